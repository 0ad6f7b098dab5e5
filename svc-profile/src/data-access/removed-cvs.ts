import type { mongo } from 'mongoose';
import type { RemovedResume, RemovedResumes } from '../domain/cvs/removed-cvs';

export const removedResumesCollection = 'removed_resumes';

type RemovedDocument = Omit<RemovedResume, 'id'> & { _id: string };

/** Shard key: user_id. */
export function createRemovedResumes(db: mongo.Db): RemovedResumes {
  const removed = db.collection<RemovedDocument>(removedResumesCollection);
  return {
    insert: async ({ id, ...resume }, session) => {
      await removed.insertOne({ ...resume, _id: id }, { session });
    },
    take: async ({ resumeId, userId, since }, session) => {
      const found = await removed.findOneAndDelete(
        { _id: resumeId, user_id: userId, removed_at: { $gte: since } },
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

function toRemoved({ _id: id, ...removed }: RemovedDocument): RemovedResume {
  return { ...removed, id };
}

/** For the migrations. */
export async function createRemovedResumeIndexes(db: mongo.Db): Promise<void> {
  const removed = db.collection(removedResumesCollection);
  await removed.createIndex({ user_id: 1 });
  await removed.createIndex({ removed_at: 1 });
}
