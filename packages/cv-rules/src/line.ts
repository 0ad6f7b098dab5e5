import type { DocumentLine } from './document-text';

export interface Line {
  /** Without marker, cells joined by a blank. */
  readonly text: string;
  /** Parts separated by tabs; usually one cell. */
  readonly cells: readonly string[];
  readonly marker: 'bullet' | 'number' | null;
  /** Preceded by a blank line. */
  readonly isApart: boolean;
  /** Number of characters that fit into a line; Infinity where no line was wrapped. */
  readonly edge: number;
  /** Number of letters that would still have fitted; null where only `edge` is known. */
  readonly room: number | null;
  readonly look: Pick<DocumentLine, 'size' | 'isStrong' | 'isHeading'>;
  readonly place: Pick<DocumentLine, 'page' | 'column'>;
}
