import './array-buffer-polyfill';
import './decompression-limit';
import { type RawLine, toDocumentLines } from '@sabi/cv-rules/document-text';
import { countInvisible, countLetters, hasEnoughLetters, normaliseText } from '@sabi/cv-rules/normalise-text';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { CvUnreadable } from '../cv-unreadable';
import type { ExtractedDocument } from '../extracted-document';
import { readJsonResumeAttachment } from './json-resume-attachment';
import { asMatrix, asNumbers, identity } from './matrix';
import { type Operators, type PaintedText, extractPageText } from './page-text-extractor';
import { contactLines } from '../contact-lines';
import { type PageContent, separateFurniture } from './page-furniture';
import { assertObjectLimit, assertPageLimit, assertTextItemLimit, PaintingLimits } from './pdf-limits';
import { readOperators } from './read-operators';
import type { PreviousPage } from './columns';
import type { PlacedText } from './placed-text';
import { decodeTexCharacters } from './tex-characters';
import { type PrintedLine, toPlainText, toPrintedLines } from './text-lines';
import { fontStub } from './font-stub';
import { dominantFont, dominantSize } from './dominant-style';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type Viewport = ReturnType<PdfPage['getViewport']>;
type TextItem = Extract<Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number], { str: string }>;

/** Further pages are not read, but counted. */
const maxPages = 50;
/** Larger images are not decoded: photos have fewer pixels. */
const maxPicturePixels = 4_000_000;
/** pdf.js kind of images with an alpha channel. */
const rgba = 3;
/** Smaller text counts as invisible. */
const smallestVisiblePoints = 2;
/** In multiples of the font size; even a dot is wider. */
const narrowestVisible = 0.05;
/** pdf.js leaves out those without a width. */
const softHyphens = /\u00ad/g;
const usualGlyphUnit = 0.001;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Resolves when the time for decoding a page's images is over. */
export type ImageTimeout = () => Promise<void>;

/** What a page shows, by position. */
interface PageText extends PageContent {
  readonly hiddenLetters: number;
}

interface ReadPage {
  readonly width: number;
  readonly seen: PageText;
  /** With possibly recognised text of a scan; undefined without any. */
  readonly recognised: PageText | undefined;
}

/**
 * Reads visible text. If no page has any, as in a scan, reads the invisible text behind it.
 * @param imageTimeout called for each page; images not decoded by then count as transparent
 * @throws {CvUnreadable} NO_TEXT_EXTRACTED when encrypted
 */
export async function readPdf(bytes: Buffer, imageTimeout: ImageTimeout): Promise<ExtractedDocument> {
  const document = await open(bytes);
  assertPageLimit(document.numPages);
  const { OPS } = await getResolvedPDFJS();
  const limits = new PaintingLimits(OPS);
  const pages: ReadPage[] = [];
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    pages.push(await readPage(document, await document.getPage(number), { limits, imageTimeout }));
  }
  const isScan =
    pages.every(({ seen }) => !hasEnoughLetters(textsOf(seen.pieces))) &&
    pages.some(({ recognised }) => recognised);
  const texts = pages.map(({ seen, recognised }) => (isScan && recognised) || seen);
  const { printed, furniture } = arrangePages(texts, pages);
  const embedded = await readJsonResumeAttachment(document, printed.flat());
  return {
    text: normaliseText(printed.map(toPlainText).join('\n\n')),
    lines: toDocumentLines(toRawLines(printed)),
    furniture,
    hiddenLetters: texts.reduce((sum, { hiddenLetters }) => sum + hiddenLetters, 0),
    ...(document.numPages > maxPages && { unreadPages: document.numPages - maxPages }),
    ...(isScan && { isRecognised: true }),
    ...(embedded && { embedded }),
  };
}

const textsOf = (pieces: readonly PlacedText[]) => pieces.map(({ text }) => text).join(' ');

/** The lines of all pages; a foot that says how to reach the person follows the first line. */
function arrangePages(
  texts: readonly PageText[],
  pages: readonly { readonly width: number }[],
): { printed: (readonly PrintedLine[])[]; furniture: readonly string[] } {
  const separated = separateFurniture(texts);
  const before: PreviousPage = {};
  const printed = separated.pages.map((pieces, index) =>
    toPrintedLines(pieces, pages[index]?.width ?? 0, before),
  );
  const [first, ...others] = printed;
  const [name, ...rest] = first ?? [];
  if (!name) return { printed, furniture: separated.furniture };
  const reach = contactLines(separated.furniture, printed.map(toPlainText).join('\n'));
  const lines = reach.map((text) => ({ ...name, text, isApart: false, fontSize: 0, room: 0 }));
  return { printed: [[name, ...lines, ...rest], ...others], furniture: separated.furniture };
}

