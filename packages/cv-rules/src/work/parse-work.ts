import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { byRecency, type DateRange, findDateMentions, findDateRange } from '../dates';
import type { Line } from '../line';
import { cellText, readTable, type Row } from '../tables';
import { describesWork } from '../vocabulary/accomplishments';
import { isPlace } from '../vocabulary/places';
import { titleLikeness } from '../vocabulary/work-words';
import { joinWrapped } from '../wrapped-lines';
import { hasPlacesInBrackets, type PositionHead, knownOrder, readPositionHead } from './header-parts';
import { type Field, fieldOf, readField } from './field-labels';
import { toFormEntries } from './forms';
import { isDuration, isSentence } from './header-lines';
import { type Segment, toSegments } from './segments';

type Work = ParsedCv['work_experiences'][number];
type Employer = Pick<Work, 'company_name' | 'location'>;
/** A header line is a phrase, at most as long as a title and a company. */
const longestHeaderLine = 90;
/** More than any position has; limits the work, as each line is compared with the whole header above. */
const mostHeaderLines = 8;

/** Positions of a CV, current first, then newest first. */
export function parseWork(lines: readonly Line[]): Work[] {
  const rows = readTable(lines);
  const works = rows
    ? rows.flatMap(fromRow)
    : fromSegments(toFormEntries(lines)?.flatMap(toSegments) ?? toSegments(lines));
  return withInheritedCompanies(works)
    .filter(({ company_name, job_title }) => company_name || job_title)
    .sort(byRecency);
}

function fromRow(row: Row): Work[] {
  const period = cellText(row, 'period') ?? cellText(row, 'date') ?? '';
  const head = readPositionHead([
    cellText(row, 'title') ?? '',
    cellText(row, 'company') ?? cellText(row, 'name') ?? '',
  ]);
  const description = joinWrapped(row.description ?? []);
  const location = cellText(row, 'location') ?? head.location;
  return [toWork({ ...head, location }, readPeriod(period), description)];
}

