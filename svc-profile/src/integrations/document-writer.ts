import { fileURLToPath } from 'node:url';
import { AppError } from '@sabi/service-kit/errors';
import { Piscina } from 'piscina';
import type { DocumentWriter } from '../domain/resume-documents/document-writer';
import type { DocumentOrder } from '../engines/documents/document-order';
import { writeDocument } from '../engines/documents/write-document';

const timeoutMs = 20_000;
/** Delayed, because on a laptop all services start at once. */
const warmUpAfterMs = 5000;
const mostWaiting = 50;
const memoryMb = 512;

/**
 * Writes in a thread, one document at a time, so that the service keeps answering. The thread warms up first,
 * because its first document takes many times as long.
 */
export function createThreadedDocumentWriter(): DocumentWriter {
  const pool = new Piscina<DocumentOrder | undefined, Uint8Array>({
    filename: fileURLToPath(new URL('./engines/documents/worker.js', import.meta.url)),
    minThreads: 0, // started by the warm-up
    maxThreads: 1,
    idleTimeout: Infinity,
    maxQueue: mostWaiting,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const warmUp = () => pool.run(undefined, { name: 'warmUp' }).catch(() => undefined); // the first document reports the failure
  const timer = setTimeout(() => void warmUp(), warmUpAfterMs).unref();
  return {
    write: async (order) => {
      try {
        return await pool.run(order, { name: 'writeDocument', signal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        throw new AppError('DEPENDENCY_UNAVAILABLE', { cause: error });
      }
    },
    close: () => {
      clearTimeout(timer);
      return pool.destroy();
    },
  };
}

/** Writes in the calling thread, for tests. */
export const directDocumentWriter: DocumentWriter = {
  write: writeDocument,
  close: () => Promise.resolve(),
};
