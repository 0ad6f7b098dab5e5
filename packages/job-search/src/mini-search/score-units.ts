import type { QueryUnit } from '@sabi/job-match/words/read-words';
import type MiniSearch from 'minisearch';
import { fieldWeights, saturation, textFields } from '../shared/rank-factors';
import type { IndexedPosting } from '../shared/indexed-posting';

/** Posting id → score. */
type Scores = ReadonlyMap<string, number>;

/**
 * Postings with every required unit, by the sum of their units' scores.
 * @returns undefined where no words were typed: every posting fits
 */
export function scoreUnits(
  index: MiniSearch<IndexedPosting>,
  units: readonly QueryUnit[],
): Scores | undefined {
  if (units.length === 0) return undefined;
  const [first, ...others] = units
    .filter(({ isRequired }) => isRequired)
    .map((unit) => scoreUnit(index, unit));
  const optional = units.filter(({ isRequired }) => !isRequired).map((unit) => scoreUnit(index, unit));
  const scores = new Map<string, number>();
  for (const [id, score] of first ?? []) {
    if (!others.every((other) => other.has(id))) continue;
    scores.set(
      id,
      [...others, ...optional].reduce((sum, other) => sum + (other.get(id) ?? 0), score),
    );
  }
  return scores;
}

/** Postings with at least one whole phrase, by the sum of their phrases' scores and of the preferred units'. */
export function scorePhrases(
  index: MiniSearch<IndexedPosting>,
  phrases: readonly (readonly QueryUnit[])[],
  preferred: readonly QueryUnit[],
): Scores {
  const sums = new Map<string, number>();
  for (const phrase of phrases)
    for (const [id, score] of scoreUnits(index, phrase) ?? []) sums.set(id, (sums.get(id) ?? 0) + score);
  for (const unit of preferred)
    for (const [id, score] of scoreUnit(index, unit)) {
      const sum = sums.get(id);
      if (sum !== undefined) sums.set(id, sum + score);
    }
  return sums;
}

/** Best score among the alternatives, by posting. */
export function scoreUnit(
  index: MiniSearch<IndexedPosting>,
  { alternatives }: QueryUnit,
): Map<string, number> {
  const best = new Map<string, number>();
  for (const { term, weight } of alternatives)
    for (const { id, score } of findTerm(index, term)) {
      const key = String(id);
      best.set(key, Math.max(best.get(key) ?? 0, score * weight));
    }
  return best;
}

const findTerm = (index: MiniSearch<IndexedPosting>, term: string) =>
  index.search(term, {
    fields: [...textFields],
    boost: fieldWeights,
    prefix: false,
    fuzzy: false,
    bm25: { k: saturation, b: 0, d: 0 },
  });
