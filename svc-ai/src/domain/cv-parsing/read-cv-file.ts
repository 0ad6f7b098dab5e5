import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { FileMissing, type FileStore } from '@sabi/file-store/file-store';
import { limitTime } from '@sabi/service-kit/timeout';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';

const timeoutMs = 30_000;

export interface CvFile {
  readonly bytes: Buffer;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/**
 * Reads a CV from the file store.
 * @throws {CvUnreadable} INVALID_FILE when deleted by its owner or larger than an upload
 */
export async function readCvFile(
  key: string,
  files: Pick<FileStore, 'get'>,
  signal: AbortSignal,
): Promise<CvFile> {
  const { stream } = await files.get(key).catch((error: unknown) => {
    throw error instanceof FileMissing ? new CvUnreadable('INVALID_FILE') : error;
  });
  // The timeout covers a store that stops sending within a file.
  return limitTime({ timeoutMs, signal }, (limited) => {
    const stop = () => stream.destroy(new Error('The file store took too long, or the work was stopped'));
    limited.addEventListener('abort', stop, { once: true });
    if (limited.aborted) stop();
    return readWhole(stream);
  });
}

async function readWhole(stream: Readable): Promise<CvFile> {
  const chunks: Buffer[] = [];
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > cvMaxBytes) throw new CvUnreadable('INVALID_FILE');
    hash.update(chunk);
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), hash: hash.digest('hex') };
}
