import { synonyms } from './synonyms';
import { meaningfulWords, stemsOf } from './terms';

const groups = synonyms.map((group) => new Set(meaningfulWords(group).flatMap(stemsOf)));

/** Stems of words for the same, without the word's own. @param stems of a word */
export function synonymStems(stems: readonly string[]): string[] {
  const found = groups.filter((group) => stems.some((stem) => group.has(stem)));
  return [...new Set(found.flatMap((group) => [...group]))].filter((stem) => !stems.includes(stem));
}
