/**
 * Lines no wider than `width`, broken between words, and inside a word alone that is wider than a line by itself.
 * @param measure width of a text on one line
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...breakWord(word, width, measure));
  }
  return lines;
}

function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const parts = [''];
  for (const letter of word) {
    const longer = (parts.at(-1) ?? '') + letter;
    if (longer === letter || measure(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}
