import { byRecency, type DateRange, findDateMentions, findDateRange } from '../dates';
import type { Line } from '../line';
import { cellText, readTable, type Row } from '../tables';
import { isDeed } from '../vocabulary/accomplishments';
import { isPlace, mayBeCity } from '../vocabulary/places';
import { titleLikeness } from '../vocabulary/work-words';
import { joinWrapped } from '../wrapped-lines';
import { belongsToHeader, longestHeaderLine } from './below-dates';
import { isLegalSuffix } from './header-parts';
import { learnHabits, type PositionHead, readPositionHead } from './position-head';
import { type Field, fieldOf, readField } from './field-labels';
import { toFormEntries } from './forms';
import { type ReadWork, type Work, withInheritedCompanies } from './inherited-employers';
import { isAboutEmployer, isDuration, isSentence } from './header-lines';
import { type Segment, toSegments } from './segments';
import { readSaidPositions } from './sentences';

/** `City: Jakarta | Country: Indonesia` */
const besideCity = /\s*\|\s*(?:country|negara)\s*:\s*/i;
const timeOff =
  /^(?:career break|parental leave|(?:maternity|paternity) leave|sabbatical|gap year|unemployed|caring for|full[- ]time (?:parent|carer|mother|father)|mengurus (?:anak|keluarga|rumah|orang tua)|ibu rumah tangga|tidak bekerja|rehat|jeda kari[er])(?!\p{L})/iu;

/** Positions of a CV, current first, then newest first. */
export function parseWork(lines: readonly Line[]): Work[] {
  const said = readSaidPositions(lines);
  if (said) return said.toSorted(byRecency);
  const rows = readTable(lines);
  const works = rows
    ? rows.flatMap(fromRow).map((work) => ({ work, isBanner: true, isOwnPlace: false }))
    : fromSegments(toFormEntries(lines)?.flatMap(toSegments) ?? toSegments(lines));
  return withInheritedCompanies(works)
    .filter(({ company_name, job_title }) => company_name || job_title)
    .filter((work) => !isBreak(work))
    .sort(byRecency);
}

/** `2020 – 2023 Career break`, `mengurus anak`: what a CV says of a time without work. */
function isBreak({ company_name, job_title }: Work): boolean {
  return timeOff.test(job_title) || (job_title === '' && timeOff.test(company_name));
}

function fromRow(row: Row): Work[] {
  const period = cellText(row, 'period') ?? cellText(row, 'date') ?? '';
  // In a table of jobs a school, an organisation or a name is the employer's.
  const [employer = '', ...names] = (['company', 'institution', 'issuer', 'name'] as const)
    .map((column) => cellText(row, column))
    .filter((text) => text !== null);
  const head = readRowHead(cellText(row, 'title') ?? names.at(-1) ?? '', employer);
  const description = joinWrapped(row.description ?? []);
  const location = cellText(row, 'location') ?? head.location;
  return [toWork({ ...head, location }, readPeriod(period), description)];
}

/** Cells of their own for post and employer: their commas part nothing but a place. */
function readRowHead(title: string, company: string): PositionHead {
  const employer = readEmployer(company);
  const isPlain =
    title !== '' && employer !== undefined && employer.name !== '' && !/[|•·@\t]/.test(title + company);
  if (!isPlain) return readPositionHead([title, company]);
  return { title, company: employer.name, location: employer.place };
}

function fromSegments(segments: readonly Segment[]): ReadWork[] {
  const headsInLists = segments.some((segment) => isHeadless(segment) && isHeadInList(segment.after[0]));
  const read = withTeams(segments.map((segment) => readSegment(segment, headsInLists)));
  const habits = learnHabits(read.map(({ header }) => header));
  return read.map(({ header, dates, description, labels, isOwnPlace }) => {
    const head = readPositionHead(header, habits);
    const employer = readEmployer(labels.company);
    const position = {
      title:
        (isWhole(head) ? head.title : null) ??
        labels.title ??
        head.title ??
        (labels.company ? head.company : null),
      company: employer?.name ?? head.company ?? (labels.title ? head.title : null),
      location: labels.location ?? employer?.place ?? head.location,
    };
    const work = toWork(position, dates ?? readPeriod(labels.period ?? ''), description);
    return { work, isBanner: header.length !== 1, isOwnPlace };
  });
}

/**
 * An employer above several posts, each `post, team` on the line of its dates: of every post but the first only that line
 * is known, so the words behind its comma are no employer.
 */
function withTeams(read: readonly ReadSegment[]): ReadSegment[] {
  let isUnderBanner = false;
  return read.map((segment) => {
    const [line = '', ...others] = segment.header;
    const isTeam = isPostAndTeam(segment.header.at(-1) ?? '');
    if (others.length > 0) isUnderBanner = isTeam && titleLikeness(line) <= 0;
    return others.length === 0 && isTeam && isUnderBanner
      ? { ...segment, header: [], labels: { ...segment.labels, title: line } }
      : segment;
  });
}

/** `Senior Engineer, Payments Core` */
function isPostAndTeam(text: string): boolean {
  const [post = '', team, ...more] = text.split(/,\s+/);
  return (
    team !== undefined &&
    more.length === 0 &&
    !isPlace(team) &&
    titleLikeness(post) > 0 &&
    titleLikeness(team) === 0
  );
}

/** `PT Maju, Bandung`: some forms ask for name and address together. */
function readEmployer(value: string | undefined): { name: string; place: string | null } | undefined {
  if (value === undefined) return undefined;
  const comma = value.indexOf(',');
  const place = comma > 0 ? value.slice(comma + 1).trim() : '';
  return place !== '' &&
    (isPlace(place) || (mayBeCity(place) && titleLikeness(place) === 0 && !isLegalSuffix(place)))
    ? { name: value.slice(0, comma).trim(), place }
    : { name: value, place: null };
}

