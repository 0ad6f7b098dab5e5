import { endsWithMonth } from '@sabi/cv-rules/dates';
import { isFormLabel } from '@sabi/cv-rules/vocabulary/form-labels';
import type { PlacedText } from './placed-text';
import { type Run, textOf } from './text-run';

// In multiples of the font size.
const sameLine = 0.5;
const emptyAround = 1;
const nextLine = 1.8;

const wideBlank = 0.2;

const alignedWithinPoints = 2;
const fewestAlone = 2;
const fewestBeside = 2;
/** More are a page of scattered words. */
const mostStarts = 200;
const explainedShare = 0.85;
const labelShare = 0.5;
const yearOrLabel = /\b(?:19|20)\d{2}\b|:\s*$|^\s*:/;
/** A period, or a line of one that is broken in two. */
export const isPeriod = (text: string) =>
  text.length <= longestPeriod &&
  (/\b(?:19|20)(?:\d{2}|XX)\b/i.test(text) || ongoing.test(text) || endsWithMonth(text));
const longestPeriod = 25;
const ongoing = /^[–—-]?\s*(?:present|current|now|today|ongoing|sekarang|kini|saat ini)$/i;
const openRange = /(?:[–—-]|\bto|\bs\.?\/?d\.?|\bsampai|\bhingga)$/i;
const restOfRange = /^(?:[–—-]|(?:19|20)\d{2}(?:\s*[–—-])?$|\p{Ll})/u;

/**
 * The runs of a page with dates or labels in the left margin, beside the first line of their entry, and
 * headings alone: such a page is read across. Joins wrapped labels.
 * @returns undefined when the left side is a column
 */
export function toLabelledRows(left: readonly Run[], right: readonly Run[]): Run[] | undefined {
  const labels = withoutBreaks(left);
  const beside = labels.filter((run) => distanceTo(run, right) <= sameLine);
  const alone = labels.filter((run) => distanceTo(run, right) > emptyAround);
  if (beside.length === 0 || beside.length + alone.length < labels.length * explainedShare) return undefined;
  if (beside.filter(isLabel).length < beside.length * labelShare) return undefined;
  return [...labels, ...right];
}

/**
 * Parts dates in a narrow margin from text so close beside them that both are one run. Such text starts at the
 * same place below its first line, where nothing stands in the margin.
 */
export function partLabels(runs: readonly Run[]): readonly Run[] {
  const starts = new Map<number, { alone: number; beside: Run[] }>();
  const at = (x: number) => {
    const key = [...starts.keys()].find((start) => Math.abs(start - x) <= alignedWithinPoints) ?? x;
    const start = starts.get(key) ?? { alone: 0, beside: [] };
    starts.set(key, start);
    return start;
  };
  for (const run of runs) {
    if (starts.size > mostStarts) return runs;
    at(run.from).alone += 1;
    for (const x of partsOf(run)) at(x).beside.push(run);
  }
  const margin = [...starts].find(
    ([x, { alone, beside }]) =>
      alone >= fewestAlone &&
      beside.length >= fewestBeside &&
      beside.every((run) => isPeriod(textOf(before(run, x)))) &&
      isAligned(beside),
  );
  if (!margin) return runs;
  const [x, { beside }] = margin;
  return runs.flatMap((run) => (beside.includes(run) ? [before(run, x), after(run, x)] : [run]));
}

/** Where a word of a run begins that may be in another column: behind a blank that is wider than usual. */
function partsOf({ pieces, fontSize }: Run): number[] {
  const sorted = pieces.toSorted((a, b) => a.x - b.x);
  return sorted.slice(1).flatMap((piece, index) => {
    const last = sorted[index];
    return last && piece.x - last.x - last.width >= wideBlank * fontSize ? [piece.x] : [];
  });
}

function isAligned(runs: readonly Run[]): boolean {
  const from = runs.map((run) => run.from);
  return Math.max(...from) - Math.min(...from) <= alignedWithinPoints;
}

function before(run: Run, x: number): Run {
  return toPart(run, (piece) => piece.x < x - alignedWithinPoints);
}

function after(run: Run, x: number): Run {
  return toPart(run, (piece) => piece.x >= x - alignedWithinPoints);
}

function toPart(run: Run, isIn: (piece: PlacedText) => boolean): Run {
  const pieces = run.pieces.filter(isIn);
  return {
    ...run,
    pieces,
    from: Math.min(...pieces.map(({ x }) => x)),
    to: Math.max(...pieces.map(({ x, width }) => x + width)),
  };
}

/** Joins wrapped labels: `November 2017 –` above `Desember 2019`, `Name and address of` above `employer`. */
function withoutBreaks(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  let last: Run | undefined;
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const before = whole.at(-1);
    if (before && last && continues(last, run)) whole[whole.length - 1] = join(before, run);
    else whole.push(run);
    last = run;
  }
  return whole;
}

function continues(last: Run, run: Run): boolean {
  const step = run.y - last.y;
  if (step <= sameLine * run.fontSize || step > nextLine * run.fontSize) return false;
  return openRange.test(textOf(last)) || restOfRange.test(textOf(run));
}

/** One piece at the first one's place. Its width is too small, but unused. */
function join(before: Run, run: Run): Run {
  const [first] = before.pieces;
  if (!first) return run;
  const text = `${textOf(before)} ${textOf(run)}`;
  const piece = { ...first, x: before.from, text, width: before.to - before.from };
  return { ...before, pieces: [piece] };
}

function isLabel(run: Run): boolean {
  const text = textOf(run);
  return yearOrLabel.test(text) || isFormLabel(text);
}

/** Vertical distance to the nearest run, in multiples of the font size. */
function distanceTo({ y, fontSize }: Run, others: readonly Run[]): number {
  return Math.min(...others.map((other) => Math.abs(other.y - y))) / fontSize;
}
