import type { mongo } from 'mongoose';
import type { StoredResume } from './cv-repository';
import type { Transaction } from './transaction';

/** A removed CV, stored in a collection of its own, so that no query for CVs finds it. */
export interface RemovedResume extends StoredResume {
  readonly was_current: boolean;
  readonly removed_at: Date;
}

export interface RemovedResumes {
  insert(removed: RemovedResume, transaction: Transaction): Promise<void>;
  /** Deletes and returns it for a restore. @returns null for another account's, or one removed before `since` */
  take(
    wanted: { resumeId: string; userId: string; since: Date },
    transaction: Transaction,
  ): Promise<RemovedResume | null>;
  /** CVs removed before the given time, the oldest first. */
  findOverdue(before: Date, limit: number): Promise<RemovedResume[]>;
  forget(id: string): Promise<void>;
}

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
