import { type Connection, trusted } from 'mongoose';
import type { StoredCv } from '../domain/cvs/cv-repository';
import { cvModel, toAllStored } from './cv.model';

/** Reads that a feed of CV changes needs. */
export interface CvChanges {
  findByIds(ids: readonly string[]): Promise<StoredCv[]>;
  /** Ids of changed CVs, until the stream breaks or the signal aborts. May miss changes. */
  watchChanges(signal: AbortSignal): AsyncIterable<string>;
}

export function createCvChanges(connection: Connection): CvChanges {
  const model = cvModel(connection);
  return {
    findByIds: async (ids) => toAllStored(await model.find({ _id: trusted({ $in: ids }) }).lean()),
    watchChanges: async function* (signal) {
      const changes = model.collection.watch([
        { $match: { operationType: { $in: ['update', 'replace'] } } },
        { $project: { 'documentKey._id': 1 } },
      ]);
      const close = () => void changes.close().catch(() => undefined); // already closed
      signal.addEventListener('abort', close, { once: true });
      try {
        for await (const change of changes) {
          if ('documentKey' in change) yield String(change.documentKey._id);
        }
      } finally {
        signal.removeEventListener('abort', close);
        close();
      }
    },
  };
}
