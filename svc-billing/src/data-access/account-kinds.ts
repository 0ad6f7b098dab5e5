import type { UserType } from '@sabi/contracts/http/profile';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';

/** The kinds of accounts, as svc-profile has published them. Shard key: user_id. */
export interface AccountKinds {
  /** null: no kind was published yet. */
  find(userId: string): Promise<UserType | null>;
  /** The first kind of an account stays, whatever is added later. */
  add(kind: { user_id: string; user_type: UserType }, transaction: Transaction): Promise<void>;
}

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

/** For the migrations. */
export async function createAccountKindIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1 }, { unique: true });
}
