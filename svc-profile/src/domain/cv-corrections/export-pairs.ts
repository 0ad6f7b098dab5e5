import { buffer } from 'node:stream/consumers';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { FileMissing, type FileStore } from '@sabi/file-store/file-store';
import type { CvCorrections } from './cv-correction';

/** A CV with what was read from it and what its owner says is right, as `score-cvs --pairs` takes it. Without the account. */
export interface CorrectionPair {
  readonly id: string;
  /** Extension of the document: `pdf`. */
  readonly format: string;
  /** The file, in Base64. */
  readonly document: string;
  readonly parsed: ParsedCv;
  readonly corrected: ParsedCv;
}

interface Dependencies {
  readonly cvCorrections: Pick<CvCorrections, 'all'>;
  readonly cvs: {
    findById(id: string): Promise<{ readonly user_id: string; readonly file_key: string } | null>;
  };
  readonly fileStore: Pick<FileStore, 'get'>;
}

/** All corrections that owners let us keep and whose CV is still there. */
export async function* exportPairs({
  cvCorrections,
  cvs,
  fileStore,
}: Dependencies): AsyncGenerator<CorrectionPair> {
  for await (const { id, user_id, resume_id, parsed, corrected } of cvCorrections.all()) {
    const cv = await cvs.findById(resume_id);
    const document = cv?.user_id === user_id && (await readDocument(cv.file_key, fileStore));
    if (!cv || !document) continue; // its owner has removed it
    const format = cv.file_key.slice(cv.file_key.lastIndexOf('.') + 1);
    yield { id, format, document: document.toString('base64'), parsed, corrected };
  }
}

async function readDocument(key: string, fileStore: Pick<FileStore, 'get'>): Promise<Buffer | null> {
  try {
    const { stream } = await fileStore.get(key);
    return await buffer(stream);
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}
