import type { Transaction } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { ReceiptRepository } from '../domain/receipts/receipt-repository';

/** Deleted with the account by `user_id`; each has an index that begins with it. */
const collectionNames = [
  'entitlement_accounts',
  'ledger_entries',
  'settled_uses',
  'subscriptions',
  'billing_contacts',
  'billing_mails',
];

export interface EntitlementData {
  /** Receipts stay without the buyer: tax law requires them for ten years. */
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
}

export function createEntitlementData(
  db: mongo.Db,
  { receipts }: { receipts: Pick<ReceiptRepository, 'forgetBuyer'> },
): EntitlementData {
  return {
    removeAllOf: async (user_id, session) => {
      for (const name of collectionNames) await db.collection(name).deleteMany({ user_id }, { session });
      await receipts.forgetBuyer(user_id, session);
    },
  };
}
