import { fileURLToPath } from 'node:url';
import { AppError } from '@sabi/service-kit/errors';
import { Piscina } from 'piscina';
import { type DocumentOrder, writeDocument } from './write-document';

export interface DocumentWriter {
  /** @throws {AppError} DEPENDENCY_UNAVAILABLE when too many wait, or the writing takes too long */
  write(order: DocumentOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

const timeoutMs = 20_000;
const idleMs = 60_000;
const mostWaiting = 50;
const memoryMb = 512;

/** Writes in a thread of its own, one document after the other: the service goes on answering. */
export function createThreadedDocumentWriter(): DocumentWriter {
  const pool = new Piscina<DocumentOrder, Uint8Array>({
    filename: fileURLToPath(new URL('./documents/worker.js', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    maxQueue: mostWaiting,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  return {
    write: async (order) => {
      try {
        return await pool.run(order, { name: 'writeDocument', signal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        throw new AppError('DEPENDENCY_UNAVAILABLE', { cause: error });
      }
    },
    close: () => pool.destroy(),
  };
}

/** Writes where it is called, for tests. */
export const directDocumentWriter: DocumentWriter = {
  write: writeDocument,
  close: () => Promise.resolve(),
};
