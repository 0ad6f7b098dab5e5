import { type DateRange, findDateRange, findDates, without } from '../dates';
import type { Line } from '../line';
import { describesWork } from '../vocabulary/accomplishments';
import { titleLikeness } from '../vocabulary/work-words';
import { continues } from '../wrapped-lines';

/** Lines of a position, before and after its dates. */
export interface Segment {
  readonly dates: DateRange | null;
  /** Before the line with the dates. */
  readonly before: readonly Line[];
  /** Remainder of the line with the dates. */
  readonly beside: string;
  readonly after: readonly Line[];
}

interface Anchor {
  readonly index: number;
  readonly dates: DateRange;
  readonly beside: string;
  /** Description in the same table row. */
  readonly description: readonly Line[];
}

/** Longer lines with dates are descriptions. */
const longestHeader = 130;
const mostHeaderLines = 3;
/** `S.A.` and `Inc.` end a name, not a sentence. */
const sentence = /(?<!\b(?:Tbk|Inc|Ltd|Co|Corp|Pty|Bhd|Pte|Jr|Sr)|(?<!\p{L})\p{L}\.\p{L}{1,3})[.;]$/u;

/**
 * Splits a section into positions at the lines with their dates. The number of lines before the first one is assumed for
 * each.
 */
export function toSegments(lines: readonly Line[]): Segment[] {
  const anchors = findAnchors(lines);
  const [first] = anchors;
  if (!first) return toBlocks(lines).map((block) => ({ dates: null, before: [], beside: '', after: block }));
  const linesBefore = countBefore(lines, first);
  const starts = anchors.map(({ index }, number) =>
    startOf(lines, index, (anchors[number - 1]?.index ?? -1) + 1, linesBefore),
  );
  return anchors.map(({ index, dates, beside, description }, number) => ({
    dates,
    before: lines.slice(starts[number], index),
    beside,
    after: [...description, ...lines.slice(index + 1, starts[number + 1] ?? lines.length)],
  }));
}

/** Without dates, blank lines and numbers separate the positions. */
function toBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    if (!block || line.isApart || line.marker === 'number') blocks.push([line]);
    else block.push(line);
  }
  return blocks;
}

function findAnchors(lines: readonly Line[]): Anchor[] {
  const headers = lines.some((line) => line.marker !== 'bullet' && toRangeAnchor(line, 0))
    ? withoutBullets
    : everyLine;
  const ranges = headers(lines, toRangeAnchor);
  return ranges.length > 0 ? ranges : headers(lines, toDateAnchor);
}

type ToAnchor = (line: Line, index: number) => Anchor | undefined;

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
  if (!found || !isHeader(text)) return undefined;
  return {
    index,
    dates: found.value,
    beside: withoutDuration(without(text, found)),
    description: description.map((cell) => ({ ...line, text: cell, cells: [cell] })),
  };
}

/** `Manager, PT X, 2019`: a position without a stated end. */
function toDateAnchor({ text }: Line, index: number): Anchor | undefined {
  const [found, ...others] = findDates(text);
  if (!found || others.length > 0 || !isHeader(text)) return undefined;
  const dates = { start: found.value, end: null, isCurrent: false };
  return { index, dates, beside: without(text, found), description: [] };
}

function isHeader(text: string): boolean {
  return text.length <= longestHeader && !sentence.test(text);
}

/** `(2 years 3 months)`, `3 tahun 2 bulan` beside the dates. */
function withoutDuration(text: string): string {
  return text.replace(
    /(?<![(|·\s-])[(|·\s-]*\b\d{1,2}\s*(?:years?|yrs?|tahun|thn)?[\s,]*(?:\d{0,2}\s*(?:months?|mos?|bulan|bln))?\)?$/i,
    (match) => (/[a-z]/i.test(match) ? '' : match),
  );
}

function countBefore(lines: readonly Line[], first: Anchor): number {
  if (first.index <= mostHeaderLines) return first.index;
  // An introduction precedes the first position: only its last lines can be a header.
  const reversed = lines.slice(0, first.index).toReversed();
  const count = reversed.findIndex((line) => line.marker === 'bullet' || isSentence(line));
  return Math.min(count === -1 ? mostHeaderLines : count, mostHeaderLines);
}

function startOf(lines: readonly Line[], anchor: number, earliest: number, linesBefore: number): number {
  // After a list of points, every line that is not a point belongs to the next position.
  const isBehindList = lines.slice(earliest, anchor).some(({ marker }) => marker === 'bullet');
  const most = isBehindList && !lines[anchor]?.isApart ? mostHeaderLines : linesBefore;
  let start = anchor;
  while (start > earliest && anchor - start < most) {
    const line = lines[start - 1];
    if (!line || line.marker === 'bullet' || isSentence(line) || isContinuation(line, lines[start - 2]))
      break;
    start -= 1;
    if (line.marker === 'number') break;
    if (line.isApart && !(start > earliest && isHeadLine(lines[start - 1]))) break;
  }
  return start > earliest && opensBlock(lines, start - 1) && anchor - start < mostHeaderLines
    ? start - 1
    : start;
}

/** A post after a blank line, its employer directly below: a header with one line more than the others. */
function opensBlock(lines: readonly Line[], index: number): boolean {
  const [line, below] = lines.slice(index, index + 2);
  if (!line?.isApart || !below || below.isApart || line.marker || isSentence(line)) return false;
  return titleLikeness(line.text) > 0 && titleLikeness(below.text) <= 0;
}

/** A bold or large line: a post, whose employer is in the paragraph below. */
function isHeadLine(line: Line | undefined): boolean {
  return line !== undefined && (line.look.isStrong || line.look.size > 1.05) && line.marker === null;
}

function isSentence({ text }: Line): boolean {
  return text.length > longestHeader || sentence.test(text) || describesWork(text);
}

function isContinuation(line: Line, previous: Line | undefined): boolean {
  return previous?.marker === 'bullet' ? continues(previous, line) : /^[\p{Ll}(]/u.test(line.text);
}
