import type { FoundPassage } from '../retrieval/passage-index';

/**
 * `sure`: quoted as an answer; `unsure`: quoted as the nearest; `near`: its page is named beside "I do not know"; `none`:
 * nothing is known.
 */
export type Certainty = 'sure' | 'unsure' | 'near' | 'none';

/**
 * Weights of a logistic regression: every question of `asked-questions` was searched while it and a fifth of the others
 * were left out, beside questions that the site does not answer (`npm run fit-certainty`). See docs/ai-helpers.md.
 */
const constant = -4.23;
const weights = {
  coverage: 2.81,
  evidence: 1.14,
  lead: 0.65,
  similarity: 1.38,
  isFirstByText: 0.64,
  isArticle: -0.61,
};
export type CertaintyFeature = keyof typeof weights;

/** Between them the wrong answers and the needless refusals of the cross-validation are fewest together. */
const leastSure = 0.55;
const leastUnsure = 0.48;
/** A short question of which the best passage has nearly every word. */
const wholeCoverage = 0.8;
/** Share of the words of a message below which no page is named. */
const leastCoverage = 0.2;

/** @param found the best first */
export function certaintyOf(found: readonly FoundPassage[]): Certainty {
  const [best] = found;
  if (!best?.isAbout || best.coverage < leastCoverage) return 'none';
  if (best.coverage >= wholeCoverage) return 'sure';
  const features = certaintyFeatures(found);
  const probability = features ? probabilityOf(features) : 0;
  if (probability >= leastSure) return 'sure';
  return probability >= leastUnsure ? 'unsure' : 'near';
}

const pageOf = (path: string): string => path.split('#')[0] ?? path;

/** What the certainty is weighed by. @param found the best first */
export function certaintyFeatures(
  found: readonly FoundPassage[],
): Record<CertaintyFeature, number> | undefined {
  const [best] = found;
  if (!best) return undefined;
  // Passages of one page agree with each other more often than they compete.
  const other = found.find(({ passage }) => pageOf(passage.path.en) !== pageOf(best.passage.path.en));
  return {
    coverage: best.coverage,
    evidence: Math.log(1 + best.evidence),
    lead: 1 - (other?.score ?? 0) / best.score,
    similarity: best.similarity,
    isFirstByText: best.isFirstByText ? 1 : 0,
    isArticle: best.passage.id.startsWith('article/') ? 1 : 0,
  };
}

const certaintyNames = Object.keys(weights) as CertaintyFeature[];

/** That a right passage is among those that would be quoted or cited, 0 to 1. */
function probabilityOf(features: Record<CertaintyFeature, number>): number {
  const sum = certaintyNames.reduce((all, name) => all + weights[name] * features[name], constant);
  return 1 / (1 + Math.exp(-sum));
}
