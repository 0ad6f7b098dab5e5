/** At most the first `maxCharacters` UTF-16 units, without splitting a grapheme. */
export function truncateText(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  let end = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (end + segment.length > maxCharacters) break;
    end += segment.length;
  }
  return text.slice(0, end);
}
