import type { SearchOptions } from 'minisearch';

const prefixWeight = 0.5;
const fuzzyWeight = 0.3;
/** Share of its letters by which a similar word may differ. */
const fuzziness = 0.2;
const longEnoughForPrefix = 4;
const longEnoughForFuzzy = 5;

/** The text of a search is its stems, separated by spaces. */
export const searchedAsTerms = {
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
};

/** Finds terms by their weights, and those that begin alike or are similar to one of full weight. @param weights 0 to 1 */
export function matchWeighted(weights: ReadonlyMap<string, number>): SearchOptions {
  const isAsked = (term: string, longer: number) => term.length > longer && weights.get(term) === 1;
  return {
    boostTerm: (term) => weights.get(term) ?? 1,
    prefix: (term) => isAsked(term, longEnoughForPrefix),
    fuzzy: (term) => (isAsked(term, longEnoughForFuzzy) ? fuzziness : false),
    weights: { prefix: prefixWeight, fuzzy: fuzzyWeight },
  };
}
