import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { byRecency } from '../dates';
import { cellText, readTable, type Row } from '../tables';
import type { Line } from '../line';
import { degreeAtStart } from '../vocabulary/degrees';
import { isInstitution, isProgramme } from '../vocabulary/education-words';
import { joinWrappedLines } from '../wrapped-lines';
import { splitSentences } from './sentences';
import { type EducationFacts, readEducationLine } from './entry-parts';

type Education = ParsedCv['educations'][number];
type Draft = { -readonly [Key in keyof EducationFacts]: EducationFacts[Key] };

const identifying = ['institution', 'degree', 'dates'] as const;
const schoolAward =
  /^(?:Leaving Certificate|SPM|STPM|(?:GCE )?[AO][- ]Levels?|I?GCSEs?|High School Diploma|NCEA|Abitur|Matura|WASSCE|WAEC|GED|(?:Higher|Senior|Junior) \w+ Certificate)/i;
/** Longer phrases are descriptions, not fields of study. */
const longestField = 60;

/** Education entries of a CV, current first, then newest first. */
export function parseEducation(lines: readonly Line[]): Education[] {
  const rows = readTable(lines);
  const drafts = rows
    ? rows.map(fromRow)
    : toDrafts(joinWrappedLines(asRows(lines), isSchoolBelowDegree).flatMap(readLines));
  return drafts
    .filter(({ institution, degree, dates, rest }) => institution || degree || (dates && rest.length > 1))
    .map(toEducation)
    .sort(byRecency);
}

/** `Bachelor of Science in Statistics` over `Oregon State College`, in a column that the degree fills. */
function isSchoolBelowDegree(previous: Line, line: Line): boolean {
  const isOpen = /(?:[,/&(–—-]|\b(?:of|in|and|dan|di|at))$/i.test(previous.text);
  return isInstitution(line.text) && degreeAtStart(previous.text) !== null && !isOpen;
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

interface ReadLine extends EducationFacts {
  readonly isApart: boolean;
}

function readLines({ line, text }: { line: Line; text: string }): ReadLine[] {
  return splitSentences(text).map((sentence, index) => ({
    ...readEducationLine(sentence),
    isApart: index === 0 && line.isApart,
  }));
}

/** A line that repeats a known field starts a new school, and so does a named block behind a whole one. */
function toDrafts(lines: readonly ReadLine[]): EducationFacts[] {
  const drafts: Draft[] = [];
  const startsUnnamed = lines[0] ? isUnnamed(lines[0]) : false;
  for (const [index, facts] of lines.entries()) {
    const draft = drafts.at(-1);
    const next = lines[index + 1];
    const opensNext = startsUnnamed && isUnnamed(facts) && draft && next && repeats(draft, next);
    const isBlock = draft && facts.isApart && isWhole(draft) && isWhole(blockAt(lines, index));
    if (!draft || repeats(draft, facts) || opensNext || isBlock) drafts.push({ ...facts });
    else Object.assign(draft, merge(draft, facts));
  }
  return drafts;
}

/** Facts of the lines up to the next blank line. */
function blockAt(lines: readonly ReadLine[], start: number): EducationFacts {
  const end = lines.findIndex(({ isApart }, index) => index > start && isApart);
  return lines.slice(start, end === -1 ? lines.length : end).reduce<EducationFacts>(merge, { rest: [] });
}

/** A dated school, or a dated programme. */
function isWhole({ institution, degree, dates, rest }: EducationFacts): boolean {
  return dates !== undefined && (institution !== undefined || degree !== undefined || rest.length > 0);
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
  const school = phrases.find((phrase) => !isProgramme(phrase));
  // `UX Design Bootcamp` beside `Pixel Foundry`: what was taught and by whom.
  if (institution && isProgramme(institution) && !degree && school)
    return toEducation({
      institution: school,
      ...(dates && { dates }),
      ...(grade && { grade }),
      field: field ?? institution,
      rest: [],
    });
  // `Leaving Certificate, Scoil Example`: a school leaver's award has no subject.
  if (!institution && !school && degree && field && schoolAward.test(degree))
    return toEducation({
      institution: field,
      degree,
      ...(dates && { dates }),
      ...(grade && { grade }),
      rest: [],
    });
  const name = institution ?? school ?? phrases[0];
  const unused = phrases.filter((phrase) => phrase !== name);
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
