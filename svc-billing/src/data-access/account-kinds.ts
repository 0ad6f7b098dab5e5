import type { UserType } from '@sabi/contracts/http/profile/profile';
import type { mongo } from 'mongoose';
import type { AccountKinds } from '../domain/account-kinds/account-kinds';

const collectionName = 'account_kinds';

export function createAccountKinds(db: mongo.Db): AccountKinds {
  const kinds = db.collection<{ user_id: string; user_type: UserType }>(collectionName);
  return {
    find: async (user_id) => (await kinds.findOne({ user_id }))?.user_type ?? null,
    add: async ({ user_id, user_type }, session) => {
      await kinds.updateOne({ user_id }, { $setOnInsert: { user_type } }, { upsert: true, session });
    },
  };
}

export async function createAccountKindIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1 }, { unique: true });
}