function fromSegments(segments: readonly Segment[]): Work[] {
  const headsInLists = segments.some((segment) => isHeadless(segment) && isHeadInList(segment.after[0]));
  const read = withTeams(segments.map((segment) => readSegment(segment, headsInLists)));
  const orders = read.map(({ header }) => knownOrder(header)).filter((order) => order !== null);
  const companyFirst = orders.filter((order) => order === 'company-first').length * 2 > orders.length;
  const placesInBrackets = hasPlacesInBrackets(read.map(({ header }) => header));
  const habits = { titleFirst: !companyFirst, placesInBrackets };
  return read.map(({ header, dates, description, labels }) => {
    const head = readPositionHead(header, habits);
    const employer = readEmployer(labels.company);
    return toWork(
      {
        title: labels.title ?? head.title ?? (labels.company ? head.company : null),
        company: employer?.name ?? head.company ?? (labels.title ? head.title : null),
        location: labels.location ?? employer?.place ?? head.location,
      },
      dates ?? readPeriod(labels.period ?? ''),
      description,
    );
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
  return isPlace(place) ? { name: value.slice(0, comma).trim(), place } : { name: value, place: null };
}

interface ReadSegment {
  readonly header: string[];
  readonly dates: DateRange | null;
  readonly description: string[];
  readonly labels: Partial<Record<Field, string>>;
}

function readSegment(segment: Segment, headsInLists: boolean): ReadSegment {
  const { before, beside, dates, after } = segment;
  const labels: Partial<Record<Field, string>> = {};
  const header: string[] = [];
  const description: Line[] = [];
  // A sentence above the dates is about the employer.
  for (const line of before)
    if (!takeLabel(line, labels, description) && !isSentence(line)) header.push(line.cells.join('\t'));
  if (beside && !fieldOf(beside.toLowerCase())) header.push(beside);
  const [first, ...others] = after;
  const isHeadFirst = headsInLists && isHeadless(segment) && first !== undefined && !isSentence(first);
  if (isHeadFirst) header.push(first.cells.join('\t'));
  for (const line of isHeadFirst ? others : after) {
    if (takeLabel(line, labels, description) || (description.length === 0 && isDuration(line.text))) continue;
    if (description.length === 0 && belongsToHeader(line, header, labels)) header.push(line.cells.join('\t'));
    else description.push(line);
  }
  return { header, dates, description: joinWrapped(description), labels };
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

function belongsToHeader(
  line: Line,
  header: readonly string[],
  labels: Partial<Record<Field, string>>,
): boolean {
  const { text, marker } = line;
  if (header.length >= mostHeaderLines || marker === 'bullet') return false;
  if (text.length > longestHeaderLine || /[a-z]\.$/.test(text)) return false;
  const head = readPositionHead(header);
  if (isPlace(text)) return head.location === null;
  if (head.title && describesWork(text)) return false;
  if (labels.title !== undefined || labels.company !== undefined)
    return !(labels.title ?? head.title) || !(labels.company ?? head.company);
  if (!head.title || !head.company) return true;
  const [beginning = ''] = text.split(/[,|]/);
  // `Team Leader, Customer Service`: the line below has the employer.
  if (titleLikeness(head.company) >= 0 && titleLikeness(beginning) < 0) return true;
  // A supposed post may be an unlisted place, if the next line has a post.
  return titleLikeness(head.title) === 0 && titleLikeness(head.company) <= 0 && titleLikeness(text) > 0;
}

/** Extracts a labelled line. The label of a description starts the description. */
function takeLabel(line: Line, labels: Partial<Record<Field, string>>, description: Line[]): boolean {
  const { field, value } = readField(line.text) ?? {};
  if (!field) return false;
  if (field === 'description') {
    // `Job desk : - Lead 12 mechanics`
    const text = value?.replace(/^[-•*]\s+/, '');
    if (text) description.push({ ...line, text, cells: [text] });
  } else if (value) labels[field] ??= value;
  return true;
}

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

/**
 * An employer with the period of all posts there: `Harvey & Moss, Sydney  2014 – 2019` above `Supply Planner (2016 –
 * 2019)`. undefined for a post.
 */
function employerOfPosts(work: Work, next: Work | undefined): Employer | undefined {
  const isDescribed = work.description !== null || titleLikeness(work.job_title) > 0;
  if (isDescribed || !next || next.company_name || !next.job_title || !isWithin(work, next)) return undefined;
  // A second name beside the employer that is no post is its place.
  return work.company_name
    ? { company_name: work.company_name, location: work.location ?? (work.job_title || null) }
    : { company_name: work.job_title, location: work.location };
}

function isWithin(whole: Work, part: Work): boolean {
  const yearsOf = ({ start_date, end_date, is_current }: Work) => [
    start_date?.slice(0, 4) ?? '',
    is_current ? '9999' : (end_date?.slice(0, 4) ?? ''),
  ];
  const [begins = '', ends = ''] = yearsOf(whole);
  const [from = '', to = ''] = yearsOf(part);
  return begins !== '' && to !== '' && begins <= from && to <= ends;
}

/** Several posts under one company: later header lines have only the post. */
function withInheritedCompanies(works: readonly Work[]): Work[] {
  const complete: Work[] = [];
  let company: Employer | undefined;
  for (const [index, work] of works.entries()) {
    if (work.company_name) company = { company_name: work.company_name, location: work.location };
    const next = works[index + 1];
    const isOnlyCompany = !work.job_title && !work.description && next?.company_name === '';
    if (isOnlyCompany) continue;
    const employer = employerOfPosts(work, next);
    if (employer) {
      company = employer;
      continue;
    }
    if (work.company_name || !company) complete.push(work);
    else
      complete.push({
        ...work,
        company_name: company.company_name,
        location: work.location ?? company.location,
      });
  }
  return complete;
}
