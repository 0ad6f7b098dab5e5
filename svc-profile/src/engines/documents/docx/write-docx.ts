import type { DocumentTemplate } from '@sabi/contracts/profile/document-templates';
import { Document, Packer, type Paragraph, type Table } from 'docx';
import { type TemplateLook, templateLooks } from '../pdf/templates';
import type { ResumeDocument } from '../resume/resume-document';
import { writeHead, writeSection } from './blocks';
import { a4, twentieths } from './measures';
import { bulletLevel, listName, stylesOf } from './styles';
import { writeTimeline } from './timeline';
import { writeTwoColumns } from './two-columns';

type Write = (resume: ResumeDocument, look: TemplateLook) => (Paragraph | Table)[];

const layouts: Readonly<Record<TemplateLook['layout'], Write>> = {
  'one-column': (resume, look) => [
    ...writeHead(resume, look),
    ...resume.sections.flatMap((section) => writeSection(section)),
  ],
  'two-columns': writeTwoColumns,
  timeline: writeTimeline,
};

/** An editable Word document with real headings and lists. */
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
        children: layouts[look.layout](resume, look),
      },
    ],
  });
  return await Packer.toBuffer(document);
}
