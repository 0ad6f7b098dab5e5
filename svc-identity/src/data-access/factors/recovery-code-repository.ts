import type { mongo } from 'mongoose';
import type { RecoveryCodeRepository } from '../../domain/factors/recovery-code-repository';
import { countUnused, type RecoveryCodeSet } from '../../domain/factors/recovery-codes';

/** `_id` is the account's id; also the shard key, hashed. */
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
