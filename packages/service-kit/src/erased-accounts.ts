import type { mongo } from 'mongoose';

/** Far longer than an access token lives, or a message waits for its last attempt. */
const retentionSeconds = 7 * 24 * 3600;
const collectionName = 'erased_accounts';

/**
 * Erased accounts. Their tokens stay valid for a while and their jobs may still run, so code that is about to store something of
 * an account checks here first.
 */
export interface ErasedAccounts {
  /** To be called before anything is removed. Idempotent. */
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
