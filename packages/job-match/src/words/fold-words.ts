/**
 * The words of a text in lower case without accents, in order. `+` and `#` belong to a word (C++, C#); other signs
 * separate words.
 */
export function foldWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);
}
