import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { ErasureRequest } from '../../domain/account-erasure/erasure-request';
import type { ErasureRequestRepository } from '../../domain/account-erasure/erasure-request-repository';

/** `_id` is the account's id; shard key, hashed. */
type StoredErasureRequest = Omit<ErasureRequest, 'user_id'> & { _id: string };

export const erasureRequestCollection = 'account_deletions';

export function createErasureRequestRepository(db: mongo.Db): ErasureRequestRepository {
  const requests = db.collection<StoredErasureRequest>(erasureRequestCollection);
  return {
    find: async (userId, transaction) => {
      const stored = await requests.findOne({ _id: userId }, within(transaction));
      if (!stored) return null;
      const { _id: user_id, ...rest } = stored;
      return { user_id, ...rest };
    },
    insert: async ({ user_id: _id, ...rest }, session) => {
      await requests.insertOne({ _id, ...rest }, { session });
    },
    remove: async (userId, session) => {
      const { deletedCount } = await requests.deleteOne({ _id: userId }, { session });
      return deletedCount === 1;
    },
    findDue: async (now, limit) => {
      const due = requests
        .find({ erases_at: { $lte: now } }, { projection: { _id: 1 } })
        .sort({ erases_at: 1 })
        .limit(limit);
      return (await due.toArray()).map(({ _id }) => _id);
    },
  };
}

export async function createErasureRequestIndexes(db: mongo.Db): Promise<void> {
  await db.collection(erasureRequestCollection).createIndex({ erases_at: 1 });
}