function toRawLines(pages: readonly (readonly PrintedLine[])[]): RawLine[] {
  const printed = pages.flat();
  const size = dominantSize(printed);
  const font = dominantFont(printed);
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
  assertObjectLimit(bytes);
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      enableXfa: false,
      ...fontStub,
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

interface Reading {
  readonly limits: PaintingLimits;
  readonly imageTimeout: ImageTimeout;
}

async function readPage(
  document: PdfDocument,
  page: PdfPage,
  { limits, imageTimeout }: Reading,
): Promise<ReadPage> {
  const viewport = page.getViewport({ scale: 1 });
  const painted = await replay(document, page, { viewport, limits, imageTimeout });
  const pieces = isReplayEnough(painted) ? painted : await readTextItems(page, painted, viewport);
  page.cleanup();
  const recognised = pieces.map((piece) => ({ ...piece, isSeen: piece.isSeen || piece.mayBeRecognised }));
  return {
    width: viewport.width,
    seen: readPieces(pieces, viewport),
    recognised: pieces.some(({ mayBeRecognised }) => mayBeRecognised)
      ? readPieces(recognised, viewport)
      : undefined,
  };
}

/** The replay holds letters as they are drawn: those that run from right to left would be read backwards. */
function isReplayEnough(painted: readonly PaintedText[]): boolean {
  return painted.length > 0 && !painted.some(({ placed }) => rightToLeft.test(placed.text));
}

/** pdf.js's own text items, which are in reading order, where no text of the page is hidden. */
async function readTextItems(
  page: PdfPage,
  painted: readonly PaintedText[],
  viewport: Viewport,
): Promise<readonly PaintedText[]> {
  if (painted.some(({ isSeen, placed }) => !isSeen && placed.text.trim() !== '')) return painted;
  return (await streamTextItems(page)).map((item) => asSeen(place(item, viewport)));
}

async function streamTextItems(page: PdfPage): Promise<TextItem[]> {
  const items: object[] = [];
  for await (const part of page.streamTextContent() as AsyncIterable<{ items: readonly object[] }>) {
    items.push(...part.items);
    assertTextItemLimit(items);
  }
  return items.filter((item): item is TextItem => 'str' in item && item.str !== '');
}

const asSeen = (placed: PlacedText): PaintedText => ({
  placed,
  isSeen: true,
  mayBeRecognised: false,
  isMark: false,
});

function readPieces(painted: readonly PaintedText[], viewport: Viewport): PageText {
  const isShown = ({ placed, isSeen }: PaintedText) => isSeen && isVisible(placed, viewport);
  const shown = painted.filter(isShown);
  const hidden = painted.filter((piece) => !isShown(piece));
  return {
    pieces: shown.filter(({ isMark }) => !isMark).map(({ placed }) => placed),
    marks: shown.filter(({ isMark }) => isMark).map(({ placed }) => placed),
    height: viewport.height,
    hiddenLetters:
      hidden.reduce((sum, { placed }) => sum + countLetters(placed.text), 0) +
      shown.reduce((sum, { placed }) => sum + countInvisible(placed.text), 0),
  };
}

/** Empty when a page cannot be replayed; its text items are read instead. */
async function replay(
  document: PdfDocument,
  page: PdfPage,
  { viewport, limits, imageTimeout }: Reading & { viewport: Viewport },
): Promise<PaintedText[]> {
  try {
    const { OPS } = await getResolvedPDFJS();
    const layers = await document.getOptionalContentConfig();
    const operators = await readOperators(document, page, limits);
    await Promise.race([decodeImages(page, operators, OPS.paintImageXObject), imageTimeout()]);
    const painted = extractPageText(operators, {
      codes: OPS,
      toPage: asMatrix(viewport.transform) ?? identity,
      page: { left: 0, top: 0, right: viewport.width, bottom: viewport.height },
      isOpaqueImage: (id) => isOpaque(page, id),
      isLayerShown: (layer) => layers.isVisible(layer),
      glyphUnitOf: (font) => glyphUnitOf(page, font),
    });
    return painted.map((piece) => ({
      ...piece,
      placed: { ...piece.placed, text: decodeTexCharacters(piece.placed.text) },
    }));
  } catch (error) {
    if (error instanceof CvUnreadable) throw error;
    return [];
  }
}

/** Of the first entry of the font's matrix; other objects of a damaged file have none. */
function glyphUnitOf(page: PdfPage, id: string): number {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
  const matrix = typeof font === 'object' && font !== null && 'fontMatrix' in font ? font.fontMatrix : null;
  const [unit = 0] = asNumbers(matrix);
  return unit > 0 ? unit : usualGlyphUnit;
}

const objectsOf = (page: PdfPage, name: string) => (name.startsWith('g_') ? page.commonObjs : page.objs);

/** The operator list is complete before images are decoded. */
async function decodeImages(page: PdfPage, { fnArray, argsArray }: Operators, paint: number): Promise<void> {
  const names = new Set(
    argsArray.flatMap((args, index) => (fnArray[index] === paint ? [pictureOf(args)] : [])),
  );
  const decoded = [...names].map(
    (name) =>
      new Promise<void>((resolve) => {
        objectsOf(page, name).get(name, (picture: unknown) => resolve(dropPixels(picture)));
      }),
  );
  await Promise.all(decoded);
}

/** Frees the pixels, because only the kind is used and memory is limited. */
function dropPixels(picture: unknown): void {
  if (typeof picture === 'object' && picture !== null && 'data' in picture) picture.data = undefined;
}

const pictureOf = (args: unknown) => String(Array.isArray(args) ? args[0] : args);

/** Whether an image without transparency hides the area below. */
function isOpaque(page: PdfPage, id: unknown): boolean {
  const name = String(id);
  const objects = objectsOf(page, name);
  const picture: unknown = objects.has(name) ? objects.get(name) : null;
  return typeof picture === 'object' && picture !== null && 'kind' in picture && picture.kind !== rgba;
}

function place(item: TextItem, viewport: Viewport): PlacedText {
  const [, , c = 0, d = 0, e = 0, f = 0] = item.transform as number[];
  const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f) as number[];
  return {
    text: decodeTexCharacters(item.str).replace(softHyphens, '-'),
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
