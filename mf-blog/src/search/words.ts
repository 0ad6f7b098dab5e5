/** Words of a text, and where they stand in it. */
export const wordPattern = /[\p{L}\p{N}]+/gu;

/** Case and accents do not count in a search. */
export function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The words of a text as they are compared. */
export function plainWords(text: string): string[] {
  return toPlain(text).match(wordPattern) ?? [];
}
