import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  hasCvSignature,
  type CvExtension,
  cvMaxBytes,
  cvSignatureBytes,
} from '@sabi/contracts/profile/cv-file';
import { AppError } from '@sabi/service-kit/errors';

export interface ReceivedContent {
  /** Fails with RESUME_TOO_LARGE at the first chunk over the limit, and with the source's errors. */
  readonly stream: Readable;
  /** Complete once the stream has ended. `sha256` in hex. */
  measure(): { sizeBytes: number; sha256: string };
}

/**
 * Checks the first bytes of a file and streams it on while counting and hashing; holds one chunk in memory.
 * @throws {AppError} RESUME_EMPTY, RESUME_CONTENT_MISMATCH
 */
export async function receiveContent(
  source: AsyncIterable<Buffer>,
  extension: CvExtension,
): Promise<ReceivedContent> {
  const chunks = source[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  if (head.length === 0) throw new AppError('RESUME_EMPTY');
  if (!hasCvSignature(extension, head)) throw new AppError('RESUME_CONTENT_MISMATCH');
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* pass(): AsyncGenerator<Buffer> {
    for (let chunk: Buffer | undefined = head; chunk; chunk = await readChunk(chunks)) {
      sizeBytes += chunk.length;
      if (sizeBytes > cvMaxBytes) throw new AppError('RESUME_TOO_LARGE');
      hash.update(chunk);
      yield chunk;
    }
  }
  return {
    stream: Readable.from(pass(), { objectMode: false }),
    measure: () => ({ sizeBytes, sha256: hash.copy().digest('hex') }),
  };
}

/** Enough chunks for the longest signature, or the whole of a shorter file. */
async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < cvSignatureBytes) {
    const chunk = await readChunk(chunks);
    if (!chunk) break;
    head = Buffer.concat([head, chunk]);
  }
  return head;
}

async function readChunk(chunks: AsyncIterator<Buffer>): Promise<Buffer | undefined> {
  const { done, value } = await chunks.next();
  return done ? undefined : value;
}