/** Beside a whole head, `Posisi: Staf` says how high a post is. */
function isWhole({ title, company }: PositionHead): boolean {
  return title !== null && company !== null && titleLikeness(title) > 0;
}

interface ReadSegment {
  readonly header: string[];
  readonly dates: DateRange | null;
  readonly description: string[];
  readonly labels: Partial<Record<Field, string>>;
  readonly isOwnPlace: boolean;
}

function readSegment(segment: Segment, headsInLists: boolean): ReadSegment {
  const { before, beside, dates, after } = segment;
  const labels: Partial<Record<Field, string>> = {};
  const header: string[] = [];
  const description: Line[] = [];
  // A sentence above the dates is about the employer.
  for (const line of before)
    if (!takeLabel(line, labels, description) && !isAboutEmployer(line)) header.push(line.cells.join('\t'));
  let isOwnPlace = false;
  if (beside && !labelOf(beside) && !isAside(beside, header)) header.push(beside);
  const [first, ...others] = after;
  const isHeadFirst = headsInLists && isHeadless(segment) && first !== undefined && !isSentence(first);
  if (isHeadFirst) header.push(first.cells.join('\t'));
  const isTextFirst = isPostUnderText(header, after);
  const below = after.find(({ text }) => !isDuration(text));
  for (const line of isHeadFirst || isTextFirst ? others : after) {
    if (takeLabel(line, labels, description) || (description.length === 0 && isDuration(line.text))) continue;
    if (
      description.length === 0 &&
      belongsToHeader(line, header, labels, line === below && below !== segment.after.at(-1))
    ) {
      header.push(line.cells.join('\t'));
      isOwnPlace ||= before.length > 0 && isPlace(line.text);
    } else description.push(line);
  }
  return { header, dates, description: joinWrapped(description), labels, isOwnPlace };
}

/** Beside the dates an employer alone, below them what it is, and then the post. */
function isPostUnderText(header: readonly string[], [about, post]: readonly Line[]): boolean {
  const { title, company } = readPositionHead(header);
  if (!about || !post || title !== null || company === null || !isAboutEmployer(about) || isDeed(about.text))
    return false;
  return (
    post.marker === null &&
    !isSentence(post) &&
    post.text.length <= longestHeaderLine &&
    titleLikeness(post.text) > 0
  );
}

/** `Februari 2022 - Saat ini · Manufaktur · Staf`: behind the dates of a post and its employer, what neither of them is. */
function isAside(beside: string, header: readonly string[]): boolean {
  const { title, company } = readPositionHead(header);
  const isNamed = header.length > 1 && title !== null && company !== null && titleLikeness(title) > 0;
  return isNamed && / · |^·/.test(beside) && !beside.split(' · ').some(isPlace);
}

/** Dates as a heading, and a list below. */
function isHeadless({ before, beside, after }: Segment): boolean {
  return before.length === 0 && beside === '' && after[0]?.marker === 'bullet';
}

/** Below dates as a heading, the first point of the list may be the post: `• Staff Engineer, Globex Nusantara`. */
function isHeadInList(line: Line | undefined): boolean {
  return (
    line !== undefined &&
    line.text.length <= longestHeaderLine &&
    !isSentence(line) &&
    titleLikeness(line.text) !== 0
  );
}

/** Extracts a labelled line. The label of a description starts the description. */
function takeLabel(line: Line, labels: Partial<Record<Field, string>>, description: Line[]): boolean {
  if (sectorOfForm.test(line.text)) return true;
  const { field, value } = readField(line.text) ?? readAside(line) ?? {};
  if (!field) return false;
  if (field === 'description') {
    // `Job desk : - Lead 12 mechanics`
    const text = value?.replace(/^[-•*]\s+/, '');
    if (text) description.push({ ...line, text, cells: [text] });
  } else if (value) labels[field] ??= field === 'location' ? value.replace(besideCity, ', ') : value;
  return true;
}

/** What a cell asks for; undefined where it may be a post, as `Supervisor` and `Bar staff / supervisor` are. */
function labelOf(cell: string): Field | undefined {
  const field = fieldOf(cell.toLowerCase());
  return field === 'aside' && titleLikeness(cell) > 0 ? undefined : field;
}

/** `Industri ⇥ Retail`, a row of a table of facts about a position. */
function readAside({
  cells: [name = '', value = '', ...more],
}: Line): { field: Field; value: string } | undefined {
  const field = value !== '' && more.length === 0 ? labelOf(name) : undefined;
  return field === 'aside' || field === 'sector' ? { field, value } : undefined;
}

/** `Business or sector Water management`, as Europass prints it: without a colon. */
const sectorOfForm = /^(?:(?:type of )?business or sector|jenis usaha atau sektor)\s/i;

function readPeriod(text: string): DateRange | null {
  const range = findDateRange(text);
  if (range) return range.value;
  const [date] = findDateMentions(text);
  return date ? { start: date.value, end: null, isCurrent: false } : null;
}

function toWork(
  { title, company, location }: PositionHead,
  dates: DateRange | null,
  description: readonly string[],
): Work {
  return {
    company_name: company ?? '',
    job_title: title ?? '',
    start_date: dates?.start ?? null,
    end_date: dates?.end ?? null,
    is_current: dates?.isCurrent ?? false,
    location,
    description: description.length > 0 ? description.join('\n') : null,
  };
}
