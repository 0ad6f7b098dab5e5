import type { PostingSource, ProfileSource } from '@sabi/contracts/hiring/recommendation-sources';
import type { Recommendation } from '@sabi/contracts/http/hiring/recommendations';
import { findQuote, type QuotableText, readQuotable } from '@sabi/job-match/words/find-quote';
import type { StoredJob } from '../jobs/job';
import type { ProfilePhrase } from './list-phrases';

type Reason = Recommendation['reasons'][number];

const maxReasons = 2;
const quoteMaxLength = 100;

/**
 * Phrases of the profile that the posting meets, in their order, each quoted with the part that meets it.
 * @param isQuotable whether a part may be shown as a reason
 */
export function findReasons(
  phrases: readonly ProfilePhrase[],
  { posting }: StoredJob,
  isQuotable: (quote: string) => boolean,
): Reason[] {
  const named = listNamed(posting);
  const all = [...named, ...listSentences(posting)];
  const met = phrases.flatMap((phrase) => {
    const part = findMet(phrase, titleSources.has(phrase.source) ? named : all, isQuotable);
    return part ? [{ phrase, part }] : [];
  });
  if (met.every(({ phrase }) => phrase.isSupporting)) return [];
  const reasons = met.map(({ phrase: { source, quote }, part }) => ({
    profile: { source, quote },
    posting: part,
  }));
  return onlyOncePerQuote(reasons).slice(0, maxReasons);
}

/** Within sentences, names of occupations are those of other people: "you report to the head of sales". */
const titleSources: ReadonlySet<ProfileSource> = new Set(['position_interest', 'job_title']);

type Part = readonly [source: PostingSource, quotable: QuotableText];

const listNamed = ({ title, requirements }: StoredJob['posting']): Part[] => [
  ['title', readQuotable(title)],
  ...requirements.map(({ text }) => ['requirement', readQuotable(text)] as const),
];

const listSentences = ({ text }: StoredJob['posting']): Part[] =>
  text.split(/(?<=[.!?])\s+|\n+/u).map((sentence) => ['text', readQuotable(sentence.replace(listMark, ''))]);

const listMark = /^[\s*•·–—-]+/u;

/** In the first part that has it. */
function findMet(
  { units }: ProfilePhrase,
  parts: readonly Part[],
  isQuotable: (quote: string) => boolean,
): Reason['posting'] | undefined {
  for (const [source, quotable] of parts) {
    const quote = findQuote(units, quotable, quoteMaxLength);
    if (quote !== undefined && isQuotable(quote)) return { source, quote };
  }
  return undefined;
}

/** Several phrases with the same part of the posting would repeat it. */
function onlyOncePerQuote(reasons: readonly Reason[]): Reason[] {
  const first = new Map(reasons.toReversed().map((reason) => [reason.posting.quote, reason]));
  return reasons.filter((reason) => first.get(reason.posting.quote) === reason);
}
