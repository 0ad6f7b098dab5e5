import type { mongo } from 'mongoose';
import type { RemovedCv, RemovedCvs } from '../domain/cvs/removed-cvs';

export const removedCvsCollection = 'removed_resumes';

type RemovedDocument = Omit<RemovedCv, 'id'> & { _id: string };

/** Shard key: user_id. */
export function createRemovedCvs(db: mongo.Db): RemovedCvs {
  const removed = db.collection<RemovedDocument>(removedCvsCollection);
  return {
    insert: async ({ id, ...cv }, session) => {
      await removed.insertOne({ ...cv, _id: id }, { session });
    },
    take: async ({ cvId, userId, since }, session) => {
      const found = await removed.findOneAndDelete(
        { _id: cvId, user_id: userId, removed_at: { $gte: since } },
        { session },
      );
      return found && toRemoved(found);
    },
    findOverdue: async (before, limit) => {
      const found = removed
        .find({ removed_at: { $lt: before } })
        .sort({ removed_at: 1 })
        .limit(limit);
      return (await found.toArray()).map(toRemoved);
    },
    forget: async (id) => {
      await removed.deleteOne({ _id: id });
    },
  };
}

function toRemoved({ _id: id, ...removed }: RemovedDocument): RemovedCv {
  return { ...removed, id };
}

export async function createRemovedCvIndexes(db: mongo.Db): Promise<void> {
  const removed = db.collection(removedCvsCollection);
  await removed.createIndex({ user_id: 1 });
  await removed.createIndex({ removed_at: 1 });
}
