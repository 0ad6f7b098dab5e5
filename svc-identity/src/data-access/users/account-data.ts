import type { Transaction } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { AccountData } from '../../domain/users/account-data';
import { isText } from '../collections/text-index';
import { staffGrantCollection } from '../staff/staff-grant-repository';
import type { StoredFlowState } from '../tokens/flow-state.model';
import { erasureRequestCollection } from './erasure-request-repository';

/** Collections that give access or skip a security check, besides sessions, tokens and flows. */
const accessCollectionNames = [
  'factor_challenges',
  'passkeys',
  'passkey_challenges',
  'oauth_authorizations',
  'oauth_consents',
  'known_devices',
];
/**
 * Collections with data of an account by `user_id`, besides sessions; each has an index that begins with it.
 */
const collectionNames = [...accessCollectionNames, 'one_time_tokens', 'flow_states', 'notices'];
/** Collections whose ids are those of accounts. */
const namesById = ['recovery_codes', erasureRequestCollection, staffGrantCollection];

export function createAccountData(db: mongo.Db): AccountData {
  const remove = async (names: readonly string[], userId: string, session: Transaction) => {
    for (const name of names) await db.collection(name).deleteMany({ user_id: userId }, { session });
    for (const name of namesById) {
      await db.collection<{ _id: string }>(name).deleteOne({ _id: userId }, { session });
    }
  };
  return {
    removeAllOf: (userId, session) => remove(collectionNames, userId, session),
    removeAccessOf: async (userId, keptFlowId, session) => {
      await remove(accessCollectionNames, userId, session);
      const flows = db.collection<StoredFlowState>('flow_states');
      const kept = keptFlowId && { _id: { $ne: keptFlowId } };
      await flows.deleteMany({ user_id: userId, ...kept }, { session });
      await flows.deleteMany({ linking_target_id: userId }, { session });
    },
  };
}

/** For collections otherwise looked up by other keys. */
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

/** For flows by the account they link an identity to. */
export async function createLinkingFlowIndex(db: mongo.Db): Promise<void> {
  const partialFilterExpression = { linking_target_id: isText };
  await db.collection('flow_states').createIndex({ linking_target_id: 1 }, { partialFilterExpression });
}
