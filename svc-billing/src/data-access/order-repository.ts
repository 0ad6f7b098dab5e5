import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { type Transaction, within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import { OpenOrderExists, type OrderRepository } from '../domain/orders/order-repository';
import { type OrderDocument, toDocument, toOrder } from './order-document';

const collectionName = 'orders';
/** Underpaid and not settled by the staff. */
export const unsettledUnderpaid = {
  status: 'expired',
  underpaid: true,
  underpaid_settled: { $ne: true },
} as const;
const openIndex = { user_id: 1, kind: 1, item: 1 } as const;

export const orderDocuments = (db: mongo.Db): mongo.Collection<OrderDocument> =>
  db.collection(collectionName);

export function createOrderRepository(db: mongo.Db): OrderRepository {
  const orders = orderDocuments(db);
  const plain = (found: OrderDocument | null) => found && toOrder(found);
  return {
    insert: async (order, session) => {
      try {
        await orders.insertOne(toDocument(order), { session });
      } catch (error) {
        throw isDuplicateKey(error) ? new OpenOrderExists('An order of this item is open') : error;
      }
    },
    find: async (id, transaction) => plain(await orders.findOne({ _id: id }, within(transaction))),
    findOwn: async (user_id, id) => plain(await orders.findOne({ _id: id, user_id })),
    findMany: async (user_id, ids) => {
      const found = await orders.find({ _id: { $in: [...ids] }, user_id }).toArray();
      return found.map(toOrder);
    },
    findOpen: async (user_id, { kind, item }) =>
      plain(await orders.findOne({ user_id, kind, item, status: 'pending' })),
    list: async (user_id, { after, limit }) => {
      const found = await orders
        .find({ user_id, ...(after && olderThan(after)) })
        .sort({ created_at: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return found.map(toOrder);
    },
    findAllOf: async (user_id) => {
      const found = await orders.find({ user_id }).sort({ created_at: -1 }).toArray();
      return found.map(toOrder);
    },
    ...createInvoiceSteps(orders),
    ...createStatusSteps(orders),
    findUnchecked: async ({ createdBefore, checkedBefore }, limit) => {
      const found = await orders
        .find({
          status: 'pending',
          created_at: { $lt: createdBefore },
          checked_at: { $lt: checkedBefore },
        })
        .sort({ checked_at: 1 })
        .limit(limit)
        .toArray();
      return found.map(toOrder);
    },
    markUnderpaid: async (_id, session) => {
      await orders.updateOne({ _id, status: 'expired' }, { $set: { underpaid: true } }, { session });
    },
    markUnderpaidSettled: async (_id, session) => {
      const unsettled = { _id, ...unsettledUnderpaid };
      return plain(
        await orders.findOneAndUpdate(unsettled, { $set: { underpaid_settled: true } }, { session }),
      );
    },
    markCancelled: async (_id) => {
      await orders.updateOne({ _id, status: 'expired' }, { $set: { given_up: true } });
    },
    markChecked: async (id, now) => {
      await orders.updateOne({ _id: id }, { $set: { checked_at: now } });
    },
  };
}

const olderThan = ({ time, id }: PagePosition) => ({
  created_at: { $lte: time },
  $or: [{ created_at: { $lt: time } }, { _id: { $lt: id } }],
});

function createInvoiceSteps(
  orders: mongo.Collection<OrderDocument>,
): Pick<OrderRepository, 'claimInvoice' | 'setInvoice' | 'releaseInvoice'> {
  return {
    claimInvoice: async (id, holder, leaseMs) => {
      // By the database's clock, because replicas' clocks differ.
      const claimed = await orders.findOneAndUpdate(
        { _id: id, status: 'pending', invoice: null, $expr: { $lt: ['$invoice_lease_until', '$$NOW'] } },
        [
          {
            $set: {
              invoice_holder: holder,
              invoice_lease_until: { $add: ['$$NOW', leaseMs] },
              invoice_attempts: { $add: ['$invoice_attempts', 1] },
            },
          },
        ],
        { returnDocument: 'after' },
      );
      return claimed && toOrder(claimed);
    },
    setInvoice: async (id, holder, { id: invoiceId, url, expiresAt }) => {
      const { matchedCount } = await orders.updateOne(
        { _id: id, invoice_holder: holder, invoice: null },
        { $set: { invoice: { id: invoiceId, url, expires_at: expiresAt }, invoice_holder: null } },
      );
      return matchedCount === 1;
    },
    releaseInvoice: async (id, holder) => {
      await orders.updateOne(
        { _id: id, invoice_holder: holder },
        { $set: { invoice_holder: null, invoice_lease_until: new Date(0) } },
      );
    },
  };
}

function createStatusSteps(
  orders: mongo.Collection<OrderDocument>,
): Pick<OrderRepository, 'markPaid' | 'setPaidWith' | 'markExpired' | 'markRefunded'> {
  const step = async (
    filter: mongo.Filter<OrderDocument>,
    changes: Partial<OrderDocument>,
    session: Transaction,
  ) => {
    const before = await orders.findOneAndUpdate(filter, { $set: changes }, { session });
    return before && toOrder(before);
  };
  return {
    markPaid: (id, { invoiceId, paidAt, paidWith = null }, transaction) =>
      step(
        { _id: id, status: { $in: ['pending', 'expired'] } },
        { status: 'paid', paid_at: paidAt, paid_invoice_id: invoiceId, paid_with: paidWith },
        transaction,
      ),
    setPaidWith: async (id, { invoiceId, paidWith }, session) => {
      const filter = { _id: id, paid_invoice_id: invoiceId, 'paid_with.channel': null };
      await orders.updateOne(filter, { $set: { paid_with: paidWith } }, { session });
    },
    markExpired: (id, invoiceId, transaction) =>
      step(
        { _id: id, status: 'pending', ...(invoiceId ? { 'invoice.id': invoiceId } : { invoice: null }) },
        { status: 'expired', ended_at: new Date() },
        transaction,
      ),
    markRefunded: (id, transaction) => step({ _id: id, status: 'paid' }, { status: 'refunded' }, transaction),
  };
}

/** The first index limits an account to one open order of an item. */
export async function createOrderIndexes(db: mongo.Db): Promise<void> {
  const orders = orderDocuments(db);
  await orders.createIndex(openIndex, { unique: true, partialFilterExpression: { status: 'pending' } });
  await orders.createIndex({ user_id: 1, created_at: -1, _id: -1 });
  await orders.createIndex({ checked_at: 1 }, { partialFilterExpression: { status: 'pending' } });
}
