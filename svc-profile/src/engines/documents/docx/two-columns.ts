import { Paragraph, type Table } from 'docx';
import type { TemplateLook } from '../pdf/templates';
import { resumeLabels } from '../resume/labels';
import type { Block, ResumeDocument } from '../resume/resume-document';
import { splitSections } from '../resume/side-sections';
import { toLink, writeBlock, writeHeading, writeName, writeSection } from './blocks';
import { pageWidth } from './measures';
import { createCell, createRow, createTable } from './tables';

const sideWidth = 176;
const onAccent = '#ffffff';

/** One row for the name, and one for the side column and the main column, in this reading order. */
export function writeTwoColumns(resume: ResumeDocument, look: TemplateLook): (Paragraph | Table)[] {
  const whole = pageWidth - 2 * look.margin;
  const { main } = splitSections(resume.sections);
  const side = writeSide(resume);
  const head = createCell(writeName(resume, {}, onAccent), whole, {
    background: look.accentColor,
    padding: [16, 16],
    columns: 2,
  });
  const sections = main.flatMap((section) => writeSection(section));
  const widths = [sideWidth, whole - sideWidth] as const;
  if (side.length === 0) return [createTable(widths, [createRow([head])]), ...sections];
  const body = createRow([
    createCell(side, widths[0], { background: look.tintColor, padding: [6, 16] }),
    createCell(sections, widths[1], { padding: [6, 16] }),
  ]);
  return [createTable(widths, [createRow([head]), body])];
}

function writeSide({ language, contacts, sections }: ResumeDocument): Paragraph[] {
  const links = contacts.map((contact) => new Paragraph({ children: [toLink(contact)] }));
  const { side } = splitSections(sections);
  return [
    ...(links.length > 0 ? [writeHeading(resumeLabels[language].contact), ...links] : []),
    ...side.flatMap(({ heading, blocks }) => [
      writeHeading(heading),
      ...blocks.flatMap((block) => writeSideBlock(block)),
    ]),
  ];
}

/** One ability a line. */
function writeSideBlock(block: Block): Paragraph[] {
  if (block.kind !== 'abilities') return writeBlock(block);
  return block.items.map((text) => new Paragraph({ text }));
}
