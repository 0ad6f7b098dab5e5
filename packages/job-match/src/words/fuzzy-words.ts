import { conceptWords } from './concepts';

/** Shorter words have too many similar ones. */
const minLength = 5;

const byDeletion = new Map<string, string[]>();
for (const word of conceptWords)
  for (const form of deleteOneLetter(word)) byDeletion.set(form, [...(byDeletion.get(form) ?? []), word]);

/** Whether the word is long enough to tolerate a wrong letter. */
export const mayBeMisspelled = (word: string): boolean => word.length >= minLength;

/**
 * Words of concepts that differ by one letter: added, missing, replaced, or two swapped.
 * @param word folded
 */
export function findFuzzyWords(word: string): string[] {
  if (!mayBeMisspelled(word)) return [];
  const near = new Set(deleteOneLetter(word).flatMap((form) => byDeletion.get(form) ?? []));
  near.delete(word);
  return [...near].filter((candidate) => candidate.length >= minLength - 1);
}

/** Includes the word itself, for an added or missing letter. */
function deleteOneLetter(word: string): string[] {
  return [word, ...Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1))];
}
