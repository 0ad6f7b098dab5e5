import type { ReportSection, ScorePart } from '@sabi/contracts/http/ai/cv-report';
import type { AnalyzedCv } from '../analyzed-cv';
import { isInOrder } from '../employment-periods';
import type { CvContent, Post } from './cv-content';
import type { Statement } from './statement';

/** What a CV can earn, in whole points; 100 in total. */
export const partPoints: Readonly<Record<ScorePart, { section: ReportSection; max: number }>> = {
  reachable: { section: 'contact', max: 5 },
  headings: { section: 'structure', max: 6 },
  entries: { section: 'structure', max: 9 },
  readable: { section: 'structure', max: 5 },
  skills: { section: 'structure', max: 4 },
  duties: { section: 'history', max: 11 },
  scope: { section: 'history', max: 8 },
  results: { section: 'history', max: 16 },
  posts: { section: 'history', max: 7 },
  education: { section: 'history', max: 4 },
  sentences: { section: 'wording', max: 9 },
  exactness: { section: 'wording', max: 6 },
  privacy: { section: 'privacy', max: 10 },
};

export type EarnedPoints = Readonly<Record<ScorePart, number>>;

/** Up to 1, in proportion to a number that is enough. */
const upTo = (count: number, enough: number) => Math.min(1, count / enough);

/** Points before findings take theirs; a joke or a template earns none for what it invents. */
export function earnPoints(cv: AnalyzedCv, content: CvContent, isSerious: boolean): EarnedPoints {
  const substance = isSerious ? substanceOf(content) : { duties: 0, scope: 0, results: 0 };
  const structure = isSerious ? 1 : 0.7;
  const shares = {
    ...substance,
    reachable: reachable(cv, content),
    headings: headings(content) * structure,
    entries: entries(cv, content) * structure,
    readable: readable(cv, content) * structure,
    skills: isSerious ? skills(content) : 0,
    posts: isSerious ? posts(content) : 0,
    education: isSerious ? education(content) : 0,
    sentences: sentences(content) * structure,
    exactness: exactness(cv, content) * structure,
    privacy: isSerious ? upTo(cv.words, 25) : 0,
  };
  const parts = Object.keys(partPoints) as ScorePart[];
  return Object.fromEntries(
    parts.map((part) => [part, Math.round(shares[part] * partPoints[part].max)]),
  ) as Record<ScorePart, number>;
}

const weigh = (statements: readonly Statement[], weightOf: (statement: Statement) => number) =>
  statements.reduce((sum, statement) => sum + weightOf(statement), 0);

function dutyWeight({ isEmpty, isDutyOnly }: Statement): number {
  if (isEmpty) return 0;
  return isDutyOnly ? 0.25 : 1;
}

function substanceOf({ posts: all, statements }: CvContent) {
  const done = weigh(statements, dutyWeight);
  const scope = statements.filter(({ hasFigure, isEmpty }) => hasFigure && !isEmpty).length;
  const results = weigh(statements, ({ hasResult, hasFigure }) => (hasResult ? (hasFigure ? 1 : 0.6) : 0));
  const hasPosts = all.length > 0 || done >= 2 ? 1 : 0;
  return {
    duties: (5 * hasPosts + 6 * upTo(done, 5)) / 11,
    scope: upTo(scope, 3),
    results: (10 * upTo(results, 3) + 6 * upTo(results, 6)) / 16,
  };
}

function reachable({ cv, lines }: AnalyzedCv, { hasPlace }: CvContent): number {
  const digits = lines.some(({ text }) => /(?:\+62|\b0[28])[\d\s()-]{7,}/.test(text));
  const ways = [cv.email !== null, cv.phone_number !== null || digits].filter(Boolean).length;
  return ((cv.first_name === null ? 0 : 1) + (hasPlace ? 1 : 0) + ways * 1.5) / 5;
}

