import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { within } from '@sabi/service-kit/transaction';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { mongo } from 'mongoose';
import type { DelayedNotifications } from '../domain/notifications/delayed-notifications';
import type { DelayedNotification } from '../domain/notifications/notification';

export const delayedCollection = 'delayed_notifications';

const plain = { _id: 0 } as const;

export function createDelayedNotifications(db: mongo.Db): DelayedNotifications {
  const rows = db.collection<DelayedNotification>(delayedCollection);
  return {
    hasKey: async ({ userId: user_id, dedupeKey: dedupe_key }, session) =>
      (await rows.findOne({ user_id, dedupe_key }, within(session))) !== null,
    insert: async (notification, session) => {
      await rows.insertOne({ ...notification }, { session }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? createTransactionConflict() : error;
      });
    },
    findDue: (now, limit) =>
      rows
        .find({ due_at: { $lte: now } }, { projection: plain })
        .sort({ due_at: 1 })
        .limit(limit)
        .toArray(),
    countDue: (now) => rows.countDocuments({ due_at: { $lte: now } }),
    take: async ({ user_id, dedupe_key }, session) =>
      (await rows.deleteOne({ user_id, dedupe_key }, { session })).deletedCount === 1,
    findAllOf: (user_id) => rows.find({ user_id }, { projection: plain }).sort({ due_at: 1 }).toArray(),
  };
}

export async function createDelayedIndexes(db: mongo.Db): Promise<void> {
  const rows = db.collection(delayedCollection);
  await rows.createIndex({ user_id: 1, dedupe_key: 1 }, { unique: true });
  await rows.createIndex({ due_at: 1 });
}
