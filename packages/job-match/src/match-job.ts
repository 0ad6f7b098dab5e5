import { createHash } from 'node:crypto';
import type { JobMatch, Keyword, KeywordWeight } from '@sabi/contracts/http/ai/cv-report';
import { findProof, readCvWords } from './find-proof';
import { findRequirements } from './find-requirements';
import { type JobClause, readJob } from './job-clauses';
import type { JobRequirement } from './job-requirement';
import type { MatchableCv } from './matchable-cv';
import { onlyOnce } from './only-once';
import { jobTextVocabulary } from './vocabulary/concepts';

/** Increment with every change of `jobTextVocabulary`, a weight or the reading of job descriptions. */
export const matchVersion = 'job-match-v3';

const points: Record<KeywordWeight, number> = { required: 3, expected: 2, optional: 1 };
/** Weight of a match in other words, which exact searches miss. */
const shareOfNear = 0.8;

/** Matches a CV with a job description by rules. Deterministic. */
export function matchJob(cv: MatchableCv, jobText: string): JobMatch {
  const { clauses, ignoredLines } = readJob(jobText);
  const words = readCvWords(cv);
  const keywords = onlyOnce(clauses.flatMap(listRequirements)).map(
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

const listRequirements = (clause: JobClause): JobRequirement[] => findRequirements(clause, jobTextVocabulary);

function toPercent(
  found: readonly Keyword[],
  near: readonly Keyword[],
  missing: readonly Keyword[],
): number | null {
  const sum = (keywords: readonly Keyword[]) => keywords.reduce((all, { weight }) => all + points[weight], 0);
  const all = sum(found) + sum(near) + sum(missing);
  return all === 0 ? null : Math.round((100 * (sum(found) + shareOfNear * sum(near))) / all);
}
