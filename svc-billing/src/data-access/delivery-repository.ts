import type { DeliveryState, ParkingReason } from '@sabi/contracts/http/orders';
import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { type Transaction, within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';

/** What a webhook says of the money: kept apart from its body, so that it counts from the moment it was received. */
export interface ToldSums {
  /** What its invoice is over. */
  readonly amount: number;
  readonly currency: string;
  /** What came; null where it does not say. */
  readonly paidAmount: number | null;
}

/** Something the payment provider told, as it came. */
export interface WebhookDelivery {
  readonly id: string;
  /** The same for every copy. */
  readonly key: string;
  /** Empty where it was refused unread, or whose it was is erased. */
  readonly raw: string;
  readonly orderId: string | null;
  readonly invoiceId: string | null;
  readonly status: string | null;
  /** null for a body of no known shape. */
  readonly told: ToldSums | null;
  readonly state: DeliveryState;
  readonly reason: ParkingReason | null;
  /** A person says that all of it was paid, whatever it says itself. */
  readonly isAccepted: boolean;
  readonly copies: number;
  readonly receivedAt: Date;
  readonly handledAt: Date | null;
}

/** As much of a delivery as tells whether too little came; its body only where its sums were not kept apart. */
export type ToldPayment = Pick<
  WebhookDelivery,
  'status' | 'told' | 'raw' | 'state' | 'reason' | 'isAccepted'
>;

/** A copy of the delivery came first. */
export class DeliveryExists extends Error {
  override readonly name = 'DeliveryExists';
}

export interface DeliveryRepository {
  /** Counts one more copy of a delivery. @returns false when there is none yet */
  countCopy(key: string): Promise<boolean>;
  /** @throws {DeliveryExists}, which ends the transaction */
  insert(delivery: WebhookDelivery, transaction: Transaction): Promise<void>;
  find(id: string, transaction?: Transaction): Promise<WebhookDelivery | null>;
  /** @param reason why it is parked; null when it is done */
  finish(id: string, reason: ParkingReason | null, transaction: Transaction): Promise<void>;
  /** Parks one that could not be worked on for as long as it was tried. @returns null when it has been worked on */
  giveUp(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  /** All that was ever told of an invoice of an order, worked on or not. */
  findTold(invoice: { orderId: string; invoiceId: string }, transaction: Transaction): Promise<ToldPayment[]>;
  /** Has one that is parked as underpaid worked on as paid in full. @returns null for any other, and without a body */
  accept(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  /** @returns null unless it was parked */
  settle(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  /** Keeps that what a person has settled is that too little came, whatever it was parked for. */
  noteUnderpaid(id: string, transaction: Transaction): Promise<void>;
  /** @returns null where there is none, or none with a body to work on */
  reopen(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  /** Newest first. */
  list(page: {
    state: DeliveryState | null;
    after: PagePosition | null;
    limit: number;
  }): Promise<WebhookDelivery[]>;
}

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
  /** Missing where nobody did. */
  accepted?: boolean;
  /** These are null or missing where the body is of no known shape. */
  amount?: number | null;
  currency?: string | null;
  paid_amount?: number | null;
}

const collectionName = 'webhook_deliveries';
/** Far longer than the provider sends anything again; what it was about stands in the order and its audit lines. */
const keptSeconds = 400 * 86_400;

export function createDeliveryRepository(db: mongo.Db): DeliveryRepository {
  const deliveries = db.collection<DeliveryDocument>(collectionName);
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
    finish: async (id, reason, session) => {
      const state = reason ? 'parked' : 'done';
      const changes = { state, reason, handled_at: new Date() } as const;
      await deliveries.updateOne({ _id: id }, { $set: changes }, { session });
    },
    giveUp: (id, transaction) =>
      step({ _id: id, state: 'received' }, { state: 'parked', reason: 'GIVEN_UP' }, transaction),
    findTold: async ({ orderId, invoiceId }, session) => {
      const filter = { order_id: orderId, invoice_id: invoiceId };
      // Bodies are large, and of one invoice there may be many. A replica of the release before keeps no sums.
      const raw = { $cond: [{ $eq: [{ $type: '$amount' }, 'missing'] }, '$raw', ''] };
      const found = await deliveries
        .aggregate<DeliveryDocument>([{ $match: filter }, { $set: { raw } }], { session })
        .toArray();
      return found.map(toDelivery);
    },
    accept: (id, transaction) =>
      step(
        { _id: id, state: 'parked', reason: 'UNDERPAID', raw: withBody },
        { ...reopened, accepted: true },
        transaction,
      ),
    settle: async (id, session) => {
      const settled = await step({ _id: id, state: 'parked' }, { state: 'settled' }, session);
      // What was refused unread counts by the hour: what comes later in that hour is to be looked at again.
      if (settled?.reason === 'BODY_REFUSED')
        await deliveries.updateOne({ _id: id }, { $set: { key: `${settled.key}:${id}` } }, { session });
      return settled;
    },
    noteUnderpaid: async (id, session) => {
      await deliveries.updateOne({ _id: id }, { $set: { reason: 'UNDERPAID' } }, { session });
    },
    reopen: (id, transaction) => step({ _id: id, raw: withBody }, reopened, transaction),
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

const withBody = { $ne: '' };
const reopened = { state: 'received', reason: null, handled_at: null } as const;

const olderThan = ({ time, id }: PagePosition) => ({
  received_at: { $lte: time },
  $or: [{ received_at: { $lt: time } }, { _id: { $lt: id } }],
});

function toDocument(delivery: WebhookDelivery): DeliveryDocument {
  const { id, orderId, invoiceId, receivedAt, handledAt, isAccepted, told, ...same } = delivery;
  return {
    ...same,
    ...toSums(told),
    ...(isAccepted && { accepted: true }),
    _id: id,
    order_id: orderId,
    invoice_id: invoiceId,
    received_at: receivedAt,
    handled_at: handledAt,
  };
}

const toSums = (told: ToldSums | null) => ({
  amount: told?.amount ?? null,
  currency: told?.currency ?? null,
  paid_amount: told?.paidAmount ?? null,
});

function toDelivery(document: DeliveryDocument): WebhookDelivery {
  const { _id, order_id, invoice_id, received_at, handled_at, accepted = false, ...rest } = document;
  const { amount = null, currency = null, paid_amount: paidAmount = null, ...same } = rest;
  return {
    ...same,
    told: amount === null || currency === null ? null : { amount, currency, paidAmount },
    isAccepted: accepted,
    id: _id,
    orderId: order_id,
    invoiceId: invoice_id,
    receivedAt: received_at,
    handledAt: handled_at,
  };
}

/** For the migrations: of deliveries that were kept before, read from their bodies. */
export async function noteToldSums(db: mongo.Db, read: (raw: string) => ToldSums | null): Promise<void> {
  const deliveries = db.collection<DeliveryDocument>(collectionName);
  for await (const { _id, raw } of deliveries.find({ amount: { $exists: false } }))
    await deliveries.updateOne({ _id }, { $set: toSums(read(raw)) });
}

/** For the migrations. The first keeps copies of one event from counting twice. */
export async function createDeliveryIndexes(db: mongo.Db): Promise<void> {
  const deliveries = db.collection(collectionName);
  await deliveries.createIndex({ key: 1 }, { unique: true });
  await deliveries.createIndex({ state: 1, received_at: -1, _id: -1 });
  await deliveries.createIndex({ order_id: 1 });
  await deliveries.createIndex({ received_at: 1 }, { expireAfterSeconds: keptSeconds });
}
