import type { PlacedText } from './placed-text';

// In multiples of the font size.
const sameLine = 0.5;
const runGap = 1;
const blank = 0.4;
const sizeOfOneText = 1.15;

/** Text of a line without a gap as wide as a gutter. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly fontSize: number;
  readonly pieces: readonly PlacedText[];
}

/** Words separated by one space. */
export function textOf({ pieces }: Pick<Run, 'pieces'>): string {
  return pieces
    .toSorted((a, b) => a.x - b.x)
    .map(({ text }) => text.trim())
    .join(' ');
}

/** The pieces of a page by line, parted at wide gaps. */
export function toRuns(pieces: readonly PlacedText[]): Run[] {
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

/** A margin heading may be close to its text, so runs of different sizes are joined over a space only. */
function gapWithin(one: number, other: number): number {
  const isAlike = Math.max(one, other) <= sizeOfOneText * Math.min(one, other);
  return (isAlike ? runGap : blank) * Math.max(one, other);
}
