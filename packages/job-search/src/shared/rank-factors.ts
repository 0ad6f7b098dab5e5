import type { PostingTrust } from '../posting';

/** Weights of a word by where it is. */
export const fieldWeights = { title: 10, skills: 6, company: 3, place: 3, facts: 2, text: 1 } as const;
export type TextField = keyof typeof fieldWeights;
export const textFields = Object.keys(fieldWeights) as readonly TextField[];

/** Saturation (`k1` of BM25): a word that is there twice counts little more. The length of a field does not count. */
export const saturation = 0.5;

/** The share of the score that does not decrease with age, and the half-life of the rest in days. */
export const ageless = 0.4;
export const halfLifeDays = 21;
/** A posting is called fresh this long. */
export const freshDays = 7;
export const dayMs = 86_400_000;

export const riskyFrom = 30;

/** @param ageMs since publishing @returns 0.4 to 1 */
export function ageFactor(ageMs: number): number {
  return ageless + (1 - ageless) * 2 ** (-Math.max(0, ageMs) / (halfLifeDays * dayMs));
}

/** What the score is multiplied by. */
export function trustFactor(trust: PostingTrust): number {
  return (
    (trust.isCompanyVerified ? 1.1 : 1) *
    (trust.hasReplyBadge ? 1.05 : 1) *
    (trust.riskScore >= riskyFrom ? 0.6 : 1) *
    (trust.hasUnansweredRecord ? 0.8 : 1)
  );
}
