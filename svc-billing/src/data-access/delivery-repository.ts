import type { DeliveryState, ParkingReason } from '@sabi/contracts/http/orders';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from './duplicate-key';
import { type Transaction, within } from './transaction';

/** Something the payment provider told, as it came. */
export interface WebhookDelivery {
  readonly id: string;
  /** The same for every copy. */
  readonly key: string;
  readonly raw: string;
  readonly orderId: string | null;
  readonly invoiceId: string | null;
  readonly status: string | null;
  readonly state: DeliveryState;
  readonly reason: ParkingReason | null;
  readonly copies: number;
  readonly receivedAt: Date;
  readonly handledAt: Date | null;
}

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
  /** @returns null unless it was parked */
  settle(id: string, transaction: Transaction): Promise<WebhookDelivery | null>;
  reopen(id: string, transaction: Transaction): Promise<void>;
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
      { $set: { ...changes, handled_at: new Date() } },
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
    settle: (id, transaction) => step({ _id: id, state: 'parked' }, { state: 'settled' }, transaction),
    reopen: async (id, session) => {
      const changes = { state: 'received', reason: null, handled_at: null } as const;
      await deliveries.updateOne({ _id: id }, { $set: changes }, { session });
    },
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

const olderThan = ({ time, id }: PagePosition) => ({
  received_at: { $lte: time },
  $or: [{ received_at: { $lt: time } }, { _id: { $lt: id } }],
});

function toDocument(delivery: WebhookDelivery): DeliveryDocument {
  const { id, orderId, invoiceId, receivedAt, handledAt, ...same } = delivery;
  return {
    ...same,
    _id: id,
    order_id: orderId,
    invoice_id: invoiceId,
    received_at: receivedAt,
    handled_at: handledAt,
  };
}

function toDelivery(document: DeliveryDocument): WebhookDelivery {
  const { _id, order_id, invoice_id, received_at, handled_at, ...same } = document;
  return {
    ...same,
    id: _id,
    orderId: order_id,
    invoiceId: invoice_id,
    receivedAt: received_at,
    handledAt: handled_at,
  };
}

/** For the migrations. The first keeps copies of one event from counting twice. */
export async function createDeliveryIndexes(db: mongo.Db): Promise<void> {
  const deliveries = db.collection(collectionName);
  await deliveries.createIndex({ key: 1 }, { unique: true });
  await deliveries.createIndex({ state: 1, received_at: -1, _id: -1 });
  await deliveries.createIndex({ order_id: 1 });
  await deliveries.createIndex({ received_at: 1 }, { expireAfterSeconds: keptSeconds });
}
