import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { mongo } from 'mongoose';
import type { NoteSummaries } from '../domain/notes/note-summaries';

export const summariesCollection = 'note_summaries';

export interface SummaryRow {
  /** The account. */
  readonly _id: string;
  /** Number of transactions that have taken the lock. */
  readonly sequence: number;
  readonly notes?: number;
  readonly stored_at?: Date;
}

export function createNoteSummaries(db: mongo.Db): NoteSummaries {
  const summaries = db.collection<SummaryRow>(summariesCollection);
  return {
    lock: async (_id, session) => {
      await summaries
        .updateOne({ _id }, { $inc: { sequence: 1 } }, { upsert: true, session })
        .catch((error: unknown) => {
          throw isDuplicateKey(error) ? createTransactionConflict() : error;
        });
    },
    put: async (_id, { notes, stored_at }, session) => {
      await summaries.updateOne({ _id }, { $set: { notes, stored_at } }, { session });
    },
    find: async (_id) => {
      const found = await summaries.findOne({ _id });
      return { notes: found?.notes ?? 0, stored_at: found?.stored_at ?? null };
    },
  };
}
