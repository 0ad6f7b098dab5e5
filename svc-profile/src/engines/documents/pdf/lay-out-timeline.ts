import { measure, type TextStyle } from '@sabi/pdf-text/text-runs';
import { joinParts } from '../resume/join-parts';
import type { Block, EntryBlock, ResumeDocument } from '../resume/resume-document';
import {
  layOutBlock,
  layOutParagraph,
  layOutPoints,
  layOutSections,
  type BlockContext,
} from './lay-out-blocks';
import { layOutHead } from './lay-out-head';
import { heightOf, type PageLayout, wholeWidth } from './page-layout';
import type { Cell, Row } from './rows';
import type { TemplateLook } from './templates';

/** Fits the longest period in one line; a wrapped one would stand beside two lines of the entry. */
const datesWidth = 136;
/** Distance of the line from the dates and from the text. */
const spineGap = 13;
const barHeight = 3;
const barWidth = 48;

/** Periods at the left of a vertical line, entries at its right. */
export function layOutTimeline(resume: ResumeDocument, look: TemplateLook): PageLayout {
  const whole = wholeWidth(look);
  const indent = datesWidth + 2 * spineGap;
  const place = { look, column: { x: whole.x + indent, width: whole.width - indent } };
  const head = withBar(layOutHead(resume, { look, column: whole }), { look, column: whole });
  return {
    head,
    columns: [layOutSections(resume.sections, place, layOutTimelineBlock)],
    columnsTop: look.margin + heightOf(head),
    surfacesOf: () => [],
  };
}

function withBar(head: readonly Row[], { look, column }: BlockContext): Row[] {
  const last = head.at(-1);
  if (!last) return [];
  const y = last.height + 8;
  const bar = { color: look.accentColor, left: column.x, right: column.x + barWidth, y, weight: barHeight };
  return [...head.slice(0, -1), { ...last, height: y + barHeight, rule: bar }];
}

function layOutTimelineBlock(block: Block, place: BlockContext, isFirst: boolean): Row[] {
  return block.kind === 'entry' ? layOutEntry(block, place, isFirst) : layOutBlock(block, place, isFirst);
}

function layOutEntry(
  { title, place: where, period, details, points }: EntryBlock,
  place: BlockContext,
  isFirst: boolean,
): Row[] {
  const { look } = place;
  const lines = [...joinParts([where]), ...details];
  const rows = [
    ...layOutParagraph(place, {
      text: title,
      element: { role: 'H3' },
      style: { weight: 'bold', size: look.titleSize },
      gap: isFirst ? 5 : look.bodySize * look.entryGap,
      keepsNext: lines.length + points.length > 0,
    }),
    ...lines.flatMap((text, index) =>
      layOutParagraph(place, {
        text,
        element: { role: 'P' },
        color: look.softColor,
        keepsNext: index < lines.length - 1 || points.length > 0,
      }),
    ),
    ...layOutPoints(points, place),
  ];
  return withSpine(withPeriod(rows, period, place), place, isFirst);
}

/** Places the period beside the title; it is read after it. */
function withPeriod(rows: readonly Row[], period: string | null, { look, column }: BlockContext): Row[] {
  const [first, ...others] = rows;
  if (!first || !period) return [...rows];
  const style: TextStyle = { weight: 'regular', size: look.bodySize - 2 };
  const x = column.x - 2 * spineGap - measure(period, style);
  const cell: Cell = { text: period, x, style, color: look.accentColor, element: { role: 'P' } };
  return [{ ...first, cells: [...first.cells, cell] }, ...others];
}

function withSpine(rows: readonly Row[], { look, column }: BlockContext, isFirst: boolean): Row[] {
  return rows.map((row, index) => ({
    ...row,
    spine: {
      color: look.accentColor,
      x: column.x - spineGap,
      hasDot: index === 0,
      isFirst: isFirst && index === 0,
    },
  }));
}
