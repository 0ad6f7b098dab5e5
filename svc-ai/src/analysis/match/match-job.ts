import { createHash } from 'node:crypto';
import type { JobMatch, Keyword, KeywordWeight } from '@sabi/contracts/http/cv-report';
import { keywordWeights } from '@sabi/contracts/http/cv-report';
import type { CvUnderReview } from '../review/cv-under-review';
import { findWanted } from './find-wanted';
import { readJob } from './job-clauses';
import { prove, readCvWords } from './prove';
import type { Asked, Wanted } from './wanted';

/** Changes whenever the vocabulary, a weight or the reading of a job description does. */
export const matchVersion = 'job-match-v3';

const points: Record<KeywordWeight, number> = { required: 3, expected: 2, optional: 1 };
/** What is said in other words counts, but a program that searches for the word itself will miss it. */
const shareOfNear = 0.8;
/** A description that asks for more asks for nothing in particular. */
const mostKeywords = 60;

/** What of a job description stands in a CV. No clock, no chance, no model: the same texts give the same match. */
export function matchJob(cv: CvUnderReview, jobText: string): JobMatch {
  const { clauses, ignoredLines } = readJob(jobText);
  const words = readCvWords(cv);
  const keywords = onlyOnce(clauses.flatMap(findWanted)).map(({ keyword, kind, weight, asked }): Keyword => ({
    keyword,
    kind,
    weight,
    proof: prove(asked, words),
  }));
  const found = keywords.filter(({ proof }) => proof?.how === 'same');
  const near = keywords.filter(({ proof }) => proof !== null && proof.how !== 'same');
  const missing = keywords.filter(({ proof }) => proof === null);
  return {
    engine_version: matchVersion,
    input_sha256: createHash('sha256').update(jobText).digest('hex'),
    percent: toPercent(found, near, missing),
    found,
    near,
    missing,
    ignored_lines: ignoredLines,
  };
}

/** Each thing once, as it is asked for the most; the most wanted first. */
function onlyOnce(wanted: readonly Wanted[]): Wanted[] {
  const rank = ({ weight }: Wanted) => keywordWeights.indexOf(weight);
  const seen = new Set<unknown>();
  return wanted
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ asked }) => {
      const key = keyOf(asked);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, mostKeywords);
}

function keyOf(asked: Asked): unknown {
  if (asked.by === 'concept') return asked.concept;
  if (asked.by === 'choice') return asked.of.map(({ form }) => form.words.join(' ')).join(' / ');
  return asked.by === 'years' ? 'years' : asked.form.words.join(' ');
}

function toPercent(
  found: readonly Keyword[],
  near: readonly Keyword[],
  missing: readonly Keyword[],
): number | null {
  const sum = (keywords: readonly Keyword[]) => keywords.reduce((all, { weight }) => all + points[weight], 0);
  const all = sum(found) + sum(near) + sum(missing);
  return all === 0 ? null : Math.round((100 * (sum(found) + shareOfNear * sum(near))) / all);
}
