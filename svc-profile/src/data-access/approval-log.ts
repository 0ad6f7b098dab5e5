import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import type { ReviewLogEntry, ReviewLog } from '../domain/recruiter-approval/approval-log';

const collectionName = 'recruiter_review_log';

export function createReviewLog(db: mongo.Db): ReviewLog {
  const entries = db.collection<ReviewLogEntry & { _id: string }>(collectionName);
  return {
    add: async (entry, session) => {
      await entries.insertOne({ _id: randomUUID(), ...entry }, { session });
    },
    findAllOf: (user_id) =>
      entries
        .find({ user_id }, { projection: { _id: 0 } })
        .sort({ version: 1 })
        .toArray(),
  };
}

/** For the migrations: each version of a review has one entry. */
export async function createReviewLogIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1, version: 1 }, { unique: true });
}
