import { isFormLabel } from '@sabi/cv-rules/vocabulary/form-labels';
import { type Run, textOf } from './text-run';

// In multiples of the font size.
const sameLine = 0.5;
const emptyAround = 1;
const nextLine = 1.8;

const explainedShare = 0.85;
const labelShare = 0.5;
const yearOrLabel = /\b(?:19|20)\d{2}\b|:\s*$|^\s*:/;
const openRange = /(?:[–—-]|\bto|\bs\.?\/?d\.?|\bsampai|\bhingga)$/i;
const restOfRange = /^(?:[–—-]|(?:19|20)\d{2}$|\p{Ll})/u;

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
