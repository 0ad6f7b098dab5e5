import {
  AnnotationMode,
  getDocument,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { scaleFor } from './page-scale';
import { PdfFailure, toPdfFailure } from './pdf-failure';
import { StandardFonts } from './standard-fonts';
import { startPdfWorker } from './start-pdf-worker';
import { withTimeLimit } from './time-limit';

/** For opening a document, and for each page. */
const timeLimitMs = 20_000;
/** Larger images are left out. */
const imageMaxPixels = 25_000_000;

export interface OpenedPdf {
  readonly pageCount: number;
  /** @param width in CSS pixels @throws {PdfFailure}, or an abort error once `signal` is aborted */
  drawPage(pageNo: number, options: { width: number; signal: AbortSignal }): Promise<HTMLCanvasElement>;
  /** Ends the worker. */
  close(): void;
}

/**
 * Opens a PDF in a worker without a network. Nothing in it is executed: scripts, actions and forms are not read, fonts are drawn
 * as outlines, and its only requests are for the standard fonts.
 * @throws {PdfFailure}
 */
export async function openPdf(content: Blob): Promise<OpenedPdf> {
  const thread = await startPdfWorker();
  // Its types know null alone.
  const port = new PDFWorker({ port: thread as unknown as null, verbosity: VerbosityLevel.ERRORS });
  const ended = rejectOnceEnded(thread);
  const limit = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await withTimeLimit(timeLimitMs, Promise.race([work, ended]));
    } catch (error) {
      const failure = toPdfFailure(error);
      if (failure.reason === 'slow') thread.terminate();
      throw failure;
    }
  };
  try {
    const data = new Uint8Array(await content.arrayBuffer());
    const pdf = await limit(getDocument({ ...options, data, worker: port }).promise);
    return {
      pageCount: pdf.numPages,
      drawPage: async (pageNo, { width, signal }) => {
        const page = await limit(pdf.getPage(pageNo));
        signal.throwIfAborted();
        return limit(draw(page, width, signal));
      },
      close: () => thread.terminate(),
    };
  } catch (error) {
    thread.terminate();
    throw toPdfFailure(error);
  }
}

const options = {
  verbosity: VerbosityLevel.ERRORS,
  BinaryDataFactory: StandardFonts,
  standardFontDataUrl: '/', // required, but the factory has its own addresses
  useWorkerFetch: false,
  useSystemFonts: false,
  // The content policy allows no font from data, and a browser's font engine is no place for strangers' fonts.
  disableFontFace: true,
  isEvalSupported: false,
  useWasm: false,
  enableXfa: false,
  maxImageSize: imageMaxPixels,
};

/** A worker that fails, for example for want of memory, answers nothing any more. */
function rejectOnceEnded(thread: Worker): Promise<never> {
  const ended = new Promise<never>((_resolve, reject) => {
    thread.addEventListener('error', () => reject(new PdfFailure('broken')));
  });
  ended.catch(() => undefined); // where nothing waits for it
  return ended;
}

async function draw(page: PDFPageProxy, width: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: scaleFor(natural, width * window.devicePixelRatio) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const rendering = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE });
  const cancel = () => rendering.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await rendering.promise;
    return canvas;
  } finally {
    signal.removeEventListener('abort', cancel);
    page.cleanup();
  }
}
