import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { byRecency } from '../dates';
import { cellText, readTable, type Row } from '../tables';
import type { Line } from '../line';
import { joinWrapped } from '../wrapped-lines';
import { type EducationFacts, readEducationLine } from './entry-parts';

type Education = ParsedCv['educations'][number];
type Draft = { -readonly [Key in keyof EducationFacts]: EducationFacts[Key] };

const identifying = ['institution', 'degree', 'dates'] as const;
/** Longer phrases are descriptions, not fields of study. */
const longestField = 60;

/** Education entries of a CV, current first, then newest first. */
export function parseEducation(lines: readonly Line[]): Education[] {
  const rows = readTable(lines);
  const drafts = rows ? rows.map(fromRow) : toDrafts(joinWrapped(asRows(lines)).map(readEducationLine));
  return drafts
    .filter(({ institution, degree }) => institution || degree)
    .map(toEducation)
    .sort(byRecency);
}

/** Keeps neighbouring cells apart when lines are joined. */
function asRows(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, text: line.cells.join('\t') }));
}

/** One cell after the other; a cell's content says more than its column's name. */
function fromRow(row: Row): EducationFacts {
  const cells = (['institution', 'name', 'degree', 'level', 'field', 'grade', 'period', 'date'] as const).map(
    (column) => cellText(row, column),
  );
  const facts = cells.map((text) => readEducationLine(text ?? '')).reduce(merge, { rest: [] });
  const institution = cellText(row, 'institution') ?? facts.institution;
  const grade = cellText(row, 'grade') ?? facts.grade;
  return { ...facts, ...(institution && { institution }), ...(grade && { grade }) };
}

/** A line that repeats a known field starts a new school. */
function toDrafts(lines: readonly EducationFacts[]): EducationFacts[] {
  const drafts: Draft[] = [];
  const startsUnnamed = lines[0] ? isUnnamed(lines[0]) : false;
  for (const [index, facts] of lines.entries()) {
    const draft = drafts.at(-1);
    const next = lines[index + 1];
    const opensNext = startsUnnamed && isUnnamed(facts) && draft && next && repeats(draft, next);
    if (!draft || repeats(draft, facts) || opensNext) drafts.push({ ...facts });
    else Object.assign(draft, merge(draft, facts));
  }
  return drafts;
}

function isUnnamed(facts: EducationFacts): boolean {
  return facts.rest.length > 0 && identifying.every((key) => facts[key] === undefined);
}

function repeats(draft: EducationFacts, facts: EducationFacts): boolean {
  return identifying.some((key) => draft[key] !== undefined && facts[key] !== undefined);
}

function merge(draft: EducationFacts, facts: EducationFacts): EducationFacts {
  return { ...facts, ...draft, rest: [...draft.rest, ...facts.rest] };
}

function toEducation({ institution, degree, field, dates, grade, rest }: EducationFacts): Education {
  const phrases = rest.filter((phrase) => phrase.length <= longestField && !/[.!?]$/.test(phrase));
  // A school without a school word in its name is beside its degree.
  const name = institution ?? phrases[0];
  const unused = institution ? phrases : phrases.slice(1);
  return {
    degree: degree ?? null,
    institution_name: name ?? '',
    field_of_study: field ?? unused[0] ?? null,
    start_date: dates?.start ?? null,
    end_date: dates?.end ?? null,
    is_current: dates?.isCurrent ?? false,
    grade: grade ?? null,
  };
}
