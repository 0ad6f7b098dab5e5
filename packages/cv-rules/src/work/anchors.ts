import { type DateRange, findDateMentions, findDateRange, without } from '../dates';
import type { Line } from '../line';
import { describesWork } from '../vocabulary/accomplishments';
import { titleLikeness } from '../vocabulary/work-words';
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

/** Dated heads of positions: with a period, or with a single date where one is set as a period is. */
export function findAnchors(lines: readonly Line[]): Anchor[] {
  const headers = lines.some((line) => line.marker !== 'bullet' && toRangeAnchor(line, 0))
    ? withoutBullets
    : everyLine;
  const ranges = headers(lines, toRangeAnchor);
  if (ranges.length === 0) return headers(lines, toDateAnchor);
  const singles = withoutBullets(lines, toDateAnchor).filter(({ index, beside }) =>
    isSetAsPeriod(lines, index, beside, ranges),
  );
  return [...ranges, ...singles].toSorted((one, other) => one.index - other.index);
}

function everyLine(lines: readonly Line[], toAnchor: ToAnchor): Anchor[] {
  return lines.flatMap((line, index) => toAnchor(line, index) ?? []);
}

function withoutBullets(lines: readonly Line[], toAnchor: ToAnchor): Anchor[] {
  return lines.flatMap((line, index) => (line.marker === 'bullet' ? [] : (toAnchor(line, index) ?? [])));
}

function toRangeAnchor(line: Line, index: number): Anchor | undefined {
  const [first = '', ...others] = line.cells;
  const description = others.filter(describesWork);
  const text = [first, ...others.filter((cell) => !description.includes(cell))].join('\t');
  const found = findDateRange(text);
  if (!found || !isHeaderText(text)) return undefined;
  return {
    index,
    dates: found.value,
    beside: withoutDuration(without(text, found)),
    description: description.map((cell) => ({ ...line, text: cell, cells: [cell] })),
  };
}

/** `Manager, PT X, 2019`: a position without a stated end. */
function toDateAnchor({ cells }: Line, index: number): Anchor | undefined {
  const text = cells.join('\t');
  const [found, ...others] = findDateMentions(text);
  if (!found || others.length > 0 || !isHeaderText(text)) return undefined;
  const dates = { start: found.value, end: null, isCurrent: false };
  return { index, dates, beside: without(text, found), description: [] };
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
  return isAlike && isFree && hasPost && opensBlock(lines, start);
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
