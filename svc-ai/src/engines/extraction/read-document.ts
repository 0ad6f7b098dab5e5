import type { CvExtension } from '@sabi/contracts/profile/cv-file';
import { hasEnoughLetters } from '@sabi/cv-rules/normalise-text';
import { CvUnreadable } from './cv-unreadable';
import type { ExtractedDocument } from './extracted-document';
import { isGarbled } from './garbled-text';
import type { ImageTimeout } from './pdf/read-pdf';

/** Loaded on demand: a child reads one document and exits. */
const readers: Record<
  CvExtension,
  (bytes: Buffer, imageTimeout: ImageTimeout) => Promise<ExtractedDocument>
> = {
  pdf: async (bytes, imageTimeout) => (await import('./pdf/read-pdf')).readPdf(bytes, imageTimeout),
  docx: async (bytes) => (await import('./docx/read-docx')).readDocx(bytes),
  doc: async (bytes) => (await import('./doc/read-doc')).readDoc(bytes),
};

/**
 * Reads a document. Runs in a child process, because a reader may hang or run out of memory.
 * @throws {CvUnreadable} INVALID_FILE when a reader fails, NO_TEXT_EXTRACTED without text, or with glyphs of a PDF in its place
 */
export async function readDocument(
  format: CvExtension,
  bytes: Buffer,
  imageTimeout: ImageTimeout,
): Promise<ExtractedDocument> {
  const document = await read(format, bytes, imageTimeout);
  const isText = hasEnoughLetters(document.text) && !(format === 'pdf' && isGarbled(document.text));
  if (!isText) throw new CvUnreadable('NO_TEXT_EXTRACTED');
  return document;
}

async function read(
  format: CvExtension,
  bytes: Buffer,
  imageTimeout: ImageTimeout,
): Promise<ExtractedDocument> {
  try {
    return await readers[format](bytes, imageTimeout);
  } catch (error) {
    throw error instanceof CvUnreadable ? error : new CvUnreadable('INVALID_FILE');
  }
}
