import { createHash } from 'node:crypto';
import type { JobMatch, Keyword, KeywordWeight } from '@sabi/contracts/http/ai/cv-report';
import { keywordWeights } from '@sabi/contracts/http/ai/cv-report';
import type { AnalyzedCv } from '../cv-analysis/analyzed-cv';
import { findRequirements } from './find-requirements';
import { readJob } from './job-clauses';
import { findProof, readCvWords } from './find-proof';
import type { Criterion, JobRequirement } from './job-requirement';

/** Increment with every change of the vocabulary, a weight or the reading of job descriptions. */
export const matchVersion = 'job-match-v3';

const points: Record<KeywordWeight, number> = { required: 3, expected: 2, optional: 1 };
/** Weight of a match in other words, which exact searches miss. */
const shareOfNear = 0.8;
const mostKeywords = 60;

/** Matches a CV with a job description by rules. Deterministic. */
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

/** Each requirement once with its highest weight, in descending order. */
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
