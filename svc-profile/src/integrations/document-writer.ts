import { fileURLToPath } from 'node:url';
import { AppError } from '@sabi/service-kit/errors';
import { Piscina } from 'piscina';
import type { DocumentWriter } from '../domain/resume-documents/document-writer';
import type { DocumentOrder } from '../engines/documents/document-order';
import { writeDocument } from '../engines/documents/write-document';

const timeoutMs = 20_000;
/** The start comes first: on a laptop all services start at once. */
const warmUpAfterMs = 5000;
const mostWaiting = 50;
const memoryMb = 512;

/**
 * Writes in a thread of its own, one document after the other: the service goes on answering. The thread opens its fonts
 * and writes one in advance, because the first document of a thread takes many times as long as later ones.
 */
export function createThreadedDocumentWriter(): DocumentWriter {
  const pool = new Piscina<DocumentOrder | undefined, Uint8Array>({
    filename: fileURLToPath(new URL('./engines/documents/worker.js', import.meta.url)),
    minThreads: 0, // the warming up starts it
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

/** Writes where it is called, for tests. */
export const directDocumentWriter: DocumentWriter = {
  write: writeDocument,
  close: () => Promise.resolve(),
};
