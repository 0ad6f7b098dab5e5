import type { mongo } from 'mongoose';
import { createEntitlementData } from './entitlement-data';
import { orderDocuments } from './order-repository';
import { createReceiptRepository } from './receipt-repository';
import type { Transaction } from './transaction';

/** Stands where the account was in what has to be kept: of nobody. */
export const erasedUserId = '00000000-0000-0000-0000-000000000000';

export interface AccountData {
  /** Removes what is kept of an account; what was paid stays for the books and names nobody any more. */
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
}

/** What goes with the account, each with an index that begins with `user_id`. */
const ownCollections = ['voucher_uses'];

export function createAccountData(db: mongo.Db): AccountData {
  const orders = orderDocuments(db);
  const entitlements = createEntitlementData(db, { receipts: createReceiptRepository(db) });
  return {
    removeAllOf: async (user_id, session) => {
      const owned = await orders.find({ user_id }, { session, projection: { _id: 1 } }).toArray();
      // Their bodies may say who paid.
      const ofOrders = { order_id: { $in: owned.map(({ _id }) => _id) } };
      await db.collection('webhook_deliveries').deleteMany(ofOrders, { session });
      const unpaid = { user_id, status: { $in: ['pending', 'expired'] } } as const;
      await orders.deleteMany(unpaid, { session });
      const nobody = { $set: { user_id: erasedUserId } };
      await orders.updateMany({ user_id }, nobody, { session });
      await db.collection('audit_log').updateMany({ user_id }, nobody, { session });
      await db
        .collection('audit_log')
        .updateMany({ 'by.subject': user_id }, { $set: { 'by.subject': erasedUserId } }, { session });
      for (const name of ownCollections) await db.collection(name).deleteMany({ user_id }, { session });
      await entitlements.removeAllOf(user_id, session);
    },
  };
}

/** For the migrations: of what is looked up by other keys otherwise. */
export async function createAccountDataIndexes(db: mongo.Db): Promise<void> {
  await db.collection('audit_log').createIndex({ 'by.subject': 1 });
}
