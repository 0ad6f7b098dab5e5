import { breakLines } from '@sabi/pdf-text/break-lines';
import { measure, type TextStyle } from '@sabi/pdf-text/text-runs';

/** The role of a text for screen readers: an element of PDF's structure. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'LI';

/** A piece of text at its place in a row. */
export interface Cell {
  readonly text: string;
  /** From the left edge of the page, in points. */
  readonly x: number;
  readonly style: TextStyle;
  readonly color: string;
  /** Lines of the same element have the same one. */
  readonly element: Element;
  /** Where it leads to. */
  readonly address?: string;
}

export interface Element {
  readonly role: Role;
  /** Of the list the element is in. */
  readonly list?: object;
}

/** A line of the page. */
export interface Row {
  /** In reading order for screen readers. */
  readonly cells: readonly Cell[];
  readonly height: number;
  /** Left free before it, except at the top of a page. */
  readonly gap: number;
  /** Stands on the same page as the next row. */
  readonly keepsNext: boolean;
  readonly rule?: Rule;
  readonly spine?: Spine;
}

/** A line across. */
export interface Rule {
  readonly color: string;
  readonly left: number;
  readonly right: number;
  /** Below the top of the row. */
  readonly y: number;
  /** Thin unless it says otherwise. */
  readonly weight?: number;
}

/** A part of the line that goes down a timeline, as high as the row. */
export interface Spine {
  readonly color: string;
  readonly x: number;
  /** Beside the first line of an entry. */
  readonly hasDot: boolean;
  /** The line of the timeline begins at its dot. */
  readonly isFirst: boolean;
}

/** Where lines begin, and how long they may be. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

export interface Paragraph {
  readonly text: string;
  readonly element: Element;
  /** Where it leads to. */
  readonly address?: string;
  readonly style: TextStyle;
  readonly color: string;
  readonly x: number;
  readonly width: number;
  readonly lineHeight: number;
  readonly gap: number;
  readonly align?: 'left' | 'center';
  /** Stands on the same page as what follows. */
  readonly keepsNext?: boolean;
}

/** The rows of a paragraph. Of its first and last two lines none stands alone on a page. */
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
