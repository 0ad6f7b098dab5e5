import { createHash } from 'node:crypto';
import type { JobMatch, Keyword, KeywordWeight } from '@sabi/contracts/http/cv-report';
import { keywordWeights } from '@sabi/contracts/http/cv-report';
import type { AnalyzedCv } from '../cv-analysis/analyzed-cv';
import { findRequirements } from './find-requirements';
import { readJob } from './job-clauses';
import { findProof, readCvWords } from './find-proof';
import type { Criterion, JobRequirement } from './job-requirement';

/** Changes whenever the vocabulary, a weight or the reading of a job description does. */
export const matchVersion = 'job-match-v3';

const points: Record<KeywordWeight, number> = { required: 3, expected: 2, optional: 1 };
/** What is said in other words counts, but a program that searches for the word itself will miss it. */
const shareOfNear = 0.8;
/** A description that asks for more asks for nothing in particular. */
const mostKeywords = 60;

/** What of a job description stands in a CV. No clock, no chance, no model: the same texts give the same match. */
export function matchJob(cv: AnalyzedCv, jobText: string): JobMatch {
  const { clauses, ignoredLines } = readJob(jobText);
  const words = readCvWords(cv);
  const keywords = onlyOnce(clauses.flatMap(findRequirements)).map(
    ({ keyword, kind, weight, criterion }): Keyword => ({
      keyword,
      kind,
      weight,
      proof: findProof(criterion, words),
    }),
  );
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

/** Each thing once, as it is criterion for the most; the most wanted first. */
function onlyOnce(wanted: readonly JobRequirement[]): JobRequirement[] {
  const rank = ({ weight }: JobRequirement) => keywordWeights.indexOf(weight);
  const seen = new Set<unknown>();
  return wanted
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ criterion }) => {
      const key = keyOf(criterion);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, mostKeywords);
}

function keyOf(criterion: Criterion): unknown {
  if (criterion.by === 'concept') return criterion.concept;
  if (criterion.by === 'choice') return criterion.of.map(({ form }) => form.words.join(' ')).join(' / ');
  return criterion.by === 'years' ? 'years' : criterion.form.words.join(' ');
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
