import type { mongo } from 'mongoose';
import { deletionCollection } from './deletion-repository';
import type { Transaction } from './transaction';

/** What is kept of an account under its `user_id` beside its sessions, each with an index that begins with it. */
const collectionNames = [
  'one_time_tokens',
  'flow_states',
  'factor_challenges',
  'passkeys',
  'passkey_challenges',
  'oauth_authorizations',
  'oauth_consents',
  'known_devices',
  'notices',
];
/** The same under the account's own id. */
const namesById = ['recovery_codes', deletionCollection];

export interface AccountData {
  /** Removes everything that is kept of an account but the account itself and its sessions. */
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
}

export function createAccountData(db: mongo.Db): AccountData {
  return {
    removeAllOf: async (userId, session) => {
      for (const name of collectionNames) {
        await db.collection(name).deleteMany({ user_id: userId }, { session });
      }
      for (const name of namesById) {
        await db.collection<{ _id: string }>(name).deleteOne({ _id: userId }, { session });
      }
    },
  };
}

/** For the migrations: of what is looked up by other keys otherwise. */
export async function createAccountDataIndexes(db: mongo.Db): Promise<void> {
  const lacking = [
    'flow_states',
    'factor_challenges',
    'passkey_challenges',
    'oauth_authorizations',
    'notices',
  ];
  for (const name of lacking) await db.collection(name).createIndex({ user_id: 1 });
}
