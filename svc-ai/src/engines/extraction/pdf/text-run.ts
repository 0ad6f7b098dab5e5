import type { PlacedText } from './placed-text';

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
