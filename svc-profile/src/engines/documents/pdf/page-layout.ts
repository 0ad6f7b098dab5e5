import type { Column, Row } from './rows';
import type { TemplateLook } from './templates';

/** A4 in points. */
export const pageWidth = 595.28;
export const pageHeight = 841.89;

/** Content and position of rows, before pagination. */
export interface PageLayout {
  /** Across the first page, from its top margin. */
  readonly head: readonly Row[];
  /** Side by side below the head, read one after the other, each continued on the next pages. */
  readonly columns: readonly Iterable<readonly Row[]>[];
  /** Their top on the first page. */
  readonly columnsTop: number;
  /** Backgrounds, painted before text. */
  readonly surfacesOf: (page: { readonly isFirst: boolean }) => readonly Surface[];
}

export interface Surface {
  readonly color: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function wholeWidth({ margin }: TemplateLook): Column {
  return { x: margin, width: pageWidth - 2 * margin };
}

export function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { height, gap }, index) => sum + height + (index > 0 ? gap : 0), 0);
}
