import { headingKind } from '@sabi/cv-rules/sections';
import { toGridRows } from './grid-rows';
import { toLabelledRows } from './margin-labels';
import type { PlacedText } from './placed-text';
import { type Run, textOf } from './text-run';
import { cutTable, continueTable, type OpenTable } from './table-rows';

/** Runs that stand beside each other, with nothing across. */
interface Band {
  readonly left: readonly Run[];
  readonly right: readonly Run[];
}

/** Runs beside each other that belong together row by row. */
interface Grid {
  readonly rows: readonly (readonly Run[])[];
}

/** What a page needs to know of the one before it. */
export interface PreviousPage {
  open?: OpenTable | undefined;
}

type Part = Band | Grid | Run[];

/** Text that is read from its top to its end. */
export interface ReadingBlock {
  /** From 1, left to right; 0 where nothing stands beside it. */
  readonly column: number;
  readonly pieces: readonly PlacedText[];
}

// In multiples of the font size.
const sameLine = 0.5;
const runGap = 1;
const blank = 0.4;
const sizeOfOneText = 1.15;
const largerThanText = 1.08;
const emptyAround = 1.6;
const narrowestGutter = 0.8;
const narrowestColumn = 8;
const narrowestMargin = 5;

/** Fewer lines beside each other are a table or a date at the margin. */
const fewestLines = 4;
const tableShare = 0.85;
const fewestHeadings = 2;
const alignedWithinPoints = 2;
const yearOrLabel = /\b(?:19|20)\d{2}\b|:\s*$|^\s*:/;

/**
 * The text of a page in blocks, in the order in which they are read: where two columns stand beside each other, the left
 * one comes before the right one. A table stays in one block: its rows are read across.
 * @param pages shown each page in turn
 */
export function toReadingBlocks(pieces: readonly PlacedText[], pages: PreviousPage = {}): ReadingBlock[] {
  const runs = toRuns(pieces);
  const table = (pages.open && continueTable(runs, pages.open)) ?? cutTable(runs);
  pages.open = undefined;
  if (!table) return toColumns(pieces, runs);
  const { above, rows, below, open } = table;
  const blocks = [
    ...(above.length > 0 ? toColumns(above, toRuns(above)) : []),
    { column: 0, pieces: rows },
    ...(below.length > 0 ? toReadingBlocks(below, pages) : []),
  ];
  pages.open ??= open;
  return blocks;
}

function toColumns(pieces: readonly PlacedText[], runs: readonly Run[]): ReadingBlock[] {
  const starts = findColumnStarts(runs);
  const cuts = starts.map((start) => cutAt(runs, start));
  const best = cuts.toSorted((a, b) => countInColumns(b) - countInColumns(a))[0];
  if (!best || countInColumns(best) === 0) return [{ column: 0, pieces }];
  return best.flatMap((part) => {
    if ('left' in part) return [toBlock(1, part.left), toBlock(2, part.right)];
    return 'rows' in part ? part.rows.map((row) => toBlock(0, row)) : [toBlock(0, part)];
  });
}

function toBlock(column: number, runs: readonly Run[]): ReadingBlock {
  return { column, pieces: runs.flatMap((run) => run.pieces) };
}

function toRuns(pieces: readonly PlacedText[]): Run[] {
  const runs: { from: number; to: number; y: number; fontSize: number; pieces: PlacedText[] }[] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    if (piece.text.trim() === '') continue;
    const end = piece.x + piece.width;
    const run = runs.findLast(
      ({ from, to, y, fontSize }) =>
        Math.abs(piece.y - y) <= sameLine * Math.min(fontSize, piece.fontSize) &&
        Math.max(piece.x - to, from - end) <= gapWithin(fontSize, piece.fontSize),
    );
    if (run) {
      run.pieces.push(piece);
      run.from = Math.min(run.from, piece.x);
      run.to = Math.max(run.to, end);
    } else runs.push({ from: piece.x, to: end, y: piece.y, fontSize: piece.fontSize, pieces: [piece] });
  }
  return runs;
}

/** A heading in the margin may stand close to the text beside it: letters of two sizes are held together by a blank only. */
function gapWithin(one: number, other: number): number {
  const isAlike = Math.max(one, other) <= sizeOfOneText * Math.min(one, other);
  return (isAlike ? runGap : blank) * Math.max(one, other);
}

/** Where several lines begin, right of where the page begins. Dates at a right margin end together, not begin. */
function findColumnStarts(runs: readonly Run[]): number[] {
  const pageStart = Math.min(...runs.map(({ from }) => from));
  const starts = new Map<number, number>();
  for (const { from, fontSize } of runs) {
    const start = Math.round(from / alignedWithinPoints) * alignedWithinPoints;
    if (from - pageStart >= narrowestMargin * fontSize) starts.set(start, (starts.get(start) ?? 0) + 1);
  }
  return [...starts]
    .filter(([, count]) => count >= fewestLines)
    .map(([start]) => start - alignedWithinPoints);
}

