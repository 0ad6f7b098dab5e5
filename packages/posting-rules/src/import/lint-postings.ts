import { checkPosting } from '../check-posting';
import type { Verdict } from '../posting';
import { isFields, readPosting } from './read-posting';

export interface LintLine {
  readonly id: string;
  readonly verdict: Verdict;
  readonly score: number;
  /** Ids of the matching rules. */
  readonly reasons: readonly string[];
  /** Quotes of the findings, without the empty ones of pay. */
  readonly quotes: readonly string[];
}

/** Checks the postings of an import file, in order. A posting without an id gets its index. */
export function lintPostings(postings: readonly unknown[]): LintLine[] {
  return postings.map((posting, i) => {
    const { verdict, score, findings } = checkPosting(readPosting(posting));
    const quotes = findings.map(({ quote }) => quote).filter(Boolean);
    return {
      id: idOf(posting) ?? String(i),
      verdict,
      score,
      reasons: findings.map(({ rule }) => rule),
      quotes,
    };
  });
}

function idOf(posting: unknown): string | undefined {
  const id = isFields(posting) ? posting['id'] : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
