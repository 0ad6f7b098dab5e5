import { headingKind } from '@sabi/cv-rules/sections';
import { toGridRows } from './grid-rows';
import { isPeriod, partLabels, toLabelledRows } from './margin-labels';
import type { PlacedText } from './placed-text';
import { type Run, textOf, toRuns } from './text-run';
import { cutTable, continueTable, type OpenTable } from './table-rows';

/** Two columns of runs with a gutter between them. */
interface Band {
  readonly left: readonly Run[];
  readonly right: readonly Run[];
}

/** Adjacent runs aligned in rows. */
interface Grid {
  readonly rows: readonly (readonly Run[])[];
}

/** State of the previous page. */
export interface PreviousPage {
  open?: OpenTable | undefined;
}

type Part = Band | Grid | Run[];

/** Text read from top to bottom. */
export interface ReadingBlock {
  /** From 1, left to right; 0 without columns. */
  readonly column: number;
  readonly pieces: readonly PlacedText[];
}

// In multiples of the font size.
const sameLine = 0.5;
const largerThanText = 1.08;
const emptyAround = 1.6;
const narrowestGutter = 0.8;
const narrowestBesideDates = 0.2;
const narrowestUnderHeadings = 0.4;
const narrowestColumn = 8;
const narrowestMargin = 5;
const nearTail = 3;
const farTail = 5;

/** Columns within columns within the columns of a page. */
const deepest = 3;

/** Fewer adjacent lines are a table or a date in the margin. */
const fewestLines = 4;
const tableShare = 0.85;
const fewestHeadings = 2;
const alignedWithinPoints = 2;
const yearOrLabel = /\b(?:19|20)\d{2}\b|:\s*$|^\s*:/;

/**
 * A page's text in blocks in reading order: the left of two columns comes first, a table is one block read by
 * rows.
 * @param pages the same object for every page of a document
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

/** Cuts text into bands from the top, each with its own columns, and those again. */
function toColumns(
  pieces: readonly PlacedText[],
  unparted: readonly Run[],
  { depth = 0, column = 0 } = {},
): ReadingBlock[] {
  const runs = depth === 0 ? partLabels(unparted) : unparted;
  const whole = { column, pieces: runs.length === unparted.length ? pieces : piecesOf(runs) };
  if (depth === deepest) return [whole];
  const starts = findColumnStarts(runs);
  const cuts = starts.map((start) => cutAt(runs, start));
  const best = cuts.toSorted((a, b) => countInColumns(b) - countInColumns(a))[0];
  if (!best || countInColumns(best) === 0) return [whole];
  // Within a column, dates at its right are more frequent than columns.
  if (column > 0 && !best.some((part) => 'left' in part && hasHeading(part.left) && hasHeading(part.right)))
    return [whole];
  const inner = (part: readonly Run[], at: number) =>
    toColumns(piecesOf(part), part, { depth: depth + 1, column: column || at });
  return withTails(best).flatMap((part) => {
    if ('left' in part) return [...inner(part.left, 1), ...inner(part.right, 2)];
    return 'rows' in part ? part.rows.map((row) => toBlock(column, row)) : inner(part, 0);
  });
}

/**
 * Text below two columns that runs on under the longer one, without a heading of its own, belongs to that: the
 * labels of a chart may be wider than the column.
 */
function withTails(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const band = joined.at(-1);
    if (band && 'left' in band && Array.isArray(part) && isTailOfLeft(part, band))
      joined[joined.length - 1] = { ...band, left: [...band.left, ...part] };
    else joined.push(part);
  }
  return joined;
}

function isTailOfLeft(runs: readonly Run[], { left, right }: Band): boolean {
  const top = Math.min(...runs.map(({ y }) => y));
  const size = medianFontSize(left);
  const below = (column: readonly Run[]) => (top - Math.max(...column.map(({ y }) => y))) / size;
  return below(left) <= nearTail && below(right) >= farTail && !runs.some((run) => headingKind(textOf(run)));
}

function toBlock(column: number, runs: readonly Run[]): ReadingBlock {
  return { column, pieces: piecesOf(runs) };
}

