import { measure, type TextStyle } from '@sabi/pdf-text/text-runs';
import type { Contact, ResumeDocument } from '../resume/resume-document';
import { layOutParagraph, type BlockContext } from './lay-out-blocks';
import type { Cell, Element, Row } from './rows';

const contactGap = 18;

/** Name, headline and contacts across the page. */
export function layOutHead({ name, headline, contacts }: ResumeDocument, place: BlockContext): Row[] {
  const { look } = place;
  return [
    ...layOutName({ name, headline }, place, { name: look.accentColor, headline: look.softColor }),
    ...layOutContacts(contacts, place),
  ];
}

export function layOutName(
  { name, headline }: Pick<ResumeDocument, 'name' | 'headline'>,
  place: BlockContext,
  colors: { readonly name: string; readonly headline: string },
): Row[] {
  const { look } = place;
  const align = look.headAlign;
  const nameRows = layOutParagraph(place, {
    text: name,
    element: { role: 'H1' },
    style: { weight: 'bold', size: look.nameSize },
    color: colors.name,
    align,
    lineHeight: 1.25,
    keepsNext: true,
  });
  if (!headline) return nameRows;
  const headlineRows = layOutParagraph(place, {
    text: headline,
    element: { role: 'P' },
    style: { weight: 'regular', size: look.bodySize + 2 },
    color: colors.headline,
    align,
    gap: 2,
  });
  return [...nameRows, ...headlineRows];
}

/** Side by side where they fit. */
function layOutContacts(contacts: readonly Contact[], { look, column }: BlockContext): Row[] {
  const style: TextStyle = { weight: 'regular', size: look.bodySize };
  const widths = contacts.map(({ text }) => measure(text, style));
  const whole = widths.reduce((sum, width) => sum + width, contactGap * (contacts.length - 1));
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
  if (whole > column.width) return contacts.map((contact) => row([cell(contact, column.x)], 4));
  let x = column.x + (look.headAlign === 'center' ? (column.width - whole) / 2 : 0);
  const cells = contacts.map((contact, index) => {
    const placed = cell(contact, x);
    x += (widths[index] ?? 0) + contactGap;
    return placed;
  });
  return [row(cells, 4)];
}
