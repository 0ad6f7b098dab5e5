import type { DocumentTemplate } from '@sabi/contracts/http/profile-documents';
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IStylesOptions,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import { type TemplateLook, templateLooks } from '../pdf/templates';
import type { Block, EntryBlock, ResumeDocument } from '../resume/resume-document';

// Word counts sizes in half points and distances in twentieths of a point.
const halfPoints = (points: number) => Math.round(points * 2);
const twentieths = (points: number) => Math.round(points * 20);
const a4 = { width: 11_906, height: 16_838 };
const listName = 'points';
const font = 'Calibri';

/** A Word document with real headings and lists, to be changed further. */
export async function writeDocx(
  resume: ResumeDocument,
  { template, createdAt: _createdAt }: { template: DocumentTemplate; createdAt: Date },
): Promise<Buffer> {
  const look = templateLooks[template];
  const margin = twentieths(look.margin);
  const document = new Document({
    title: resume.title,
    creator: resume.name,
    styles: stylesOf(look, resume.language),
    numbering: { config: [{ reference: listName, levels: [bulletLevel] }] },
    sections: [
      {
        properties: {
          page: { size: a4, margin: { top: margin, right: margin, bottom: margin, left: margin } },
        },
        children: [
          ...writeHead(resume, look),
          ...resume.sections.flatMap(({ heading, blocks }) => [
            new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
            ...blocks.flatMap((block) => writeBlock(block)),
          ]),
        ],
      },
    ],
  });
  return await Packer.toBuffer(document);
}

const bulletLevel = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 280, hanging: 220 } } },
};

function writeHead({ name, headline, contacts }: ResumeDocument, look: TemplateLook): Paragraph[] {
  const place = look.headAlign === 'center' ? { alignment: AlignmentType.CENTER } : {};
  const links = contacts.flatMap(({ text, address }, index) => [
    ...(index > 0 ? [new TextRun('  |  ')] : []),
    new ExternalHyperlink({ link: address, children: [new TextRun({ text, style: 'Hyperlink' })] }),
  ]);
  return [
    new Paragraph({ text: name, heading: HeadingLevel.TITLE, ...place }),
    ...(headline ? [new Paragraph({ text: headline, ...place })] : []),
    ...(links.length > 0 ? [new Paragraph({ children: links, ...place })] : []),
  ];
}

function writeBlock(block: Block): Paragraph[] {
  if (block.kind === 'text') return [new Paragraph({ text: block.text })];
  if (block.kind === 'list') return writePoints(block.items);
  return writeEntry(block);
}

function writeEntry({ title, lines, points }: EntryBlock): Paragraph[] {
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

function stylesOf(look: TemplateLook, language: string): IStylesOptions {
  const accent = look.accentColor.slice(1);
  const heading = (points: number, before: number): { run: object; paragraph: IParagraphOptions } => ({
    run: { font, size: halfPoints(points), bold: true, color: accent, language: { value: language } },
    paragraph: { spacing: { before: twentieths(before), after: twentieths(3) }, keepNext: true },
  });
  const rule = { style: BorderStyle.SINGLE, size: 6, space: 2, color: accent };
  const section = heading(look.headingSize, 16);
  return {
    default: {
      document: {
        run: {
          font,
          size: halfPoints(look.bodySize + 0.5),
          color: look.textColor.slice(1),
          language: { value: language },
        },
        paragraph: { spacing: { line: 264 } },
      },
      title: { ...heading(look.nameSize, 0) },
      heading1: {
        run: { ...section.run, allCaps: look.headingCase === 'upper' },
        paragraph: { ...section.paragraph, ...(look.hasRules && { border: { bottom: rule } }) },
      },
      heading2: {
        ...heading(look.titleSize + 0.5, 8),
        run: { ...heading(look.titleSize + 0.5, 8).run, color: look.textColor.slice(1) },
      },
      hyperlink: { run: { color: accent, underline: {} } },
    },
  };
}
