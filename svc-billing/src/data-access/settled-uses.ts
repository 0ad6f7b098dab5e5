import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { SettledUse, SettledUses } from '../domain/entitlements/settled-uses';

const collectionName = 'settled_uses';
const plain = { projection: { _id: 0 } } as const;

export function createSettledUses(db: mongo.Db): SettledUses {
  const uses = db.collection<SettledUse>(collectionName);
  return {
    find: (user_id, key, transaction) => uses.findOne({ user_id, key }, { ...plain, ...within(transaction) }),
    save: async ({ user_id, key, ...settled }, session) => {
      await uses.updateOne({ user_id, key }, { $set: settled }, { upsert: true, session });
    },
    findAllOf: (user_id) => uses.find({ user_id }, plain).sort({ settled_at: 1 }).toArray(),
  };
}

export async function createSettledUseIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1, key: 1 }, { unique: true });
}