function headings({ headings: kinds, posts: all }: CvContent): number {
  const known = [...kinds].filter((kind) => kind !== 'contact' && kind !== 'head').length;
  // Dated entries show by themselves where each part begins.
  const shown = all.filter(({ time }) => time !== 'none').length >= 2 ? 0.5 : 0;
  return Math.max(upTo(known, 3), shown);
}

function entries({ positions }: AnalyzedCv, { posts: all, schools }: CvContent): number {
  const dated = all.filter(({ time }) => time !== 'none');
  const count = dated.length + schools.filter(({ isDated }) => isDated).length;
  const forms = new Set(dated.map(({ time }) => time)).size;
  const isListed = dated.length > 0 ? upTo(count, 2) : upTo(all.length + schools.length, 4) * 0.4;
  const isUniform = dated.length > 0 && forms === 1 ? 1 : 0.4;
  const isOrdered = isInOrder(positions) ? 1 : 0;
  return (4 * isListed + 3 * isUniform * isListed + 2 * isOrdered * isListed) / 9;
}

const longestLine = 230;

function readable({ lines, words }: AnalyzedCv, { statements }: CvContent): number {
  const isShort = lines.filter(({ text }) => text.length > longestLine).length === 0 ? 1 : 0;
  const length = words > 1200 ? 0 : upTo(Math.max(0, words - 20), 80);
  const own = new Set(statements.map(({ line }) => line)).size;
  const inLines = statements.length === 0 ? 0 : own / statements.length;
  return (1.5 * isShort * upTo(lines.length, 8) + 2 * length + 1.5 * upTo(inLines, 0.8) * upTo(own, 3)) / 5;
}

function skills({ skills: listed, languages, certificates }: CvContent): number {
  const named = listed >= 3 ? 2 : upTo(listed, 2);
  return (
    Math.min(4, named + (languages >= 2 ? 1 : 0) + (certificates > 0 ? 1 : 0) + (listed >= 5 ? 1 : 0)) / 4
  );
}

function posts({ posts: all, statements }: CvContent): number {
  if (all.length === 0) return statements.filter(({ isEmpty }) => !isEmpty).length >= 2 ? 0.25 : 0;
  const points = { none: 1.5, years: 5, months: 7 };
  const pointsOf = ({ time, isNamed }: Post) => points[time] - (isNamed || time === 'none' ? 0 : 1);
  return all.reduce((sum, post) => sum + pointsOf(post), 0) / all.length / 7;
}

function education({ schools }: CvContent): number {
  const [best] = schools
    .map(({ isNamed, isDated }) => 2 + (isNamed ? 1 : 0) + (isDated ? 1 : 0))
    .toSorted((a, b) => b - a);
  return (best ?? 0) / 4;
}

const firstPerson = /(?<![\p{L}&])(?:i|i'm|im|my|me|saya|aku|gw|gue)(?![\p{L}&/])/iu;
const beginsSmall = /^\p{Ll}/u;

function sentences({ statements }: CvContent): number {
  const said = statements.filter(({ isEmpty }) => !isEmpty);
  if (said.length === 0) return 0.2 * upTo(statements.length, 3);
  const clear = weigh(said, ({ text, isDutyOnly }) => {
    if (isDutyOnly) return 0;
    return 1 - (firstPerson.test(text) ? 0.3 : 0) - (beginsSmall.test(text) ? 0.4 : 0);
  });
  const empty = statements.length - said.length;
  return (clear / (said.length + empty)) * (0.5 + 0.5 * upTo(clear, 4));
}

function exactness({ words }: AnalyzedCv, { statements }: CvContent): number {
  const said = statements.filter(({ isEmpty }) => !isEmpty);
  const figures = said.filter(({ hasFigure }) => hasFigure).length;
  const share = said.length === 0 ? 0 : figures / said.length;
  return (2 * upTo(words, 60) + 4 * upTo(share, 0.4) * upTo(said.length, 3)) / 6;
}
