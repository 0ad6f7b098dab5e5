import type { ResumeExtension } from '@sabi/contracts/resume-file';
import { CvUnreadable } from '../domain/cv-unreadable';
import { hasEnoughLetters, normaliseText } from '../text/normalise-text';

/** Each reader is loaded only when its format comes: a child reads one document and ends. */
const readers: Record<ResumeExtension, (bytes: Buffer) => Promise<string>> = {
  pdf: async (bytes) => (await import('./pdf/read-pdf')).readPdf(bytes),
  docx: async (bytes) => (await import('./docx/read-docx')).readDocx(bytes),
  doc: async (bytes) => (await import('./doc/read-doc')).readDoc(bytes),
};

/**
 * The text of a document. Runs in the child process: nothing here may be trusted to end.
 * @throws {CvUnreadable} INVALID_FILE whatever a reader stumbles over, NO_TEXT_EXTRACTED when there is nothing to read
 */
export async function readDocument(format: ResumeExtension, bytes: Buffer): Promise<string> {
  const text = normaliseText(await read(format, bytes));
  if (!hasEnoughLetters(text)) throw new CvUnreadable('NO_TEXT_EXTRACTED');
  return text;
}

async function read(format: ResumeExtension, bytes: Buffer): Promise<string> {
  try {
    return await readers[format](bytes);
  } catch (error) {
    throw error instanceof CvUnreadable ? error : new CvUnreadable('INVALID_FILE');
  }
}
