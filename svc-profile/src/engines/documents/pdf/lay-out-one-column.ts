import type { ResumeDocument } from '../resume/resume-document';
import { layOutBlock, layOutSections } from './lay-out-blocks';
import { layOutHead } from './lay-out-head';
import { heightOf, type PageLayout, pageWidth, wholeWidth } from './page-layout';
import type { TemplateLook } from './templates';

const bandHeight = 10;

/** File, visual and reading order are the same. */
export function layOutOneColumn(resume: ResumeDocument, look: TemplateLook): PageLayout {
  const place = { look, column: wholeWidth(look) };
  const head = layOutHead(resume, place);
  const band = { color: look.accentColor, x: 0, y: 0, width: pageWidth, height: bandHeight };
  return {
    head,
    columns: [layOutSections(resume.sections, place, layOutBlock)],
    columnsTop: look.margin + heightOf(head),
    surfacesOf: ({ isFirst }) => (isFirst && look.hasBand ? [band] : []),
  };
}
