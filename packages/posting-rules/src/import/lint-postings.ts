import { checkPosting } from '../check-posting';
import type { Verdict } from '../posting';
import { isFields, readPosting } from './read-posting';

/** What the rules say of one posting. */
export interface LintLine {
  readonly id: string;
  readonly verdict: Verdict;
  readonly score: number;
  /** Ids of the rules that apply. */
  readonly reasons: readonly string[];
  /** What they quote, without the empty quotes of pay. */
  readonly quotes: readonly string[];
}

/** Checks the postings of an import file, in their order. A posting without an id gets its place in the list. */
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
