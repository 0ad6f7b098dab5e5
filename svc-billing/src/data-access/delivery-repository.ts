import type { DeliveryState, ParkingReason } from '@sabi/contracts/http/billing/orders';
import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { type Transaction, within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import { DeliveryExists, type DeliveryRepository } from '../domain/payments/delivery-repository';
import type { ReportedAmounts, WebhookDelivery } from '../domain/payments/webhook-delivery';

interface DeliveryDocument {
  _id: string;
  key: string;
  raw: string;
  order_id: string | null;
  invoice_id: string | null;
  status: string | null;
  state: DeliveryState;
  reason: ParkingReason | null;
  copies: number;
  received_at: Date;
  handled_at: Date | null;
  /** Missing unless the staff accepted it. */
  accepted?: boolean;
  /** Null or missing for a body of an unknown shape. */
  amount?: number | null;
  currency?: string | null;
  paid_amount?: number | null;
}

const collectionName = 'webhook_deliveries';
/** Far longer than the provider retries. */
const retentionSeconds = 400 * 86_400;

export function createDeliveryRepository(db: mongo.Db): DeliveryRepository {
  const deliveries = db.collection<DeliveryDocument>(collectionName);
  return {
    countCopy: async (key) => {
      const { matchedCount } = await deliveries.updateOne({ key }, { $inc: { copies: 1 } });
      return matchedCount === 1;
    },
    insert: async (delivery, session) => {
      try {
        await deliveries.insertOne(toDocument(delivery), { session });
      } catch (error) {
        throw isDuplicateKey(error) ? new DeliveryExists(delivery.key) : error;
      }
    },
    find: async (id, transaction) => {
      const found = await deliveries.findOne({ _id: id }, within(transaction));
      return found && toDelivery(found);
    },
    findReports: async ({ orderId, invoiceId }, session) => {
      const filter = { order_id: orderId, invoice_id: invoiceId };
      // Bodies are large, and needed only for deliveries that the previous release stored without amounts.
      const raw = { $cond: [{ $eq: [{ $type: '$amount' }, 'missing'] }, '$raw', ''] };
      const found = await deliveries
        .aggregate<DeliveryDocument>([{ $match: filter }, { $set: { raw } }], { session })
        .toArray();
      return found.map(toDelivery);
    },
    ...createTransitions(deliveries),
    list: async ({ state, after, limit }) => {
      const found = await deliveries
        .find({ ...(state && { state }), ...(after && olderThan(after)) })
        .sort({ received_at: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return found.map(toDelivery);
    },
  };
}

function createTransitions(
  deliveries: mongo.Collection<DeliveryDocument>,
): Pick<DeliveryRepository, 'finish' | 'parkFailed' | 'accept' | 'settle' | 'markUnderpaid' | 'reopen'> {
  const step = async (
    filter: mongo.Filter<DeliveryDocument>,
    changes: Partial<DeliveryDocument>,
    session: Transaction,
  ) => {
    const changed = await deliveries.findOneAndUpdate(
      filter,
      { $set: { handled_at: new Date(), ...changes } },
      { session, returnDocument: 'after' },
    );
    return changed && toDelivery(changed);
  };
  return {
    finish: async (id, reason, session) => {
      const state = reason ? 'parked' : 'done';
      const changes = { state, reason, handled_at: new Date() } as const;
      await deliveries.updateOne({ _id: id }, { $set: changes }, { session });
    },
    parkFailed: (id, transaction) =>
      step({ _id: id, state: 'received' }, { state: 'parked', reason: 'GIVEN_UP' }, transaction),
    accept: (id, transaction) =>
      step(
        { _id: id, state: 'parked', reason: 'UNDERPAID', raw: withBody },
        { ...reopened, accepted: true },
        transaction,
      ),
    settle: async (id, session) => {
      const settled = await step({ _id: id, state: 'parked' }, { state: 'settled' }, session);
      // Unread webhooks share one delivery per hour; after this one is settled they need a new one.
      if (settled?.reason === 'BODY_REFUSED')
        await deliveries.updateOne({ _id: id }, { $set: { key: `${settled.key}:${id}` } }, { session });
      return settled;
    },
    markUnderpaid: async (id, session) => {
      await deliveries.updateOne({ _id: id }, { $set: { reason: 'UNDERPAID' } }, { session });
    },
    reopen: (id, transaction) => step({ _id: id, raw: withBody }, reopened, transaction),
  };
}

const withBody = { $ne: '' };
const reopened = { state: 'received', reason: null, handled_at: null } as const;

const olderThan = ({ time, id }: PagePosition) => ({
  received_at: { $lte: time },
  $or: [{ received_at: { $lt: time } }, { _id: { $lt: id } }],
});

function toDocument(delivery: WebhookDelivery): DeliveryDocument {
  const { id, orderId, invoiceId, receivedAt, handledAt, isAccepted, reported, ...same } = delivery;
  return {
    ...same,
    ...toAmounts(reported),
    ...(isAccepted && { accepted: true }),
    _id: id,
    order_id: orderId,
    invoice_id: invoiceId,
    received_at: receivedAt,
    handled_at: handledAt,
  };
}

const toAmounts = (reported: ReportedAmounts | null) => ({
  amount: reported?.amount ?? null,
  currency: reported?.currency ?? null,
  paid_amount: reported?.paidAmount ?? null,
});

function toDelivery(document: DeliveryDocument): WebhookDelivery {
  const { _id, order_id, invoice_id, received_at, handled_at, accepted = false, ...rest } = document;
  const { amount = null, currency = null, paid_amount: paidAmount = null, ...same } = rest;
  return {
    ...same,
    reported: amount === null || currency === null ? null : { amount, currency, paidAmount },
    isAccepted: accepted,
    id: _id,
    orderId: order_id,
    invoiceId: invoice_id,
    receivedAt: received_at,
    handledAt: handled_at,
  };
}

/** Adds amounts to stored deliveries, read from their bodies. */
export async function storeReportedAmounts(
  db: mongo.Db,
  read: (raw: string) => ReportedAmounts | null,
): Promise<void> {
  const deliveries = db.collection<DeliveryDocument>(collectionName);
  for await (const { _id, raw } of deliveries.find({ amount: { $exists: false } }))
    await deliveries.updateOne({ _id }, { $set: toAmounts(read(raw)) });
}

/** The first index rejects copies of an event. */
export async function createDeliveryIndexes(db: mongo.Db): Promise<void> {
  const deliveries = db.collection(collectionName);
  await deliveries.createIndex({ key: 1 }, { unique: true });
  await deliveries.createIndex({ state: 1, received_at: -1, _id: -1 });
  await deliveries.createIndex({ order_id: 1 });
  await deliveries.createIndex({ received_at: 1 }, { expireAfterSeconds: retentionSeconds });
}
