import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { StoredSubscription } from '../domain/subscriptions/subscription';
import type { SubscriptionRepository } from '../domain/subscriptions/subscription-repository';

const collectionName = 'subscriptions';
const plain = { projection: { _id: 0 } } as const;

export function createSubscriptionRepository(db: mongo.Db): SubscriptionRepository {
  const subscriptions = db.collection<StoredSubscription>(collectionName);
  return {
    findAllOf: (user_id, transaction) =>
      subscriptions
        .find({ user_id }, { ...plain, ...within(transaction) })
        .sort({ created_at: -1, id: 1 })
        .toArray(),
    save: async (rows, session) => {
      for (const row of rows)
        await subscriptions.replaceOne({ id: row.id, user_id: row.user_id }, row, { upsert: true, session });
    },
    findStale: async (now, limit) => {
      const due = [
        { status: 'active' as const, ends_at: { $lte: now } },
        { status: 'pending' as const, starts_at: { $lte: now } },
      ];
      const found = await subscriptions
        .find({ $or: due }, { projection: { _id: 0, user_id: 1 } })
        .limit(limit)
        .toArray();
      return [...new Set(found.map(({ user_id }) => user_id))];
    },
    findEnding: ({ after, until }, limit) =>
      subscriptions
        .find({ status: 'active', ends_at: { $gt: after, $lte: until } }, plain)
        .sort({ ends_at: 1 })
        .limit(limit)
        .toArray(),
  };
}

export async function createSubscriptionIndexes(db: mongo.Db): Promise<void> {
  const subscriptions = db.collection(collectionName);
  await subscriptions.createIndex({ id: 1 }, { unique: true });
  await subscriptions.createIndex({ user_id: 1, created_at: -1 });
  await subscriptions.createIndex({ status: 1, ends_at: 1 });
  await subscriptions.createIndex({ status: 1, starts_at: 1 });
}
