import { measure, type TextStyle } from '@sabi/pdf-text/text-runs';
import { toEntryLines, toPlainBlocks } from '../resume/join-parts';
import type { Block, EntryBlock, PlainBlock, ResumeSection } from '../resume/resume-document';
import { type Column, type Element, type Paragraph, type Row, toRows } from './rows';
import type { TemplateLook } from './templates';

const bulletIndent = 14;
const ruleGap = 8;

/** Look and column of a block. */
export interface BlockContext {
  readonly look: TemplateLook;
  readonly column: Column;
}

export type ParagraphChoice = Partial<Paragraph> & Pick<Paragraph, 'text' | 'element'>;
export type LayOutBlock = (block: Block, place: BlockContext, isFirst: boolean) => Row[];

/** @param choice differences from body text */
export function layOutParagraph({ look, column }: BlockContext, choice: ParagraphChoice): Row[] {
  return toRows({
    style: { weight: 'regular', size: look.bodySize },
    color: look.textColor,
    ...column,
    lineHeight: look.lineHeight,
    gap: 0,
    ...choice,
  });
}

/** Independent groups of rows, one after the other. */
export function* layOutSections(
  sections: readonly ResumeSection[],
  place: BlockContext,
  layOut: LayOutBlock,
): Generator<readonly Row[]> {
  for (const section of sections) yield* layOutSection(section, place, layOut);
}

/** The heading stays with the first block. */
function* layOutSection(
  { heading, blocks }: ResumeSection,
  place: BlockContext,
  layOut: LayOutBlock,
): Generator<readonly Row[]> {
  const rows = layOutHeading(heading, place);
  for (const [index, block] of blocks.entries()) {
    const isFirst = index === 0;
    const drawn = layOut(block, place, isFirst);
    yield isFirst ? [...rows, ...drawn] : drawn;
  }
}

export function layOutHeading(heading: string, place: BlockContext): Row[] {
  const { look } = place;
  const text = look.headingCase === 'upper' ? heading.toUpperCase() : heading;
  return layOutParagraph(place, {
    text,
    element: { role: 'H2' },
    style: { weight: 'bold', size: look.headingSize },
    color: look.accentColor,
    gap: look.bodySize * look.sectionGap,
    keepsNext: true,
  }).map((row) => withRule(row, place));
}

function withRule(row: Row, { look, column }: BlockContext): Row {
  const right = column.x + column.width;
  if (look.headingRule === 'below') {
    const height = row.height + 5;
    const rule = { color: look.accentColor, left: column.x, right, y: height - 2.5 };
    return { ...row, height, rule };
  }
  const [cell] = row.cells;
  if (look.headingRule === 'none' || !cell) return row;
  const left = cell.x + measure(cell.text, cell.style) + ruleGap;
  return { ...row, rule: { color: look.accentColor, left, right, y: row.height / 2 } };
}

/** An entry below its title; abilities are joined into as few lines as fit. */
export function layOutBlock(block: Block, place: BlockContext, isFirst: boolean): Row[] {
  if (block.kind === 'entry') return layOutEntry(block, place, isFirst);
  if (block.kind === 'abilities')
    return toPlainBlocks(block.items).flatMap((plain) => layOutPlainBlock(plain, place));
  return layOutPlainBlock(block, place);
}

function layOutPlainBlock(block: PlainBlock, place: BlockContext): Row[] {
  if (block.kind === 'list') return layOutPoints(block.items, place);
  return layOutParagraph(place, { text: block.text, element: { role: 'P' }, gap: 4 });
}

function layOutEntry(entry: EntryBlock, place: BlockContext, isFirst: boolean): Row[] {
  const { title, points } = entry;
  const { look, column } = place;
  const style: TextStyle = { weight: 'regular', size: look.bodySize };
  const lines = toEntryLines(entry, (text) => measure(text, style) <= column.width);
  return [
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
}

export function layOutPoints(points: readonly string[], place: BlockContext): Row[] {
  const { x, width } = place.column;
  const list = {};
  return points.flatMap((text) => {
    const element: Element = { role: 'LI', list };
    const rows = layOutParagraph(place, {
      text,
      element,
      x: x + bulletIndent,
      width: width - bulletIndent,
      gap: 2,
    });
    const [first, ...others] = rows;
    const [body] = first?.cells ?? [];
    if (!first || !body) return rows;
    return [{ ...first, cells: [{ ...body, text: '•', x: x + 2 }, body] }, ...others];
  });
}
