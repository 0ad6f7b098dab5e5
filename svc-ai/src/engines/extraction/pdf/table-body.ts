import { gapMark } from '@sabi/cv-rules/tables';
import type { PlacedText } from './placed-text';
import { fontSizeOf, piecesOf, type TextLine } from './table-header';

/** Minimum distance of rows, in multiples of the line height within a cell. */
const rowStep = 1.15;
/** Tolerance of a row's end around its middle, in multiples of the font size. */
const nearMiddle = 0.5;
const numbered = /^\d{1,2}[.)]?$/;

/** The number of a numbered row. */
export const numberOf = (cell: string) => (numbered.test(cell) ? parseInt(cell, 10) : undefined);

/** Positions between columns without crossing text. */
export function findGutters({ runs: names }: TextLine, body: readonly TextLine[]): number[] | undefined {
  const inked = piecesOf(body);
  const gutters = names.slice(1).map((name, index) => {
    const before = names[index];
    return before && widestGap(inked, before.to, name.from);
  });
  return gutters.every((gutter) => gutter !== undefined) ? gutters : undefined;
}

/** The middle of the widest empty part of a range. */
function widestGap(pieces: readonly PlacedText[], from: number, to: number): number | undefined {
  const ends = pieces
    .map(({ x, width }) => ({ start: x, end: x + width }))
    .filter(({ start, end }) => end > from && start < to)
    .toSorted((a, b) => a.start - b.start);
  let best: { from: number; to: number } | undefined;
  let reached = from;
  for (const { start, end } of [...ends, { start: to, end: to }]) {
    if (start - reached > (best ? best.to - best.from : 0)) best = { from: reached, to: start };
    reached = Math.max(reached, end);
  }
  return best && (best.from + best.to) / 2;
}

export function toRows(body: readonly TextLine[], gutters: readonly number[]): TextLine[][] {
  const rows = toRowsFromTop(body, gutters);
  return isSetInMiddle(rows, gutters) ? (toRowsAroundNumbers(body, gutters) ?? rows) : rows;
}

function toRowsFromTop(body: readonly TextLine[], gutters: readonly number[]): TextLine[][] {
  const steps = body.slice(1).map(({ y }, index) => y - (body[index]?.y ?? 0));
  const closest = Math.min(...steps);
  const isCounted = body.some((line) => numbered.test(cellsOf([line], gutters)[0] ?? ''));
  const rows: TextLine[][] = [];
  for (const [index, line] of body.entries()) {
    const cells = cellsOf([line], gutters);
    const filled = cells.filter((cell) => cell !== '').length;
    const begins = isCounted
      ? numbered.test(cells[0] ?? '')
      : cells[0] !== '' && (filled * 2 >= cells.length || isApart(steps[index - 1], closest));
    if (begins || rows.length === 0) rows.push([line]);
    else rows.at(-1)?.push(line);
  }
  return rows;
}

/** Whether row numbers are vertically centred, with lines of a cell above the number or none beside it. */
function isSetInMiddle(rows: readonly (readonly TextLine[])[], gutters: readonly number[]): boolean {
  if (!rows.some((row) => numbered.test(cellsOf(row, gutters)[0] ?? ''))) return false;
  return rows.some((row, index) => {
    const beside = cellsOf(row.slice(0, 1), gutters);
    const isBare = cellsOf(row, gutters).some((cell, at) => cell !== '' && !beside[at]);
    const [before, last, next] = [row.at(-2), row.at(-1), rows[index + 1]?.[0]];
    const belongsToNext = before && last && next && isApart(last.y - before.y, next.y - last.y);
    return !numbered.test(beside[0] ?? '') || isBare || belongsToNext;
  });
}

/** Rows with equal numbers of lines above and below the number; undefined when numbers are not centred. */
function toRowsAroundNumbers(
  body: readonly TextLine[],
  gutters: readonly number[],
): TextLine[][] | undefined {
  const rows: TextLine[][] = [];
  let rest = body;
  while (rest.length > 0) {
    const middle = rest.find((line) => numbered.test(cellsOf([line], gutters)[0] ?? ''));
    const [first] = rest;
    if (!middle || !first) return undefined;
    const tolerance = nearMiddle * fontSizeOf(middle);
    const half = middle.y - first.y;
    const row = rest.filter(({ y }) => y <= middle.y + half + tolerance);
    if ((row.at(-1)?.y ?? 0) < middle.y + half - tolerance) return undefined;
    rows.push(row);
    rest = rest.slice(row.length);
  }
  return rows;
}

const isApart = (step: number | undefined, closest: number) => step !== undefined && step > rowStep * closest;

export function cellsOf(lines: readonly TextLine[], gutters: readonly number[]): string[] {
  return partAt(lines, gutters).map((words) => words.map(({ text }) => text.trim()).join(' '));
}

export function startsOf(lines: readonly TextLine[], gutters: readonly number[]): (number | undefined)[] {
  return partAt(lines, gutters).map((words) =>
    words.length > 0 ? Math.min(...words.map(({ x }) => x)) : undefined,
  );
}

function partAt(lines: readonly TextLine[], gutters: readonly number[]): PlacedText[][] {
  return [-Infinity, ...gutters].map((from, index) => {
    const to = gutters[index] ?? Infinity;
    return piecesOf(lines).filter(({ x, width }) => x + width / 2 > from && x + width / 2 <= to);
  });
}

/** One piece with tabs between cells; empty cells keep their position. */
export function joinRow(lines: readonly TextLine[], gutters: readonly number[]): PlacedText {
  const pieces = piecesOf(lines);
  const first = pieces[0] ?? { text: '', x: 0, y: 0, width: 0, fontSize: 1, font: '' };
  const text = cellsOf(lines, gutters)
    .map((cell) => cell || gapMark)
    .join('\t');
  const width = Math.max(...pieces.map((piece) => piece.x + piece.width)) - first.x;
  return { ...first, text, width };
}