/** The page from its top: bands of two columns, grids, and the runs between them that reach across or stand alone. */
function cutAt(runs: readonly Run[], gutter: number): Part[] {
  const parts: Part[] = [];
  let beside: Run[] = [];
  let across: Run[] = [];
  const closeBeside = (): void => {
    const band = {
      left: beside.filter(({ to }) => to <= gutter),
      right: beside.filter(({ from }) => from > gutter),
    };
    const rows = toRows(band);
    if (rows || isTwoColumns(band)) {
      if (across.length > 0) parts.push(across);
      parts.push(rows ? { rows } : band);
      across = [];
    } else across.push(...beside);
    beside = [];
  };
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    if (run.from <= gutter && run.to > gutter) {
      closeBeside();
      across.push(run);
    } else beside.push(run);
  }
  closeBeside();
  return across.length > 0 ? [...parts, across] : parts;
}

function toRows(band: Band): readonly (readonly Run[])[] | undefined {
  const { left, right } = band;
  if (left.length === 0 || right.length === 0 || !hasGutter(left, right)) return undefined;
  if (hasHeading(left) && hasHeading(right)) return undefined;
  const labelled = toLabelledRows(left, right);
  if (labelled) return [labelled];
  return isGrid(band) ? toGridRows(left, right) : undefined;
}

function isTwoColumns({ left, right }: Band): boolean {
  if (left.length < fewestLines || right.length < fewestLines) return false;
  const width = narrowestColumn * medianFontSize([...left, ...right]);
  const isWide = widthOf(left) >= width && widthOf(right) >= width;
  return isWide && hasGutter(left, right) && !isTable(left, right);
}

/** Narrow or short as a margin may be, something stands in it. */
function isGrid({ left, right }: Band): boolean {
  return right.length >= fewestLines && !isTable(left, right);
}

function hasGutter(left: readonly Run[], right: readonly Run[]): boolean {
  const gap = Math.min(...right.map(({ from }) => from)) - Math.max(...left.map(({ to }) => to));
  return gap >= narrowestGutter * medianFontSize([...left, ...right]);
}

/** A name in large letters says nothing about the text around it. */
function medianFontSize(runs: readonly Run[]): number {
  const sizes = runs.map(({ fontSize }) => fontSize).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function widthOf(runs: readonly Run[]): number {
  return Math.max(...runs.map(({ to }) => to)) - Math.min(...runs.map(({ from }) => from));
}

/** Columns of a page run past each other; the cells of a table stand beside each other, row by row. */
function isTable(left: readonly Run[], right: readonly Run[]): boolean {
  if (hasHeading(left) && hasHeading(right)) return false;
  return hasHeadedRows(left, right) || hasLabels(left, right) || hasLabels(right, left);
}

/** A heading of a CV, set apart from text: each column has its own, the cells of a table have none. */
function hasHeading(runs: readonly Run[]): boolean {
  const size = medianFontSize(runs);
  return runs.some((run) => {
    const text = textOf(run);
    return (
      headingKind(text) !== undefined && (text === text.toUpperCase() || run.fontSize > largerThanText * size)
    );
  });
}

/** Something stands beside every line but the headings, which stand alone between the rows. */
function hasHeadedRows(left: readonly Run[], right: readonly Run[]): boolean {
  const rows = right.map(({ y }) => y);
  const between = left.filter(({ y }) => y >= Math.min(...rows) && y <= Math.max(...rows));
  const distances = between.map((run) => distanceTo(run, right));
  const paired = distances.filter((distance) => distance <= sameLine).length;
  const alone = distances.filter((distance) => distance > emptyAround).length;
  return alone >= fewestHeadings && paired + alone >= between.length * tableShare;
}

/** Dates or labels, with something beside nearly every one of them. */
function hasLabels(cells: readonly Run[], others: readonly Run[]): boolean {
  const paired = cells.filter((run) => distanceTo(run, others) <= sameLine).length;
  const labels = cells.filter((run) => yearOrLabel.test(textOf(run))).length;
  return paired >= cells.length * tableShare && labels * 2 >= cells.length;
}

/** From a run's line to the nearest one of the others, in multiples of its font size. */
function distanceTo({ y, fontSize }: Run, others: readonly Run[]): number {
  return Math.min(...others.map((other) => Math.abs(other.y - y))) / fontSize;
}

function countInColumns(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => {
    if ('left' in part) return sum + part.left.length + part.right.length;
    return 'rows' in part ? sum + part.rows.flat().length : sum;
  }, 0);
}
