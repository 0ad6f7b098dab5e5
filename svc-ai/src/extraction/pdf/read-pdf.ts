import { getDocumentProxy } from 'unpdf';
import { type DocumentText, type RawLine, toDocumentLines } from '@sabi/cv-rules/document-text';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { CvUnreadable } from '../../domain/cv-unreadable';
import type { PlacedText } from './placed-text';
import { withTexCharacters } from './tex-characters';
import { type PrintedLine, toPlainText, toPrintedLines } from './text-lines';
import { usualFont, usualSize } from './usual-look';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type Viewport = ReturnType<PdfPage['getViewport']>;
type TextItem = Extract<Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number], { str: string }>;

/** What lies beyond is not read: no CV is longer. */
const maxPages = 50;
/** Smaller print is meant for machines, not for readers. */
const smallestVisiblePoints = 2;

/** @throws {CvUnreadable} NO_TEXT_EXTRACTED when the document is under a password */
export async function readPdf(bytes: Buffer): Promise<DocumentText> {
  const document = await open(bytes);
  const pages: PrintedLine[][] = [];
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    pages.push(await readPage(await document.getPage(number)));
  }
  return {
    text: normaliseText(pages.map(toPlainText).join('\n\n')),
    lines: toDocumentLines(toRawLines(pages)),
  };
}

function toRawLines(pages: readonly (readonly PrintedLine[])[]): RawLine[] {
  const printed = pages.flat();
  const size = usualSize(printed);
  const font = usualFont(printed);
  return pages.flatMap((lines, index) =>
    lines.map((line) => ({
      text: line.text,
      isApart: line.isApart,
      page: index + 1,
      column: line.column,
      size: line.fontSize / size,
      isStrong: line.font !== font,
      room: line.room,
    })),
  );
}

async function open(bytes: Buffer): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      enableXfa: false,
      useWorkerFetch: false,
      verbosity: 0,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new CvUnreadable('NO_TEXT_EXTRACTED');
    throw error;
  }
}

async function readPage(page: PdfPage): Promise<PrintedLine[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items
    .filter((item): item is TextItem => 'str' in item && item.str !== '')
    .map((item) => place(item, viewport))
    .filter((piece) => isVisible(piece, viewport));
  page.cleanup();
  return toPrintedLines(pieces);
}

function place(item: TextItem, viewport: Viewport): PlacedText {
  const [, , c = 0, d = 0, e = 0, f = 0] = item.transform as number[];
  const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f) as number[];
  return {
    text: withTexCharacters(item.str),
    x,
    y,
    width: item.width,
    fontSize: Math.hypot(c, d),
    font: item.fontName,
  };
}

function isVisible({ x, y, width, fontSize }: PlacedText, page: Viewport): boolean {
  const onPage = x < page.width && x + width > 0 && y > 0 && y - fontSize < page.height;
  return onPage && fontSize >= smallestVisiblePoints;
}
