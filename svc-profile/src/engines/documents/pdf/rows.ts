import { breakLines } from '@sabi/pdf-text/break-lines';
import { measure, type TextStyle } from '@sabi/pdf-text/text-runs';

/** PDF structure element, for screen readers. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'LI';

/** A text with its position in a row. */
export interface Cell {
  readonly text: string;
  /** From the left edge of the page, in points. */
  readonly x: number;
  readonly style: TextStyle;
  readonly color: string;
  /** Shared by the lines of one element. */
  readonly element: Element;
  /** Link target. */
  readonly address?: string;
}

export interface Element {
  readonly role: Role;
  /** The list that contains the element. */
  readonly list?: object;
}

export interface Row {
  /** In reading order for screen readers. */
  readonly cells: readonly Cell[];
  readonly height: number;
  /** Space before it, except at the top of a page. */
  readonly gap: number;
  /** Keeps it on the page of the next row. */
  readonly keepsNext: boolean;
  readonly rule?: Rule;
  readonly spine?: Spine;
}

/** A horizontal line. */
export interface Rule {
  readonly color: string;
  readonly left: number;
  readonly right: number;
  /** From the top of the row. */
  readonly y: number;
  /** Defaults to thin. */
  readonly weight?: number;
}

/** A segment of the timeline's vertical line, as high as the row. */
export interface Spine {
  readonly color: string;
  readonly x: number;
  /** Marks the first line of an entry. */
  readonly hasDot: boolean;
  /** The timeline begins at this dot. */
  readonly isFirst: boolean;
}

/** Left edge and width. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

export interface Paragraph {
  readonly text: string;
  readonly element: Element;
  /** Link target. */
  readonly address?: string;
  readonly style: TextStyle;
  readonly color: string;
  readonly x: number;
  readonly width: number;
  readonly lineHeight: number;
  readonly gap: number;
  readonly align?: 'left' | 'center';
  /** Keeps it on the page of the next row. */
  readonly keepsNext?: boolean;
}

/** The rows of a paragraph; keeps the first two and the last two lines together. */
export function toRows(paragraph: Paragraph): Row[] {
  const { text, style, width, x, color, element, address } = paragraph;
  const lines = breakLines(text, style, width);
  return lines.map((line, index) => ({
    cells: [
      { text: line, x: x + indentOf(line, paragraph), style, color, element, ...(address && { address }) },
    ],
    height: style.size * paragraph.lineHeight,
    gap: index === 0 ? paragraph.gap : 0,
    keepsNext:
      paragraph.keepsNext === true ||
      (index === 0 && lines.length > 1) ||
      (index === lines.length - 2 && lines.length > 2),
  }));
}

function indentOf(line: string, { align, width, style }: Paragraph): number {
  return align === 'center' ? (width - measure(line, style)) / 2 : 0;
}
