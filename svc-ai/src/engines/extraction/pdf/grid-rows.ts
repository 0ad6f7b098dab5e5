import type { Run } from './text-run';

// In multiples of the font size.
const sameLine = 0.5;
const blockGap = 1.8;
/** In multiples of the usual line height. */
const paragraphGap = 1.25;
const fewestRows = 3;
const alignedShare = 0.8;
/** Minimum share of lines that continue the line above; nearly none in a list. */
const wrappedShare = 0.25;

/**
 * The rows of a page whose left margin holds headings, dates or employers of the text at the right: blocks of
 * both sides start on the same lines. Each row is its left part, then its right part.
 * @returns undefined for unaligned blocks, as in two columns
 */
export function toGridRows(left: readonly Run[], right: readonly Run[]): Run[][] | undefined {
  const blocks = toBlocks(left);
  const starts = blockStarts(right);
  const beside = blocks.filter((block) => right.some((run) => isWithin(run, block)));
  const aligned = beside.filter(([first]) => first && starts.some((start) => isOnLine(first, start)));
  if (aligned.length < fewestRows || aligned.length < beside.length * alignedShare) return undefined;
  const tops = aligned.map(([first]) => first?.y ?? 0);
  const rows = [-Infinity, ...tops].map((from, index) => {
    const to = tops[index] ?? Infinity;
    return [left, right].map((runs) => runs.filter((run) => isBetween(run, from, to)));
  });
  return rows.flatMap((parts) => parts.filter((part) => part.length > 0));
}

function isBetween({ y, fontSize }: Run, from: number, to: number): boolean {
  return y >= from - sameLine * fontSize && y < to - sameLine * fontSize;
}

function isOnLine(run: Run, other: Run): boolean {
  return Math.abs(run.y - other.y) <= sameLine * Math.max(run.fontSize, other.fontSize);
}

function isWithin({ y, fontSize }: Run, block: readonly Run[]): boolean {
  const [first, last] = [block[0], block.at(-1)];
  const room = sameLine * fontSize;
  return first !== undefined && last !== undefined && y >= first.y - room && y <= last.y + room;
}

function toBlocks(runs: readonly Run[]): Run[][] {
  const blocks: Run[][] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const block = blocks.at(-1);
    const last = block?.at(-1);
    if (block && last && run.y - last.y <= blockGap * Math.max(run.fontSize, last.fontSize)) block.push(run);
    else blocks.push([run]);
  }
  return blocks;
}

/** Lines with a larger gap above than most. */
function blockStarts(runs: readonly Run[]): Run[] {
  const sorted = runs.toSorted((a, b) => a.y - b.y);
  const stepTo = (index: number): number => (sorted[index]?.y ?? 0) - (sorted[index - 1]?.y ?? -Infinity);
  const steps = sorted.flatMap((run, index) => {
    const step = stepTo(index);
    return step > sameLine * run.fontSize && Number.isFinite(step) ? [step] : [];
  });
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length * wrappedShare)] ?? 0;
  return sorted.filter((_, index) => stepTo(index) > paragraphGap * usual);
}
