import { measure, type TextStyle } from '@sabi/pdf-text/text-runs';
import type { Block, Contact, EntryBlock, ResumeDocument, ResumeSection } from '../resume/resume-document';
import { type Cell, type Element, type Paragraph, type Row, toRows } from './rows';
import type { TemplateLook } from './templates';

/** A4 in points. */
export const pageWidth = 595.28;
const bulletIndent = 14;
const contactGap = 18;

/** The rows of a resume from the name to the last point, in stretches that do not know of each other. */
export function* layOutResume(resume: ResumeDocument, look: TemplateLook): Generator<readonly Row[]> {
  yield layOutHead(resume, look);
  for (const section of resume.sections) yield* layOutSection(section, look);
}

type Choice = Partial<Paragraph> & Pick<Paragraph, 'text' | 'element'>;

function paragraph(look: TemplateLook, choice: Choice): Row[] {
  return toRows({
    style: { weight: 'regular', size: look.bodySize },
    color: look.textColor,
    x: look.margin,
    width: pageWidth - 2 * look.margin,
    lineHeight: look.lineHeight,
    gap: 0,
    ...choice,
  });
}

function layOutHead({ name, headline, contacts }: ResumeDocument, look: TemplateLook): Row[] {
  const align = look.headAlign;
  const nameStyle: TextStyle = { weight: 'bold', size: look.nameSize };
  const headlineStyle: TextStyle = { weight: 'regular', size: look.bodySize + 2 };
  return [
    ...paragraph(look, {
      text: name,
      element: { role: 'H1' },
      style: nameStyle,
      color: look.accentColor,
      align,
      lineHeight: 1.25,
      keepsNext: true,
    }),
    ...(headline
      ? paragraph(look, {
          text: headline,
          element: { role: 'P' },
          style: headlineStyle,
          color: look.softColor,
          align,
          gap: 2,
        })
      : []),
    ...layOutContacts(contacts, look),
  ];
}

/** Beside each other where they fit. */
function layOutContacts(contacts: readonly Contact[], look: TemplateLook): Row[] {
  const style: TextStyle = { weight: 'regular', size: look.bodySize };
  const widths = contacts.map(({ text }) => measure(text, style));
  const whole = widths.reduce((sum, width) => sum + width, contactGap * (contacts.length - 1));
  const room = pageWidth - 2 * look.margin;
  const element: Element = { role: 'P' };
  const row = (cells: Cell[], gap: number): Row => ({
    cells,
    height: style.size * look.lineHeight,
    gap,
    keepsNext: false,
  });
  const cell = ({ text, address }: Contact, x: number): Cell => ({
    text,
    x,
    style,
    color: look.textColor,
    element,
    address,
  });
  if (contacts.length === 0) return [];
  if (whole > room) return contacts.map((contact) => row([cell(contact, look.margin)], 4));
  let x = look.margin + (look.headAlign === 'center' ? (room - whole) / 2 : 0);
  const cells = contacts.map((contact, index) => {
    const placed = cell(contact, x);
    x += (widths[index] ?? 0) + contactGap;
    return placed;
  });
  return [row(cells, 4)];
}

/** The heading goes with the first block. */
function* layOutSection({ heading, blocks }: ResumeSection, look: TemplateLook): Generator<readonly Row[]> {
  const text = look.headingCase === 'upper' ? heading.toUpperCase() : heading;
  const rows = paragraph(look, {
    text,
    element: { role: 'H2' },
    style: { weight: 'bold', size: look.headingSize },
    color: look.accentColor,
    gap: look.bodySize * 1.9,
    keepsNext: true,
  }).map((row) => (look.hasRules ? { ...row, height: row.height + 5, rule: look.accentColor } : row));
  for (const [index, block] of blocks.entries()) {
    const isFirst = index === 0;
    const drawn = layOutBlock(block, look, isFirst);
    yield isFirst ? [...rows, ...drawn] : drawn;
  }
}

function layOutBlock(block: Block, look: TemplateLook, isFirst: boolean): Row[] {
  if (block.kind === 'entry') return layOutEntry(block, look, isFirst);
  if (block.kind === 'list') return layOutPoints(block.items, look);
  return paragraph(look, { text: block.text, element: { role: 'P' }, gap: 4 });
}

function layOutEntry({ title, lines, points }: EntryBlock, look: TemplateLook, isFirst: boolean): Row[] {
  return [
    ...paragraph(look, {
      text: title,
      element: { role: 'H3' },
      style: { weight: 'bold', size: look.titleSize },
      gap: isFirst ? 5 : look.bodySize * 1.1,
      keepsNext: lines.length + points.length > 0,
    }),
    ...lines.flatMap((text, index) =>
      paragraph(look, {
        text,
        element: { role: 'P' },
        color: look.softColor,
        keepsNext: index < lines.length - 1 || points.length > 0,
      }),
    ),
    ...layOutPoints(points, look),
  ];
}

function layOutPoints(points: readonly string[], look: TemplateLook): Row[] {
  const list = {};
  return points.flatMap((text) => {
    const element: Element = { role: 'LI', list };
    const rows = paragraph(look, {
      text,
      element,
      x: look.margin + bulletIndent,
      width: pageWidth - 2 * look.margin - bulletIndent,
      gap: 2,
    });
    const [first, ...others] = rows;
    const [body] = first?.cells ?? [];
    if (!first || !body) return rows;
    return [{ ...first, cells: [{ ...body, text: '•', x: look.margin + 2 }, body] }, ...others];
  });
}
