import type { AuditChain } from '@sabi/audit/audit-chain';
import { eraseFromCases } from '@sabi/service-kit/cases/mongo-case-owners';
import type { mongo } from 'mongoose';
import { erasedUserId, type AccountData } from '../domain/account-erasure/account-data';
import { createEntitlementData } from './entitlement-data';
import type { OrderDocument } from './order-document';
import { orderDocuments, unsettledUnderpaid } from './order-repository';
import { createReceiptRepository } from './receipt-repository';

/** Deleted with the account by `user_id`; each has an index that begins with it. */
const ownCollections = ['voucher_uses', 'service_requests', 'availability_notices', 'account_kinds'];

export function createAccountData(db: mongo.Db, chain: Pick<AuditChain, 'erasePayloads'>): AccountData {
  const orders = orderDocuments(db);
  const entitlements = createEntitlementData(db, { receipts: createReceiptRepository(db) });
  return {
    removeAllOf: async (user_id, session) => {
      const idsOf = async (filter: mongo.Filter<OrderDocument>) => {
        const found = await orders.find(filter, { session, projection: { _id: 1 } }).toArray();
        return { $in: found.map(({ _id }) => _id) };
      };
      const owned = await idsOf({ user_id });
      const retained = await idsOf({
        user_id,
        $or: [{ status: { $in: ['paid', 'refunded'] } }, unsettledUnderpaid],
      });
      const deliveries = db.collection('webhook_deliveries');
      // Bodies are removed below, so deliveries of an underpaid order are parked for the staff.
      await deliveries.updateMany(
        { order_id: await idsOf({ user_id, ...unsettledUnderpaid }), state: 'received' },
        { $set: { state: 'parked', reason: 'UNDERPAID', handled_at: new Date() } },
        { session },
      );
      // Parked deliveries stay without their bodies, which may name the payer.
      const waiting = { order_id: retained, state: 'parked' } as const;
      await deliveries.deleteMany({ order_id: owned, $nor: [waiting] }, { session });
      await deliveries.updateMany(waiting, { $set: { raw: '' } }, { session });
      await orders.deleteMany({ user_id, _id: { $nin: retained.$in } }, { session });
      const erasedOwner = { $set: { user_id: erasedUserId } };
      await orders.updateMany({ user_id }, erasedOwner, { session });
      await db.collection('audit_log').updateMany({ user_id }, erasedOwner, { session });
      await db
        .collection('audit_log')
        .updateMany({ 'by.subject': user_id }, { $set: { 'by.subject': erasedUserId } }, { session });
      await eraseFromCases(db, user_id, session);
      await chain.erasePayloads(user_id, session);
      for (const name of ownCollections) await db.collection(name).deleteMany({ user_id }, { session });
      await entitlements.removeAllOf(user_id, session);
    },
  };
}

export async function createAccountDataIndexes(db: mongo.Db): Promise<void> {
  await db.collection('audit_log').createIndex({ 'by.subject': 1 });
}
