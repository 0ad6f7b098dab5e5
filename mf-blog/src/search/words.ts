/** Words of a text, with their positions. */
export const wordPattern = /[\p{L}\p{N}]+/gu;

/** Ignores case and accents in a search. */
export function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Words of a text in the form in which they are compared. */
export function plainWords(text: string): string[] {
  return toPlain(text).match(wordPattern) ?? [];
}
