import type { DocumentLine } from './document-text';

/** A line of a CV as its rules see it. */
export interface Line {
  /** Without marker, cells joined by a blank. */
  readonly text: string;
  /** What tabs separated; one cell in most lines. */
  readonly cells: readonly string[];
  /** How the line was marked as an item of a list. */
  readonly marker: 'bullet' | 'number' | null;
  /** A blank line stands before it. */
  readonly isApart: boolean;
  /** How many characters fit into a line here; Infinity where no line was broken to fit. */
  readonly edge: number;
  /** How many letters more would have fitted; null where only `edge` is known. */
  readonly room: number | null;
  readonly look: Pick<DocumentLine, 'size' | 'isStrong' | 'isHeading'>;
  readonly place: Pick<DocumentLine, 'page' | 'column'>;
}
