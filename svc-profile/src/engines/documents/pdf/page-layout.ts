import type { Column, Row } from './rows';
import type { TemplateLook } from './templates';

/** A4 in points. */
export const pageWidth = 595.28;
export const pageHeight = 841.89;

/** What stands where, before it is known on which page. */
export interface PageLayout {
  /** Across the first page, from its top margin. */
  readonly head: readonly Row[];
  /** Side by side below the head, and read one after the other. Each continues on the next pages. */
  readonly columns: readonly Iterable<readonly Row[]>[];
  /** Where they begin on the first page. */
  readonly columnsTop: number;
  /** Painted before there is text. */
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