const piecesOf = (runs: readonly Run[]) => runs.flatMap((run) => run.pieces);

/**
 * Left edges that several lines share, right of the page's left edge. Right-aligned dates share only their
 * end.
 */
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

/** Splits a page from the top into two-column bands, grids, and runs between them. */
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
  if (left.length === 0 || right.length === 0) return undefined;
  const gutter = left.every((run) => isPeriod(textOf(run))) ? narrowestBesideDates : narrowestGutter;
  if (!hasGutter(left, right, gutter) || (hasHeading(left) && hasHeading(right))) return undefined;
  const labelled = toLabelledRows(left, right);
  if (labelled) return [labelled];
  return isGrid(band) ? toGridRows(left, right) : undefined;
}

function isTwoColumns({ left, right }: Band): boolean {
  if (left.length < fewestLines || right.length < fewestLines) return false;
  const width = narrowestColumn * medianFontSize([...left, ...right]);
  const isWide = widthOf(left) >= width && widthOf(right) >= width;
  // Headings on both sides say more than the width of what is between them.
  const gutter = hasHeading(left) && hasHeading(right) ? narrowestUnderHeadings : narrowestGutter;
  return isWide && hasGutter(left, right, gutter) && !isTable(left, right);
}

/** A margin may be narrow or short, but needs lines beside it. */
function isGrid({ left, right }: Band): boolean {
  return right.length >= fewestLines && !isTable(left, right);
}

function hasGutter(left: readonly Run[], right: readonly Run[], narrowest = narrowestGutter): boolean {
  const gap = Math.min(...right.map(({ from }) => from)) - Math.max(...left.map(({ to }) => to));
  return gap >= narrowest * medianFontSize([...left, ...right]);
}

/** The median, so that a large name does not matter. */
function medianFontSize(runs: readonly Run[]): number {
  const sizes = runs.map(({ fontSize }) => fontSize).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function widthOf(runs: readonly Run[]): number {
  return Math.max(...runs.map(({ to }) => to)) - Math.min(...runs.map(({ from }) => from));
}

/** Whether two sides are aligned cells of a table, not independent columns. */
function isTable(left: readonly Run[], right: readonly Run[]): boolean {
  if (hasHeading(left) && hasHeading(right)) return false;
  return hasHeadedRows(left, right) || hasLabels(left, right) || hasLabels(right, left);
}

/** A section heading in capitals or larger type, which columns have and table cells have not. */
function hasHeading(runs: readonly Run[]): boolean {
  const size = medianFontSize(runs);
  return runs.some((run) => {
    const text = textOf(run);
    return (
      headingKind(text) !== undefined && (text === text.toUpperCase() || run.fontSize > largerThanText * size)
    );
  });
}

/** Every line except headings has text beside it. */
function hasHeadedRows(left: readonly Run[], right: readonly Run[]): boolean {
  const rows = right.map(({ y }) => y);
  const between = left.filter(({ y }) => y >= Math.min(...rows) && y <= Math.max(...rows));
  const distances = between.map((run) => distanceTo(run, right));
  const paired = distances.filter((distance) => distance <= sameLine).length;
  const alone = distances.filter((distance) => distance > emptyAround).length;
  return alone >= fewestHeadings && paired + alone >= between.length * tableShare;
}

/** Most cells are dates or labels with text beside them. */
function hasLabels(cells: readonly Run[], others: readonly Run[]): boolean {
  const paired = cells.filter((run) => distanceTo(run, others) <= sameLine).length;
  const labels = cells.filter((run) => yearOrLabel.test(textOf(run))).length;
  return paired >= cells.length * tableShare && labels * 2 >= cells.length;
}

/** Vertical distance to the nearest run, in multiples of the font size. */
function distanceTo({ y, fontSize }: Run, others: readonly Run[]): number {
  return Math.min(...others.map((other) => Math.abs(other.y - y))) / fontSize;
}

function countInColumns(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => {
    if ('left' in part) return sum + part.left.length + part.right.length;
    return 'rows' in part ? sum + part.rows.flat().length : sum;
  }, 0);
}
