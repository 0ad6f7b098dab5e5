import { type DateRange, findDateMentions, findDateRange, without } from '../dates';
import type { Line } from '../line';
import { describesWork } from '../vocabulary/accomplishments';
import { titleLikeness } from '../vocabulary/work-words';
import { readPositionHead } from './position-head';
import { isHeaderText, isSentence, opensBlock } from './header-lines';

/** A line with the dates of a position. */
export interface Anchor {
  readonly index: number;
  readonly dates: DateRange;
  /** Remainder of the line. */
  readonly beside: string;
  /** Description in the same table row. */
  readonly description: readonly Line[];
}

type ToAnchor = (line: Line, index: number) => Anchor | undefined;

const mostLinesAbove = 2;
/** Brackets or a colon around dates in a column of their own. */
const mostBesideDates = 3;
const longestHead = 90;
/** `Project: LNG Jetty (2018 – 2020)` */
const project = /^(?:projects?|proyek|clients?|klien|assignment|penugasan)\s*(?:\d+\s*)?[:–—]/i;
/** A full stop behind a word in lower case, at the end or before a capital: `Inc.`, `St.` and initials end no sentence. */
const fullStop = /(?<=\p{Ll}{3})(?<!\b(?:Inc|Ltd|Co|Corp|St|Jl|Dr|No|Univ|Tbk|Dept))\.(?=\s+\p{Lu}|$)/u;

/** Dated heads of positions: with a period, or with a single date where one is set as a period is. */
export function findAnchors(lines: readonly Line[]): Anchor[] {
  const headers = lines.some((line) => line.marker !== 'bullet' && toRangeAnchor(line, 0))
    ? withoutBullets
    : everyLine;
  const ranges = withoutLists(lines, headers(lines, toRangeAnchor));
  if (ranges.length === 0) return headers(lines, toDateAnchor);
  const singles = headers(lines, toDateAnchor).filter(({ index, beside }) =>
    isSetAsPeriod(lines, index, beside, ranges),
  );
  return [...ranges, ...singles].toSorted((one, other) => one.index - other.index);
}

/** Below a head with its dates, a numbered list with dates holds its projects, and so do lines that say so, unless all heads are set so. */
function withoutLists(lines: readonly Line[], anchors: readonly Anchor[]): Anchor[] {
  const isNumbered = ({ index }: Anchor) => lines[index]?.marker === 'number';
  const [first] = anchors;
  const isProject = ({ index }: Anchor) => project.test(lines[index]?.text ?? '');
  return anchors.filter(
    (anchor) =>
      !(first && isNumbered(anchor) && !isNumbered(first)) &&
      !(first && isProject(anchor) && !isProject(first)),
  );
}

function everyLine(lines: readonly Line[], toAnchor: ToAnchor): Anchor[] {
  return lines.flatMap((line, index) => toAnchor(line, index) ?? []);
}

function withoutBullets(lines: readonly Line[], toAnchor: ToAnchor): Anchor[] {
  return lines.flatMap((line, index) => (line.marker === 'bullet' ? [] : (toAnchor(line, index) ?? [])));
}

function toRangeAnchor(printed: Line, index: number): Anchor | undefined {
  const { line, prose } = withoutProse(printed);
  const [first = '', ...others] = line.cells;
  const description = others.filter(describesWork);
  const text = [first, ...others.filter((cell) => !description.includes(cell))].join('\t');
  const found = findDateRange(text);
  if (!found || !isHeaderText(text)) return undefined;
  return {
    index,
    dates: found.value,
    beside: withoutDuration(without(text, found)),
    description: [...description, ...prose].map((cell) => ({ ...line, text: cell, cells: [cell] })),
  };
}

/**
 * `2013–2019 ⇥ Curator, Batik House, Lyon. Loans and surveys.`: beside dates in a column of their own, the first sentence names the
 * position, and the others describe it.
 */
function withoutProse(line: Line): { line: Line; prose: readonly string[] } {
  const [dates = '', beside = '', ...more] = line.cells;
  const range = beside !== '' && more.length === 0 ? findDateRange(dates) : undefined;
  const isOwnColumn = range !== undefined && range.to - range.from >= dates.length - mostBesideDates;
  const end = (isOwnColumn && fullStop.exec(beside)?.index) || 0;
  const [head, prose] = [beside.slice(0, end), beside.slice(end + 1).trim()];
  if (end > longestHead || !head.includes(',')) return { line, prose: [] };
  const cells = [dates, head];
  return { line: { ...line, cells, text: cells.join(' ') }, prose: prose === '' ? [] : [prose] };
}

