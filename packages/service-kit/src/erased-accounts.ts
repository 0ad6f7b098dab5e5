import type { mongo } from 'mongoose';

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

export function createErasedAccounts(db: mongo.Db): ErasedAccounts {
  const erased = db.collection<{ _id: string; erased_at: Date }>(collectionName);
  return {
    note: async (userId) => {
      await erased.updateOne(
        { _id: userId },
        { $setOnInsert: { erased_at: new Date() } },
        { upsert: true, writeConcern: { w: 'majority' } },
      );
    },
    has: async (userId) => (await erased.findOne({ _id: userId })) !== null,
  };
}

export async function createErasedAccountIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ erased_at: 1 }, { expireAfterSeconds: retentionSeconds });
}
