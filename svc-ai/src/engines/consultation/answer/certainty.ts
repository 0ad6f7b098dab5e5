import type { FoundPassage } from '../retrieval/passage-index';

/**
 * `sure`: quoted as an answer; `unsure`: quoted as the nearest; `near`: its page is named beside "I do not know"; `none`:
 * nothing is known.
 */
export type Certainty = 'sure' | 'unsure' | 'near' | 'none';

/**
 * Weights of a logistic regression on the questions of the tuning sets that a search answers, by whether the best passage
 * was a right one; five-fold cross-validation gives an area of 0.73 under its curve, coverage alone one of 0.66. See
 * docs/ai-helpers.md.
 */
const weights = { constant: -1.9, coverage: 1.8, evidence: 0.09, lead: 2.4 };
const leastSure = 0.62;
const leastUnsure = 0.55;
/** A short question of which the best passage has nearly every word. */
const wholeCoverage = 0.8;
/** Share of the words of a message below which no page is named. */
const leastCoverage = 0.2;

/** @param found the best first */
export function certaintyOf(found: readonly FoundPassage[]): Certainty {
  const [best] = found;
  if (!best?.isAbout || best.coverage < leastCoverage) return 'none';
  if (best.coverage >= wholeCoverage) return 'sure';
  // Passages of one page agree with each other more often than they compete.
  const other = found.find(({ passage }) => pageOf(passage.path.en) !== pageOf(best.passage.path.en));
  const probability = probabilityOf(best, other);
  if (probability >= leastSure) return 'sure';
  return probability >= leastUnsure ? 'unsure' : 'near';
}

const pageOf = (path: string): string => path.split('#')[0] ?? path;

/** That the best passage is a right one, 0 to 1. */
function probabilityOf(best: FoundPassage, second: FoundPassage | undefined): number {
  const lead = 1 - (second?.score ?? 0) / best.score;
  const { constant, coverage, evidence } = weights;
  const sum = constant + coverage * best.coverage + evidence * best.evidence + weights.lead * lead;
  return 1 / (1 + Math.exp(-sum));
}