/** `Manager, PT X, 2019`: a position without a stated end. */
function toDateAnchor({ cells }: Line, index: number): Anchor | undefined {
  const text = cells.join('\t');
  const [found, ...others] = findDateMentions(text);
  if (!found || others.length > 0 || !isHeaderText(text)) return undefined;
  return { index, dates: withinOneYear(found.value), beside: without(text, found), description: [] };
}

/** A single year, season or quarter is the year of both ends: `Waiter, 2017`. Of a single month the end is not known. */
function withinOneYear(date: string | null): DateRange {
  return { start: date, end: date?.length === 4 ? date : null, isCurrent: false };
}

/**
 * Among periods, a single date heads a position when it is set as one of them is (alone, in a cell or brackets, behind a
 * comma), in one of the first lines of a block with a post and without a period.
 */
function isSetAsPeriod(
  lines: readonly Line[],
  index: number,
  beside: string,
  ranges: readonly Anchor[],
): boolean {
  const line = lines[index];
  if (!line || isSentence(line)) return false;
  const [date] = findDateMentions(line.cells.join('\t'));
  const text = line.cells.join('\t');
  const isAlike = ranges.some((range) =>
    isSetAlike(lines[range.index], range, text, date?.from ?? 0, beside),
  );
  let start = index;
  while (start > 0 && index - start < mostLinesAbove && !opensBlock(lines, start)) start -= 1;
  const isFree = !ranges.some(
    (range) => range.index >= start - 1 && range.index <= index + 2 && !isBetween(lines, range.index, index),
  );
  const hasPost = lines
    .slice(start, index + 2)
    .some(({ text, marker }) => marker !== 'bullet' && titleLikeness(text) > 0);
  if (isAlike && isWholeHead(line.text, beside)) return !ranges.some((range) => range.index === index);
  return isAlike && isFree && hasPost && opensBlock(lines, start);
}

/** `Design Intern @ Percetakan Warna (2018)`, `Hand, Roxburgh Orchards — Spring 2021`: two names, with the date set apart at the end. */
function isWholeHead(text: string, beside: string): boolean {
  const { title, company } = readPositionHead([beside]);
  const isNamed = title !== null && company !== null && titleLikeness(title) > 0;
  if (isNamed && text.startsWith(beside) && /\s(?:@|[–—|-]|at|di|pada)\s/.test(beside)) return true;
  const rest = text.startsWith(beside) ? text.slice(beside.length) : '';
  return (
    title !== null &&
    company !== null &&
    /^\s*[–—|(]/.test(rest) &&
    beside.split(', ').every((part) => /^\p{Lu}/u.test(part))
  );
}

/** The same sign before both, or both alone in their line. */
function isSetAlike(
  line: Line | undefined,
  range: Anchor,
  text: string,
  from: number,
  beside: string,
): boolean {
  if (range.beside === '' || beside === '') return range.beside === beside;
  const printed = line?.cells.join('\t') ?? '';
  const sign = signBefore(printed, findDateRange(printed)?.from ?? 0);
  return sign !== undefined && sign === signBefore(text, from);
}

function signBefore(text: string, index: number): string | undefined {
  return /[\t(|,–—-](?=\s*$)/.exec(text.slice(0, index))?.[0];
}

/** Whether a new block begins behind the first line, up to the second, in either order. */
function isBetween(lines: readonly Line[], one: number, other: number): boolean {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  return lines.slice(first + 1, last + 1).some((_line, offset) => opensBlock(lines, first + 1 + offset));
}

/** `(2 years 3 months)`, `3 tahun 2 bulan` beside the dates. */
function withoutDuration(text: string): string {
  return text.replace(
    /(?<![(|·\s-])[(|·\s-]*\b\d{1,2}\s*(?:years?|yrs?|tahun|thn)?[\s,]*(?:\d{0,2}\s*(?:months?|mos?|bulan|bln))?\)?$/i,
    (match) => (/[a-z]/i.test(match) ? '' : match),
  );
}
