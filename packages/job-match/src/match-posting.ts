import type { KeywordWeight } from '@sabi/contracts/http/ai/cv-report';
import { findRequirements } from './find-requirements';
import { readJob } from './job-clauses';
import type { JobRequirement } from './job-requirement';
import { keyOf, onlyOnce } from './only-once';
import type {
  AskedMatch,
  MatchedCv,
  MatchedPosting,
  MatchState,
  PostingMatch,
  RequirementMatch,
} from './posting/posting-match';
import { proveAsked } from './posting/prove-asked';
import { proveGrade } from './posting/prove-grade';
import { proveTime } from './posting/prove-time';
import { type ReadCv, readCv } from './posting/read-cv';
import { type ReadRequirement, readRequirement } from './posting/read-requirement';
import { postingVocabulary } from './vocabulary/posting-vocabulary';

/** Increment with every change of the vocabulary, a weight or the reading of requirements and CVs. */
export const postingMatchVersion = 'posting-match-v1';

const points = { must: 3, wish: 1 };
/** What stands in the text alone counts less than what its author lists. */
const pointsOfText: Readonly<Record<KeywordWeight, number>> = { required: 1, expected: 0.5, optional: 0.25 };
const shareOf: Readonly<Record<MatchState, number>> = { found: 1, near: 0.8, missing: 0 };

interface MatchOptions {
  /** Month up to which current jobs count, `2026-06`; without it their length is not known. */
  readonly asOf?: string;
}

/** Matches a CV or profile with the requirements of a posting. Deterministic. */
export const matchPosting = (
  posting: MatchedPosting,
  cv: MatchedCv,
  options: MatchOptions = {},
): PostingMatch => matchRead(posting, readCv(cv), options);

/** The same for several postings, with the CV read once. */
export function matchPostings(
  postings: readonly MatchedPosting[],
  cv: MatchedCv,
  options: MatchOptions = {},
): PostingMatch[] {
  const read = readCv(cv);
  return postings.map((posting) => matchRead(posting, read, options));
}

function matchRead({ requirements, text }: MatchedPosting, cv: ReadCv, options: MatchOptions): PostingMatch {
  const read = requirements.map((requirement) => ({
    ...requirement,
    asks: readRequirement(requirement.text),
  }));
  const matches = read.map(({ text: words, must, asks }): RequirementMatch => {
    const asked = prove(asks, cv, options);
    const quote = asked.flatMap((each) => each.quote ?? [])[0] ?? null;
    return { text: words, must, state: combine(asked), asked, quote };
  });
  const others = findOthers(text, read).map((requirement) => ({
    weight: requirement.weight,
    match: proveKeyword(requirement, cv),
  }));
  return {
    version: postingMatchVersion,
    requirements: matches,
    others: others.map(({ match }) => match),
    score: toScore([
      ...matches
        .filter(({ asked }) => asked.length > 0)
        .map((match) => ({
          weight: match.must ? points.must : points.wish,
          share: shareOfRequirement(match),
        })),
      ...others.map(({ weight, match }) => ({ weight: pointsOfText[weight], share: shareOf[match.state] })),
    ]),
  };
}

const prove = (
  { named, grades, time }: ReadRequirement,
  cv: ReadCv,
  { asOf }: MatchOptions,
): AskedMatch[] => [
  ...named.map((each) => proveAsked(each, cv.linesFor(each.kind))),
  ...grades.map((each) => proveGrade(each, cv)),
  ...(time ? [proveTime(time, cv, asOf)] : []),
];

const proveKeyword = ({ keyword: words, kind, criterion }: JobRequirement, cv: ReadCv): AskedMatch =>
  proveAsked({ words, kind, criterion, phrases: [] }, cv.linesFor(kind));

function combine(asked: readonly AskedMatch[]): MatchState {
  const shown = asked.filter(({ state }) => state !== 'missing');
  if (shown.length === 0) return 'missing';
  return asked.every(({ state }) => state === 'found') ? 'found' : 'near';
}

/** What the text asks for by name and no requirement does. */
function findOthers(text: string, read: readonly { readonly asks: ReadRequirement }[]): JobRequirement[] {
  const listed = new Set(read.flatMap(({ asks }) => asks.named.map(({ criterion }) => keyOf(criterion))));
  const { clauses } = readJob(text);
  return onlyOnce(clauses.flatMap((clause) => findRequirements(clause, postingVocabulary))).filter(
    ({ kind, criterion }) => kind !== 'experience' && !listed.has(keyOf(criterion)),
  );
}

const shareOfRequirement = ({ asked }: RequirementMatch): number =>
  asked.reduce((sum, { state }) => sum + shareOf[state], 0) / asked.length;

function toScore(shares: readonly { readonly weight: number; readonly share: number }[]): number | null {
  const all = shares.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return null;
  return Math.round((100 * shares.reduce((sum, { weight, share }) => sum + weight * share, 0)) / all);
}
