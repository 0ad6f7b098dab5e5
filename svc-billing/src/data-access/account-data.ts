import type { Transaction } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import { createEntitlementData } from './entitlement-data';
import type { OrderDocument } from './order-document';
import { orderDocuments, unsettledUnderpaid } from './order-repository';
import { createReceiptRepository } from './receipt-repository';

/** Stands where the account was in what has to be kept: of nobody. */
export const erasedUserId = '00000000-0000-0000-0000-000000000000';

export interface AccountData {
  /**
   * Removes what is kept of an account; what was paid stays for the books, and what was underpaid for whoever has to pay it
   * back, and names nobody any more.
   */
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
}

/** What goes with the account, each with an index that begins with `user_id`. */
const ownCollections = ['voucher_uses', 'service_requests', 'availability_notices', 'account_kinds'];

export function createAccountData(db: mongo.Db): AccountData {
  const orders = orderDocuments(db);
  const entitlements = createEntitlementData(db, { receipts: createReceiptRepository(db) });
  return {
    removeAllOf: async (user_id, session) => {
      const idsOf = async (filter: mongo.Filter<OrderDocument>) => {
        const found = await orders.find(filter, { session, projection: { _id: 1 } }).toArray();
        return { $in: found.map(({ _id }) => _id) };
      };
      const owned = await idsOf({ user_id });
      const kept = await idsOf({
        user_id,
        $or: [{ status: { $in: ['paid', 'refunded'] } }, unsettledUnderpaid],
      });
      const deliveries = db.collection('webhook_deliveries');
      // Without a body there is nothing to work on: what is under way of an underpaid order waits for a person as well.
      await deliveries.updateMany(
        { order_id: await idsOf({ user_id, ...unsettledUnderpaid }), state: 'received' },
        { $set: { state: 'parked', reason: 'UNDERPAID', handled_at: new Date() } },
        { session },
      );
      // What waits for a person goes on waiting, without its body: that may say who paid.
      const waiting = { order_id: kept, state: 'parked' } as const;
      await deliveries.deleteMany({ order_id: owned, $nor: [waiting] }, { session });
      await deliveries.updateMany(waiting, { $set: { raw: '' } }, { session });
      await orders.deleteMany({ user_id, _id: { $nin: kept.$in } }, { session });
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
