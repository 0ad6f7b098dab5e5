import { createHash } from 'node:crypto';
import { resumeMaxBytes } from '@sabi/contracts/resume-file';
import { FileMissing, type FileStore } from '@sabi/file-store/file-store';
import { CvUnreadable } from './cv-unreadable';

const timeoutMs = 30_000;

export interface CvFile {
  readonly bytes: Buffer;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/**
 * A stored CV, whole.
 * @throws {CvUnreadable} INVALID_FILE when it is gone (its owner deleted it meanwhile) or larger than any upload may be
 */
export async function readCvFile(
  key: string,
  files: Pick<FileStore, 'get'>,
  signal: AbortSignal,
): Promise<CvFile> {
  const { stream } = await files.get(key).catch((error: unknown) => {
    throw error instanceof FileMissing ? new CvUnreadable('INVALID_FILE') : error;
  });
  // A store that falls silent in the middle of a file is given up.
  const cut = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const stop = () => stream.destroy(new Error('The file store took too long, or the work was stopped'));
  cut.addEventListener('abort', stop, { once: true });
  const chunks: Buffer[] = [];
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of stream) {
    sizeBytes += chunk.length;
    if (sizeBytes > resumeMaxBytes) throw new CvUnreadable('INVALID_FILE');
    hash.update(chunk);
    chunks.push(chunk);
  }
  cut.removeEventListener('abort', stop);
  return { bytes: Buffer.concat(chunks), hash: hash.digest('hex') };
}
