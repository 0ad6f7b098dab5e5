import type { ResumeExtension } from '@sabi/contracts/resume-file';
import { hasEnoughLetters } from '@sabi/cv-rules/normalise-text';
import { CvUnreadable } from './cv-unreadable';
import type { ExtractedDocument } from './extracted-document';

/** Each reader is loaded only when its format comes: a child reads one document and ends. */
const readers: Record<ResumeExtension, (bytes: Buffer) => Promise<ExtractedDocument>> = {
  pdf: async (bytes) => (await import('./pdf/read-pdf')).readPdf(bytes),
  docx: async (bytes) => (await import('./docx/read-docx')).readDocx(bytes),
  doc: async (bytes) => (await import('./doc/read-doc')).readDoc(bytes),
};

/**
 * What a document says. Runs in the child process: nothing here may be trusted to end.
 * @throws {CvUnreadable} INVALID_FILE whatever a reader stumbles over, NO_TEXT_EXTRACTED when there is nothing to read
 */
export async function readDocument(format: ResumeExtension, bytes: Buffer): Promise<ExtractedDocument> {
  const document = await read(format, bytes);
  if (!hasEnoughLetters(document.text)) throw new CvUnreadable('NO_TEXT_EXTRACTED');
  return document;
}

async function read(format: ResumeExtension, bytes: Buffer): Promise<ExtractedDocument> {
  try {
    return await readers[format](bytes);
  } catch (error) {
    throw error instanceof CvUnreadable ? error : new CvUnreadable('INVALID_FILE');
  }
}
