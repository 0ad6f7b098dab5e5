import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import type { ApprovalLogEntry, ApprovalLog } from '../domain/recruiter-approval/approval-log';

const collectionName = 'recruiter_review_log';

export function createApprovalLog(db: mongo.Db): ApprovalLog {
  const entries = db.collection<ApprovalLogEntry & { _id: string }>(collectionName);
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

export async function createApprovalLogIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1, version: 1 }, { unique: true });
}
