import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { Deletion } from '../../domain/deletion/deletion';
import type { DeletionRepository } from '../../domain/deletion/deletion-repository';

/** Shard key: `_id`, hashed; it is the account's id. */
type StoredDeletion = Omit<Deletion, 'user_id'> & { _id: string };

export const deletionCollection = 'account_deletions';

export function createDeletionRepository(db: mongo.Db): DeletionRepository {
  const deletions = db.collection<StoredDeletion>(deletionCollection);
  return {
    find: async (userId, transaction) => {
      const stored = await deletions.findOne({ _id: userId }, within(transaction));
      if (!stored) return null;
      const { _id: user_id, ...rest } = stored;
      return { user_id, ...rest };
    },
    insert: async ({ user_id: _id, ...rest }, session) => {
      await deletions.insertOne({ _id, ...rest }, { session });
    },
    remove: async (userId, session) => {
      const { deletedCount } = await deletions.deleteOne({ _id: userId }, { session });
      return deletedCount === 1;
    },
    findDue: async (now, limit) => {
      const due = deletions
        .find({ erases_at: { $lte: now } }, { projection: { _id: 1 } })
        .sort({ erases_at: 1 })
        .limit(limit);
      return (await due.toArray()).map(({ _id }) => _id);
    },
  };
}

/** For the migrations. */
export async function createDeletionIndexes(db: mongo.Db): Promise<void> {
  await db.collection(deletionCollection).createIndex({ erases_at: 1 });
}
