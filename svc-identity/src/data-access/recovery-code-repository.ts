import type { Transaction } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import { countUnused, type RecoveryCodeSet } from '../domain/factors/recovery-codes';

export interface RecoveryCodeRepository {
  /** The codes of an account from now on; it has one set at most. */
  replace(set: RecoveryCodeSet, transaction: Transaction): Promise<void>;
  find(userId: string): Promise<RecoveryCodeSet | null>;
  /** @returns how many codes still work after it; null when there is no such code, or it was used before */
  use(userId: string, hash: string, transaction: Transaction): Promise<number | null>;
  removeOf(userId: string, transaction: Transaction): Promise<void>;
}

/** `_id` is the account's; also the shard key, hashed. */
type StoredSet = Omit<RecoveryCodeSet, 'user_id'> & { _id: string };

const collectionName = 'recovery_codes';

export function createRecoveryCodeRepository(db: mongo.Db): RecoveryCodeRepository {
  const sets = db.collection<StoredSet>(collectionName);
  return {
    replace: async ({ user_id: id, ...rest }, session) => {
      await sets.replaceOne({ _id: id }, rest, { upsert: true, session });
    },
    find: async (userId) => {
      const stored = await sets.findOne({ _id: userId });
      if (!stored) return null;
      const { _id: user_id, ...rest } = stored;
      return { user_id, ...rest };
    },
    use: async (userId, hash, session) => {
      const set = await sets.findOneAndUpdate(
        { _id: userId, codes: { $elemMatch: { hash, used_at: null } } },
        { $set: { 'codes.$.used_at': new Date() } },
        { session, returnDocument: 'after' },
      );
      return set && countUnused(set);
    },
    removeOf: async (userId, session) => {
      await sets.deleteOne({ _id: userId }, { session });
    },
  };
}
