import { measure } from '@sabi/pdf-text/text-runs';
import { resumeLabels } from '../resume/labels';
import type { Block, Contact, ResumeDocument } from '../resume/resume-document';
import { splitSections } from '../resume/side-sections';
import {
  layOutBlock,
  layOutHeading,
  layOutParagraph,
  layOutSections,
  type BlockContext,
} from './lay-out-blocks';
import { layOutName } from './lay-out-head';
import { heightOf, type PageLayout, pageHeight, pageWidth, wholeWidth } from './page-layout';
import type { Element, Row } from './rows';
import type { TemplateLook } from './templates';

const sideWidth = 156;
/** Between text and the edge of the side column. */
const sidePadding = 16;
const gutter = 20;
/** Below the name, inside its band. */
const headPadding = 18;
const onAccent = { name: '#ffffff', headline: '#e3eef0' };
const smallestContact = 7;

/**
 * Contacts, skills and languages in a tinted side column that is read first, the rest in the main column,
 * which has the whole width when the side is empty.
 */
export function layOutTwoColumns(resume: ResumeDocument, look: TemplateLook): PageLayout {
  const whole = { look, column: wholeWidth(look) };
  const head = layOutName(resume, whole, onAccent);
  const headHeight = look.margin + heightOf(head) + headPadding;
  const band = { color: look.accentColor, x: 0, y: 0, width: pageWidth, height: headHeight };
  const side = layOutSide(resume, { look: sideLookOf(look), column: { x: look.margin, width: sideWidth } });
  const panelWidth = look.margin + sideWidth + sidePadding;
  const mainX = panelWidth + gutter;
  const main =
    side.length > 0 ? { look, column: { x: mainX, width: pageWidth - look.margin - mainX } } : whole;
  return {
    head,
    columns: [side, layOutSections(splitSections(resume.sections).main, main, layOutBlock)],
    columnsTop: headHeight,
    surfacesOf: ({ isFirst }) => {
      const y = isFirst ? headHeight : 0;
      const panel = { color: look.tintColor, x: 0, y, width: panelWidth, height: pageHeight - y };
      return [...(side.length > 0 ? [panel] : []), ...(isFirst ? [band] : [])];
    },
  };
}

function sideLookOf(look: TemplateLook): TemplateLook {
  return { ...look, bodySize: look.bodySize - 0.5 };
}

function layOutSide(
  { language, contacts, sections }: ResumeDocument,
  place: BlockContext,
): (readonly Row[])[] {
  const heading = layOutHeading(resumeLabels[language].contact, place);
  return [
    ...(contacts.length > 0
      ? [[...heading, ...contacts.flatMap((contact) => layOutContact(contact, place))]]
      : []),
    ...layOutSections(splitSections(sections).side, place, layOutSideBlock),
  ];
}

/** On one line if it fits in a small size; else a mail address breaks before its `@`. */
function layOutContact({ text, address }: Contact, place: BlockContext): Row[] {
  const { bodySize } = place.look;
  const width = measure(text, { weight: 'regular', size: bodySize });
  const fitting = Math.min(bodySize, (bodySize * place.column.width) / width);
  const fits = fitting >= smallestContact;
  const element: Element = { role: 'P' };
  return (fits ? [text] : text.split(/(?=@)/)).flatMap((part, index) =>
    layOutParagraph(place, {
      text: part,
      element,
      style: { weight: 'regular', size: fits ? fitting : bodySize },
      address,
      gap: index === 0 ? 4 : 0,
    }),
  );
}

/** One ability a line. */
function layOutSideBlock(block: Block, place: BlockContext, isFirst: boolean): Row[] {
  if (block.kind !== 'abilities') return layOutBlock(block, place, isFirst);
  return block.items.flatMap((text) => layOutParagraph(place, { text, element: { role: 'P' }, gap: 3 }));
}
