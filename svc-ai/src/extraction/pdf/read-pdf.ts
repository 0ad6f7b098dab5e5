import './transferable-buffers';
import { type RawLine, toDocumentLines } from '@sabi/cv-rules/document-text';
import { countInvisible, countLetters, normaliseText } from '@sabi/cv-rules/normalise-text';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { CvUnreadable } from '../../domain/cv-unreadable';
import type { ExtractedDocument } from '../extracted-document';
import { readEmbeddedResume } from './embedded-resume';
import { asMatrix, identity } from './matrix';
import { type PaintedText, replayPage } from './painted-page';
import { assertFewObjects, assertFewSteps } from './pdf-limits';
import type { PlacedText } from './placed-text';
import { withTexCharacters } from './tex-characters';
import { type PrintedLine, toPlainText, toPrintedLines } from './text-lines';
import { unseenFonts } from './unseen-fonts';
import { usualFont, usualSize } from './usual-look';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type Viewport = ReturnType<PdfPage['getViewport']>;
type TextItem = Extract<Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number], { str: string }>;

/** What lies beyond is not read: no CV is longer. */
const maxPages = 50;
/** A larger picture is not decoded: a photo has less, and what it hides shows in its place on the page. */
const maxPicturePixels = 4_000_000;
/** pdf.js's kind of a picture that has an alpha channel. */
const rgba = 3;
/** Smaller print is meant for machines, not for readers. */
const smallestVisiblePoints = 2;
/** In multiples of the font size: a dot is wider. */
const narrowestVisible = 0.05;

interface ReadPage {
  readonly lines: readonly PrintedLine[];
  readonly hiddenLetters: number;
}

/**
 * What a reader of the pages sees: text that nobody can see is left out.
 * @throws {CvUnreadable} NO_TEXT_EXTRACTED when the document is under a password
 */
export async function readPdf(bytes: Buffer): Promise<ExtractedDocument> {
  const document = await open(bytes);
  const pages: ReadPage[] = [];
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    pages.push(await readPage(document, await document.getPage(number)));
  }
  const printed = pages.map(({ lines }) => lines);
  const embedded = await readEmbeddedResume(document, printed.flat());
  return {
    text: normaliseText(printed.map(toPlainText).join('\n\n')),
    lines: toDocumentLines(toRawLines(printed)),
    hiddenLetters: pages.reduce((sum, { hiddenLetters }) => sum + hiddenLetters, 0),
    ...(embedded && { embedded }),
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
  assertFewObjects(bytes);
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      enableXfa: false,
      ...unseenFonts,
      useWorkerFetch: false,
      maxImageSize: maxPicturePixels,
      verbosity: 0,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new CvUnreadable('NO_TEXT_EXTRACTED');
    throw error;
  }
}

async function readPage(document: PdfDocument, page: PdfPage): Promise<ReadPage> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  assertFewSteps(items);
  const told = items
    .filter((item): item is TextItem => 'str' in item && item.str !== '')
    .map((item) => place(item, viewport));
  const painted = await replay(document, page, viewport);
  page.cleanup();
  const unseen = painted.filter(({ isSeen }) => !isSeen).map(({ placed }) => placed);
  // pdf.js puts words together better than a replay does: that one is read only where something was hidden in between.
  const pieces = unseen.some(({ text }) => text.trim() !== '')
    ? painted.filter(({ isSeen }) => isSeen).map(({ placed }) => placed)
    : told;
  const visible = pieces.filter((piece) => isVisible(piece, viewport));
  const all = painted.length > 0 ? painted : told.map((placed) => ({ placed, isSeen: true }));
  const hidden = all.filter(({ placed, isSeen }) => !isSeen || !isVisible(placed, viewport));
  return {
    lines: toPrintedLines(visible),
    hiddenLetters:
      hidden.reduce((sum, { placed }) => sum + countLetters(placed.text), 0) +
      visible.reduce((sum, { text }) => sum + countInvisible(text), 0),
  };
}

/** Empty for a page that cannot be painted: what it tells as text is all there is to read then. */
async function replay(document: PdfDocument, page: PdfPage, viewport: Viewport): Promise<PaintedText[]> {
  try {
    const { OPS } = await getResolvedPDFJS();
    const layers = await document.getOptionalContentConfig();
    const operators = await page.getOperatorList();
    assertFewSteps(operators.fnArray);
    const painted = replayPage(operators, {
      codes: OPS,
      toPage: asMatrix(viewport.transform) ?? identity,
      isOpaqueImage: (id) => isOpaque(page, id),
      isLayerShown: (layer) => layers.isVisible(layer),
    });
    return painted.map(({ placed, isSeen }) => ({
      placed: { ...placed, text: withTexCharacters(placed.text) },
      isSeen,
    }));
  } catch (error) {
    if (error instanceof CvUnreadable) throw error;
    return [];
  }
}

/** A picture without transparency: what it is painted over is gone. */
function isOpaque(page: PdfPage, id: unknown): boolean {
  const name = String(id);
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  const picture: unknown = objects.has(name) ? objects.get(name) : null;
  return typeof picture === 'object' && picture !== null && 'kind' in picture && picture.kind !== rgba;
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
  return onPage && fontSize >= smallestVisiblePoints && width >= narrowestVisible * fontSize;
}
