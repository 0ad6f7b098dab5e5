import { buffer } from 'node:stream/consumers';
import { drawRun } from '@sabi/pdf-text/draw-run';
import { measure, toRuns } from '@sabi/pdf-text/text-runs';
import PDFDocument from 'pdfkit';
import { resumeLabels } from '../resume/labels';
import type { ResumeDocument } from '../resume/resume-document';
import { layOutResume } from './lay-out-resume';
import { type PageLayout, pageHeight, pageWidth } from './page-layout';
import { PageWriter } from './page-writer';
import type { Row } from './rows';
import type { TemplateLook } from './templates';

/** Longer texts are cut in the PDF; the attachment is complete. */
const mostPages = 60;

export interface PdfOptions {
  readonly look: TemplateLook;
  /** Machine-readable copy of the resume. */
  readonly attachment: { readonly name: string; readonly content: Buffer };
  readonly createdAt: Date;
}

/** A tagged PDF (PDF/UA-1) on A4 with embedded fonts. */
export async function writePdf(resume: ResumeDocument, options: PdfOptions): Promise<Buffer> {
  const { look, attachment, createdAt } = options;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0, // rows have absolute positions
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1', // missing in its types
    tagged: true,
    lang: resume.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: resume.title, Author: resume.name, CreationDate: createdAt },
  });
  const written = buffer(pdf);
  const described = {
    name: attachment.name,
    type: 'application/json',
    description: 'JSON Resume',
    relationship: 'Alternative', // missing in its types
    creationDate: createdAt,
    modifiedDate: createdAt,
  };
  pdf.file(attachment.content, described);
  const writer = new PageWriter(pdf);
  drawPages(layOutResume(resume, look), { pdf, writer, look });
  numberPages(pdf, resume, { writer, look });
  writer.end();
  pdf.end();
  return await written;
}

interface Drawing {
  readonly pdf: InstanceType<typeof PDFDocument>;
  readonly writer: PageWriter;
  readonly look: TemplateLook;
}

function drawPages(layout: PageLayout, drawing: Drawing): void {
  const { head, columns, columnsTop } = layout;
  paint(layout, drawing, true);
  let y = drawing.look.margin;
  for (const [index, row] of head.entries()) {
    const gap = index > 0 ? row.gap : 0;
    drawing.writer.drawRow(row, y + gap, gap);
    y += gap + row.height;
  }
  for (const stretches of columns) drawColumn(stretches, { layout, drawing, from: columnsTop });
}

/** Draws from the first page on, also on pages that exist. */
function drawColumn(
  stretches: Iterable<readonly Row[]>,
  { layout, drawing, from }: { layout: PageLayout; drawing: Drawing; from: number },
): void {
  const { pdf, writer, look } = drawing;
  const bottom = pageHeight - look.margin;
  let [page, top] = [0, from];
  let y = top;
  pdf.switchToPage(page);
  for (const rows of stretches) {
    for (const [index, row] of rows.entries()) {
      const isTop = page > 0 && y === top;
      let gap = isTop ? 0 : row.gap;
      if (gap + y + heightTogether(rows, index) > bottom && !isTop) {
        page += 1;
        if (page === mostPages) return;
        turnTo(page, layout, drawing);
        top = look.margin;
        [y, gap] = [top, 0];
      }
      writer.drawRow(row, y + gap, gap);
      y += gap + row.height;
    }
  }
}

function turnTo(page: number, layout: PageLayout, drawing: Drawing): void {
  const { pdf } = drawing;
  if (page < pdf.bufferedPageRange().count) {
    pdf.switchToPage(page);
    return;
  }
  pdf.addPage();
  paint(layout, drawing, false);
}

function paint({ surfacesOf }: PageLayout, { pdf, writer }: Drawing, isFirst: boolean): void {
  for (const { color, x, y, width, height } of surfacesOf({ isFirst }))
    writer.decorate(() => pdf.rect(x, y, width, height).fill(color));
}

/** Height of a row with those kept on its page, at most a page. */
function heightTogether(rows: readonly Row[], from: number): number {
  let height = 0;
  for (let index = from; index < rows.length; index += 1) {
    const row = rows[index];
    if (!row) break;
    height += row.height + (index > from ? row.gap : 0);
    if (!row.keepsNext || height > pageHeight / 2) break;
  }
  return height;
}

/** Only with more than one page. */
function numberPages(
  pdf: Drawing['pdf'],
  { language }: ResumeDocument,
  { writer, look }: Omit<Drawing, 'pdf'>,
): void {
  const { count } = pdf.bufferedPageRange();
  if (count < 2) return;
  const style = { weight: 'regular', size: 8 } as const;
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const text = resumeLabels[language].page(index + 1, count);
    let x = (pageWidth - measure(text, style)) / 2;
    const baseline = pageHeight - look.margin / 2;
    writer.decorate(() => {
      for (const run of toRuns(text, style)) {
        drawRun(pdf, run, { size: style.size, color: look.softColor }, { x, baseline });
        x += run.width;
      }
    });
  }
}
