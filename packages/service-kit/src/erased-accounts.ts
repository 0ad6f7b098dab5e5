import type { mongo } from 'mongoose';
import type { Transaction } from './transaction';

/** Longer than the lifetime of an access token and the last attempt of a message. */
const retentionSeconds = 7 * 24 * 3600;
const collectionName = 'erased_accounts';

/**
 * Erased accounts. Their tokens stay valid for a while and their jobs may still run, so code that stores data of an
 * account checks here first.
 */
export interface ErasedAccounts {
  /** Call it before anything is removed. Idempotent. */
  note(userId: string): Promise<void>;
  has(userId: string): Promise<boolean>;
}

/** For a service whose calls check only before they store: it erases each account a second time, once those have ended. */
export interface RepeatedErasures {
  /** Noted by then and not erased a second time, the earliest first. */
  findErasedOnce(until: Date, limit: number): Promise<string[]>;
  markErasedTwice(userId: string, transaction: Transaction): Promise<void>;
}

export function createErasedAccounts(db: mongo.Db): ErasedAccounts & RepeatedErasures {
  const erased = db.collection<{ _id: string; erased_at: Date; is_erased_twice?: true }>(collectionName);
  return {
    note: async (userId) => {
      await erased.updateOne(
        { _id: userId },
        { $setOnInsert: { erased_at: new Date() } },
        { upsert: true, writeConcern: { w: 'majority' } },
      );
    },
    has: async (userId) => (await erased.findOne({ _id: userId })) !== null,
    findErasedOnce: async (until, limit) => {
      const once = { erased_at: { $lte: until }, is_erased_twice: { $exists: false } };
      const found = await erased.find(once).sort({ erased_at: 1 }).limit(limit).toArray();
      return found.map(({ _id }) => _id);
    },
    markErasedTwice: async (_id, session) => {
      await erased.updateOne({ _id }, { $set: { is_erased_twice: true } }, { session });
    },
  };
}

export async function createErasedAccountIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ erased_at: 1 }, { expireAfterSeconds: retentionSeconds });
}
