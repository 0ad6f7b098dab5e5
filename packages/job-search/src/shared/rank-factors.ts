import type { PostingTrust } from '../posting';

/** Weights of a word by field. */
export const fieldWeights = { title: 10, skills: 6, company: 3, place: 3, facts: 2, text: 1 } as const;
export type TextField = keyof typeof fieldWeights;
export const textFields = Object.keys(fieldWeights) as readonly TextField[];

/** Saturation (`k1` of BM25): repeating a word adds little. The length of a field does not count. */
export const saturation = 0.5;

/** Share of the score that does not decrease with age, and half-life of the rest in days. */
export const ageless = 0.4;
export const halfLifeDays = 21;
/** Days for which a posting counts as fresh. */
export const freshDays = 7;
export const dayMs = 86_400_000;

export const riskyFrom = 30;

/** @param ageMs since publishing @returns 0.4 to 1 */
export function ageFactor(ageMs: number): number {
  return ageless + (1 - ageless) * 2 ** (-Math.max(0, ageMs) / (halfLifeDays * dayMs));
}

export function trustFactor(trust: PostingTrust): number {
  return (
    (trust.isCompanyVerified ? 1.1 : 1) *
    (trust.hasReplyBadge ? 1.05 : 1) *
    (trust.riskScore >= riskyFrom ? 0.6 : 1) *
    (trust.hasUnansweredRecord ? 0.8 : 1)
  );
}
