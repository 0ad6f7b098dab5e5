import type { CvWords, ReadLine } from '../find-proof';
import { type CvLine, longestQuote } from '../matchable-cv';
import { sentenceEnd } from '../text/line-patterns';
import { removePromptInjections } from '../text/prompt-injection-filter';
import { truncateText } from '../text/truncate-text';
import { toTokens } from '../tokens';
import { type QuotableText, readQuotable } from '../words/find-quote';
import { removeInvisible } from './invisible';
import type { AskedKind, CvPart, MatchedCv } from './posting-match';

/** A line of a field, with where it is from. */
export interface FieldLine extends CvLine {
  readonly part: CvPart;
  readonly index: number | null;
  readonly field: string;
  /** As in the field; `source` is without invisible characters. */
  readonly raw: string;
  readonly quotable: QuotableText;
}

/** Lines in the order in which they are searched. */
export interface LineSet extends CvWords {
  readonly fieldLines: readonly FieldLine[];
}

export interface Job {
  readonly start: string | null;
  readonly end: string | null;
  readonly isCurrent: boolean;
  readonly lines: readonly FieldLine[];
}

export interface ReadCv {
  readonly lines: readonly FieldLine[];
  readonly jobs: readonly Job[];
  /** Those that can show something of a kind. */
  linesFor(kind: AskedKind, among?: readonly FieldLine[]): LineSet;
}

/** What a CV holds beyond is not read. */
const mostLines = 2000;
/** Long lines are read sentence by sentence, and what has no end in pieces. */
const longestLine = 200;
const piece = /[^]{1,500}(?=\s|$)|[^]{1,500}/gu;
const lineBreak = /\r\n?|[\n\u2028\u2029\u0085\v\f]/;

type Field = readonly [part: CvPart, index: number | null, field: string, text: string | null];

/** Fields in which something of a kind is searched, the most conclusive first; `null` for all others. */
const fieldsOfKind: Partial<Record<AskedKind, readonly (string | null)[]>> = {
  degree: ['degree', 'field_of_study', 'institution_name', 'personal_summary'],
  study: ['field_of_study', 'degree', 'name', null],
  // Sentences name the occupations of other people: "reported to the finance manager".
  title: ['job_title', 'name', 'skill_name', 'personal_summary'],
  language: ['language_name', 'name', null],
  certificate: ['name', null],
  location: ['location', 'personal_summary'],
  grade: ['grade', 'name', 'proficiency_level', 'skill_name', 'personal_summary'],
};
/** They show one kind alone. */
const ofOneKind = new Set(['location', 'institution_name', 'proficiency_level', 'grade']);

export function readCv(cv: MatchedCv): ReadCv {
  const lines = listFields(cv).flatMap(splitField).slice(0, mostLines).map(readLine);
  const words = new Map(lines.map((line) => [line, toTokens(line.source)]));
  const sets = new Map<AskedKind, LineSet>();
  const pick = (kind: AskedKind, among: readonly FieldLine[]): LineSet => {
    const fieldLines = inOrder(kind, among);
    const read = fieldLines.map((line): ReadLine => ({ line, tokens: words.get(line) ?? [] }));
    const vocabulary = new Set(read.flatMap(({ tokens }) => tokens.map(({ word }) => word)));
    return { fieldLines, lines: read, positions: [], vocabulary };
  };
  return {
    lines,
    jobs: cv.work_experiences.map(({ start_date: start, end_date: end, is_current: isCurrent }, at) => ({
      start,
      end,
      isCurrent,
      lines: lines.filter(({ part, index }) => part === 'work_experiences' && index === at),
    })),
    linesFor(kind, among) {
      if (among) return pick(kind, among);
      const known = sets.get(kind) ?? pick(kind, lines);
      sets.set(kind, known);
      return known;
    },
  };
}

function listFields(cv: MatchedCv): Field[] {
  return [
    ...cv.work_experiences.flatMap(({ job_title: title, description, location }, index): Field[] => [
      ['work_experiences', index, 'job_title', title],
      ['work_experiences', index, 'description', description],
      ['work_experiences', index, 'location', location],
    ]),
    ...cv.skills.map(({ skill_name: name }, index): Field => ['skills', index, 'skill_name', name]),
    ...cv.licenses_certifications.map(({ name }, index): Field => [
      'licenses_certifications',
      index,
      'name',
      name,
    ]),
    ...cv.educations.flatMap(
      ({ degree, field_of_study: study, institution_name: school, grade }, index): Field[] => [
        ['educations', index, 'degree', degree],
        ['educations', index, 'field_of_study', study],
        ['educations', index, 'institution_name', school],
        ['educations', index, 'grade', grade],
      ],
    ),
    ...cv.languages.flatMap(({ language_name: name, proficiency_level: level }, index): Field[] => [
      ['languages', index, 'language_name', name],
      ['languages', index, 'proficiency_level', level],
    ]),
    ['personal_summary', null, 'personal_summary', cv.personal_summary],
  ];
}

/** Without lines that only speak to a machine. */
function splitField([part, index, field, text]: Field): Omit<FieldLine, 'quotable' | 'quote' | 'section'>[] {
  return (text ?? '')
    .split(lineBreak)
    .flatMap(splitLine)
    .flatMap((untrimmed) => {
      const raw = untrimmed.trim();
      const source = removeInvisible(raw).trim();
      const isEmpty = source === '' || removePromptInjections(source) === '';
      return isEmpty ? [] : [{ part, index, field, raw, source }];
    });
}

const splitLine = (line: string): readonly string[] =>
  line.length <= longestLine
    ? [line]
    : line.split(sentenceEnd).flatMap((sentence) => sentence.match(piece) ?? []);

function readLine(line: ReturnType<typeof splitField>[number], at: number): FieldLine {
  let quotable: QuotableText | undefined;
  return {
    ...line,
    section: 'head',
    quote: { text: truncateText(line.source, longestQuote).trim(), line: at + 1 },
    get quotable() {
      return (quotable ??= readQuotable(line.source));
    },
  };
}

function inOrder(kind: AskedKind, lines: readonly FieldLine[]): FieldLine[] {
  const fields = fieldsOfKind[kind] ?? [null];
  return fields.flatMap((field) =>
    lines.filter((line) =>
      field === null ? !fields.includes(line.field) && !ofOneKind.has(line.field) : line.field === field,
    ),
  );
}
