import { numberAtEnd } from '../contact-lines';
import { headingKind } from '@sabi/cv-rules/sections';
import { isHeaderRow } from '@sabi/cv-rules/tables';
import type { PlacedText } from './placed-text';
import { textOf, toRuns } from './text-run';
import { toTextLines, type TextLine } from './table-header';

/** The text of a page before it is arranged. */
export interface PageContent {
  readonly pieces: readonly PlacedText[];
  /** Slanted text, and pale text across other text. */
  readonly marks: readonly PlacedText[];
  /** In points. */
  readonly height: number;
}

/** Pages without what is printed around their text. */
export interface SeparatedPages {
  readonly pages: readonly (readonly PlacedText[])[];
  /** Running heads and feet, page numbers and watermarks, each once, in reading order. */
  readonly furniture: readonly string[];
}

/** Share of the page's height at its top and at its foot. */
const marginShare = 0.15;
const mostLinesInMargin = 3;
const sameHeightPoints = 3;
const fewestRepetitions = 2;

/**
 * Separates running heads and feet, page numbers and watermarks from the text. What says how to reach the person
 * stays, once: a running head at the top of the first page in its place, a foot below the first line.
 */
export function separateFurniture(content: readonly PageContent[]): SeparatedPages {
  const margins = content.map((page, index) => marginsOf(page, index + 1));
  const furniture = new Set<string>();
  const pages = content.map(({ pieces }, index) => {
    const removed = new Set<PlacedText>();
    const found = new Set<string>();
    for (const line of margins[index] ?? []) {
      const isRepeated = countPages(line, margins) >= Math.max(fewestRepetitions, content.length / 2);
      if (!isRepeated && !line.isNumber) continue;
      if (index === 0 && line.isTop && !line.isNumber) continue;
      for (const piece of line.pieces) removed.add(piece);
      found.add(line.text);
    }
    const rest = pieces.filter((piece) => !removed.has(piece));
    if (rest.every(({ text }) => text.trim() === '')) return pieces; // a title page
    for (const text of found) furniture.add(text);
    return rest;
  });
  const marks = content.flatMap((page) => page.marks.map(({ text }) => text.trim()));
  return { pages, furniture: [...new Set([...furniture, ...marks])] };
}

interface MarginLine {
  readonly text: string;
  /** Equal on pages that differ in their number only. */
  readonly key: string;
  readonly y: number;
  readonly isTop: boolean;
  /** Consists of, or ends with, the page's own number. */
  readonly isNumber: boolean;
  readonly pieces: readonly PlacedText[];
}

function marginsOf({ pieces, height }: PageContent, page: number): MarginLine[] {
  const linesWhere = (isInMargin: (y: number) => boolean) =>
    toTextLines(toRuns(pieces.filter(({ y }) => isInMargin(y))));
  const top = linesWhere((y) => y < height * marginShare).slice(0, mostLinesInMargin);
  const foot = linesWhere((y) => y > height * (1 - marginShare)).slice(-mostLinesInMargin);
  return [...top, ...foot].flatMap((line) => {
    const texts = line.runs.map(textOf);
    if (isHeaderRow(texts) || texts.some((text) => headingKind(text) !== undefined)) return [];
    return [toMarginLine(line, { texts, page, isTop: top.includes(line) })];
  });
}

function toMarginLine(
  { y, runs }: TextLine,
  { texts, page, isTop }: { texts: readonly string[]; page: number; isTop: boolean },
): MarginLine {
  const text = texts.join('\t');
  const groups = numberAtEnd.exec(text)?.groups;
  const isNumber = Number(groups?.['labelled'] ?? groups?.['counted']) === page;
  const key = text.replaceAll(new RegExp(String.raw`(?<!\d)${page}(?!\d)`, 'g'), '#').toLowerCase();
  return { text, key, y, isTop, isNumber, pieces: runs.flatMap((run) => run.pieces) };
}

function countPages({ key, y }: MarginLine, pages: readonly (readonly MarginLine[])[]): number {
  return pages.filter((lines) =>
    lines.some((line) => line.key === key && Math.abs(line.y - y) <= sameHeightPoints),
  ).length;
}
