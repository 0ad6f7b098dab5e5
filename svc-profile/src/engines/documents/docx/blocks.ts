import {
  AlignmentType,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  TextRun,
} from 'docx';
import type { TemplateLook } from '../pdf/templates';
import { toEntryLines, toPlainBlocks } from '../resume/join-parts';
import type {
  Block,
  Contact,
  EntryBlock,
  PlainBlock,
  ResumeDocument,
  ResumeSection,
} from '../resume/resume-document';
import { listName } from './styles';

/** Name, headline and contacts across the page. */
export function writeHead(resume: ResumeDocument, look: TemplateLook): Paragraph[] {
  const place = look.headAlign === 'center' ? { alignment: AlignmentType.CENTER } : {};
  const links = resume.contacts.flatMap((contact, index) => [
    ...(index > 0 ? [new TextRun('  |  ')] : []),
    toLink(contact),
  ]);
  return [
    ...writeName(resume, place),
    ...(links.length > 0 ? [new Paragraph({ children: links, ...place })] : []),
  ];
}

/** @param color overrides that of the style */
export function writeName(
  { name, headline }: ResumeDocument,
  place: IParagraphOptions,
  color?: string,
): Paragraph[] {
  const run = (text: string) => new TextRun({ text, ...(color && { color }) });
  return [
    new Paragraph({ children: [run(name)], heading: HeadingLevel.TITLE, ...place }),
    ...(headline ? [new Paragraph({ children: [run(headline)], ...place })] : []),
  ];
}

export function toLink({ text, address }: Contact): ExternalHyperlink {
  return new ExternalHyperlink({ link: address, children: [new TextRun({ text, style: 'Hyperlink' })] });
}

export function writeSection({ heading, blocks }: ResumeSection): Paragraph[] {
  return [writeHeading(heading), ...blocks.flatMap((block) => writeBlock(block))];
}

export function writeHeading(text: string, place: IParagraphOptions = {}): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_1, ...place });
}

/** @param place options of its paragraphs; points have their own indent */
export function writeBlock(block: Block, place: IParagraphOptions = {}): Paragraph[] {
  if (block.kind === 'entry') return writeEntry(block, toEntryLines(block));
  if (block.kind === 'abilities')
    return toPlainBlocks(block.items).flatMap((plain) => writePlainBlock(plain, place));
  return writePlainBlock(block, place);
}

function writePlainBlock(block: PlainBlock, place: IParagraphOptions): Paragraph[] {
  if (block.kind === 'list') return writePoints(block.items);
  return [new Paragraph({ text: block.text, ...place })];
}

/** @param lines text below the title */
export function writeEntry({ title, points }: EntryBlock, lines: readonly string[]): Paragraph[] {
  return [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_2 }),
    ...lines.map((text, index) => {
      const isFollowed = index < lines.length - 1 || points.length > 0;
      return new Paragraph({ text, keepNext: isFollowed });
    }),
    ...writePoints(points),
  ];
}

function writePoints(points: readonly string[]): Paragraph[] {
  return points.map((text) => new Paragraph({ text, numbering: { reference: listName, level: 0 } }));
}
