import { conceptWords } from './concepts';

/** Shorter words have too many neighbours. */
const minLength = 5;

const byDeletion = new Map<string, string[]>();
for (const word of conceptWords)
  for (const form of deleteOneLetter(word)) byDeletion.set(form, [...(byDeletion.get(form) ?? []), word]);

/** Whether one letter of the word may be wrong. */
export const mayBeMisspelled = (word: string): boolean => word.length >= minLength;

/**
 * Words of the concepts that differ by one letter: one too many, missing, another, or two in the wrong order.
 * @param word folded
 */
export function findFuzzyWords(word: string): string[] {
  if (!mayBeMisspelled(word)) return [];
  const near = new Set(deleteOneLetter(word).flatMap((form) => byDeletion.get(form) ?? []));
  near.delete(word);
  return [...near].filter((candidate) => candidate.length >= minLength - 1);
}

/** The word itself too, for a letter too many or missing. */
function deleteOneLetter(word: string): string[] {
  return [word, ...Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1))];
}
