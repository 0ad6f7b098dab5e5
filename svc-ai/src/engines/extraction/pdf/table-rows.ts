import { headingKind } from '@sabi/cv-rules/sections';
import { columnOf } from '@sabi/cv-rules/tables';
import type { PlacedText } from './placed-text';
import { type Run, textOf } from './text-run';
import { cellsOf, findGutters, joinRow, numberOf, startsOf, toRows } from './table-body';
import {
  fontSizeOf,
  type Header,
  headerAt,
  nameStep,
  piecesOf,
  type TextLine,
  toTextLines,
} from './table-header';

/** The text above a table, its rows as lines, and the text below. */
export interface CutTable {
  readonly above: readonly PlacedText[];
  readonly rows: readonly PlacedText[];
  readonly below: readonly PlacedText[];
  /** The table that may continue on the next page; undefined if other text ends this page. */
  readonly open?: OpenTable;
}

/** A table at the end of a page. */
export interface OpenTable {
  readonly header: Header;
  /** Left edge of each column's cells. */
  readonly starts: readonly (number | undefined)[];
  /** Undefined without row numbers. */
  readonly lastNumber: number | undefined;
}

/** In multiples of the font size. */
const endOfTable = 3.5;

/** Maximum lines before the first row number of a continued table: a running title and lines of the row. */
const mostLinesToNumber = 8;
const mostLinesAbove = 2;
const alignedWithin = 2; // points

/**
 * The first table with a header row. Cells may have several lines and small gaps, so only column positions
 * separate them.
 * @returns undefined without one, or with text beside it
 */
export function cutTable(runs: readonly Run[]): CutTable | undefined {
  const lines = toTextLines(runs);
  const start = lines.findIndex((_line, index) => headerAt(lines, index) !== undefined);
  const header = headerAt(lines, start);
  if (!header) return undefined;
  const below = lines.slice(start + header.lineCount);
  const body = bodyOf(below, header);
  const gutters = findGutters(header, body);
  const isBare = body.length === 0 && !isFooter(below);
  if (!gutters || isBare) return undefined;
  return toCutTable([[header], ...toRows(body, gutters)], gutters, {
    header,
    above: lines.slice(0, start),
    below: below.slice(body.length),
  });
}

/**
 * The rows that continue the previous page's table without a header.
 * @returns undefined when the page starts with other text
 */
export function continueTable(runs: readonly Run[], open: OpenTable): CutTable | undefined {
  const { header } = open;
  const lines = toTextLines(runs);
  const start = findNextRow(lines, open);
  if (start === undefined || lines.slice(0, start + 1).some((_line, index) => headerAt(lines, index)))
    return undefined;
  const body = bodyOf(lines.slice(start), header);
  const gutters = findGutters(header, body);
  const rows = gutters && toRows(body, gutters);
  if (!rows || !isNextRow(rows[0] ?? [], gutters, open)) return undefined;
  return toCutTable(rows, gutters, {
    header,
    above: lines.slice(0, start),
    below: lines.slice(start + body.length),
  });
}

/** A running title may come first; a row number is beside the first or middle line of its row. */
function findNextRow(lines: readonly TextLine[], { header, lastNumber }: OpenTable): number | undefined {
  if (lastNumber === undefined) return 0;
  const end = header.runs[1]?.from ?? 0;
  const counted = lines.slice(0, mostLinesToNumber).findIndex(({ runs: [first] }) => {
    return first && first.from < end && numberOf(firstWord(first)) === lastNumber + 1;
  });
  if (counted === -1) return undefined;
  const apart = lines
    .slice(0, counted)
    .findLastIndex((line, index) => (lines[index + 1]?.y ?? 0) - line.y > nameStep * fontSizeOf(line));
  return apart < mostLinesAbove ? apart + 1 : undefined;
}

/** Whether a row has the next number, or cells aligned with previous rows. */
function isNextRow(row: readonly TextLine[], gutters: readonly number[], open: OpenTable): boolean {
  const cells = cellsOf(row, gutters);
  const filled = cells.filter((cell) => cell !== '').length;
  if (filled * 2 < cells.length) return false;
  if (open.lastNumber !== undefined) return numberOf(cells[0] ?? '') === open.lastNumber + 1;
  const isAligned = startsOf(row, gutters).every(
    (start, index) => start === undefined || Math.abs(start - (open.starts[index] ?? start)) <= alignedWithin,
  );
  return cells[0] !== '' && isAligned;
}

function toCutTable(
  rows: readonly (readonly TextLine[])[],
  gutters: readonly number[],
  { header, above, below }: { header: Header; above: readonly TextLine[]; below: readonly TextLine[] },
): CutTable {
  const last = cellsOf(rows.at(-1) ?? [], gutters)[0] ?? '';
  const lastNumber = last !== '' && columnOf(last) === 'number' ? 0 : numberOf(last); // all rows may be on the next page
  const starts = startsOf(rows.flat(), gutters);
  return {
    above: piecesOf(above),
    rows: rows.map((row) => joinRow(row, gutters)),
    below: piecesOf(below),
    ...(isFooter(below) && { open: { header, starts, lastNumber } }),
  };
}

/** Nothing, or a page number. */
const isFooter = ([line, ...others]: readonly TextLine[]) =>
  others.length === 0 && (line === undefined || !line.runs.some((run) => headingKind(textOf(run))));

const firstWord = (run: Run) => textOf(run).split(' ')[0] ?? '';

/** The lines below, up to a heading, another table, or a larger gap than between rows. */
function bodyOf(lines: readonly TextLine[], header: TextLine): TextLine[] {
  let previous = header;
  const end = lines.findIndex((line, index) => {
    const [first] = line.runs;
    const step = (line.y - previous.y) / fontSizeOf(line);
    previous = line;
    if (step > endOfTable || headerAt(lines, index)) return true;
    return line.runs.length === 1 && first !== undefined && isBeyond(first, header);
  });
  return lines.slice(0, end === -1 ? lines.length : end);
}

/** A section heading or a line across columns. */
function isBeyond(run: Run, { runs: names }: TextLine): boolean {
  const second = names[1];
  const isAcross = second !== undefined && run.from < second.from && run.to > second.to;
  return isAcross || headingKind(textOf(run)) !== undefined;
}
