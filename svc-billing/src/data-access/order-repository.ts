import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { type Transaction, within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { OrderedItem } from '../domain/orders/order';
import type { Invoice, PaidWith, StoredOrder } from '../domain/orders/stored-order';
import { type OrderDocument, toDocument, toOrder } from './order-document';

/** The account has an open order of this item already. */
export class OpenOrderExists extends Error {
  override readonly name = 'OpenOrderExists';
}

export interface OrderRepository {
  /** @throws {OpenOrderExists}, which ends the transaction */
  insert(order: StoredOrder, transaction: Transaction): Promise<void>;
  find(id: string, transaction?: Transaction): Promise<StoredOrder | null>;
  findOwn(userId: string, id: string): Promise<StoredOrder | null>;
  findMany(userId: string, ids: readonly string[]): Promise<StoredOrder[]>;
  findOpen(userId: string, item: OrderedItem): Promise<StoredOrder | null>;
  /** Newest first. */
  list(userId: string, page: { after: PagePosition | null; limit: number }): Promise<StoredOrder[]>;
  /** Newest first. */
  findAllOf(userId: string): Promise<StoredOrder[]>;
  /** Lets one caller at a time ask for the invoice. @returns null while another does, or when there is one */
  claimInvoice(id: string, holder: string, leaseMs: number): Promise<StoredOrder | null>;
  /** @returns false when another took over meanwhile */
  setInvoice(id: string, holder: string, invoice: Invoice): Promise<boolean>;
  releaseInvoice(id: string, holder: string): Promise<void>;
  /** @returns the order as it was before; null when it is neither pending nor expired */
  markPaid(
    id: string,
    payment: { invoiceId: string; paidAt: Date; paidWith?: PaidWith | null },
    transaction: Transaction,
  ): Promise<StoredOrder | null>;
  /** Adds the channel of a payment that was found before anybody told of it. */
  notePaidWith(
    id: string,
    payment: { invoiceId: string; paidWith: PaidWith },
    transaction: Transaction,
  ): Promise<void>;
  /** @param invoiceId the invoice that ended; null for an order that has none. @returns null unless it was pending */
  markExpired(id: string, invoiceId: string | null, transaction: Transaction): Promise<StoredOrder | null>;
  /** Keeps why an order ended that has not been paid in full. */
  noteUnderpaid(id: string, transaction: Transaction): Promise<void>;
  /** Keeps that a person has settled that. @returns null unless it ended so and nobody had settled it */
  noteUnderpaidSettled(id: string, transaction: Transaction): Promise<StoredOrder | null>;
  /** Keeps that the owner ended an order that has ended unpaid. */
  noteGivenUp(id: string): Promise<void>;
  /** @returns null unless it was paid */
  markRefunded(id: string, transaction: Transaction): Promise<StoredOrder | null>;
  /** Pending ones made before a moment that the provider was not asked about since another; longest waiting first. */
  findUnchecked(before: { createdBefore: Date; checkedBefore: Date }, limit: number): Promise<StoredOrder[]>;
  noteChecked(id: string, now: Date): Promise<void>;
}

const collectionName = 'orders';
/** Less came for it than was to be paid, and it waits for a person. */
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
    noteUnderpaid: async (_id, session) => {
      await orders.updateOne({ _id, status: 'expired' }, { $set: { underpaid: true } }, { session });
    },
    noteUnderpaidSettled: async (_id, session) => {
      const unsettled = { _id, ...unsettledUnderpaid };
      return plain(
        await orders.findOneAndUpdate(unsettled, { $set: { underpaid_settled: true } }, { session }),
      );
    },
    noteGivenUp: async (_id) => {
      await orders.updateOne({ _id, status: 'expired' }, { $set: { given_up: true } });
    },
    noteChecked: async (id, now) => {
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
      // By the database's clock: those of the replicas may differ.
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

/** Each is a compare and set: of two that meet, one finds the order changed. */
function createStatusSteps(
  orders: mongo.Collection<OrderDocument>,
): Pick<OrderRepository, 'markPaid' | 'notePaidWith' | 'markExpired' | 'markRefunded'> {
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
    notePaidWith: async (id, { invoiceId, paidWith }, session) => {
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

/** For the migrations. The first keeps an account from having two open orders of one item. */
export async function createOrderIndexes(db: mongo.Db): Promise<void> {
  const orders = orderDocuments(db);
  await orders.createIndex(openIndex, { unique: true, partialFilterExpression: { status: 'pending' } });
  await orders.createIndex({ user_id: 1, created_at: -1, _id: -1 });
  await orders.createIndex({ checked_at: 1 }, { partialFilterExpression: { status: 'pending' } });
}
