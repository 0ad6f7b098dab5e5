import { randomUUID } from 'node:crypto';
import { type Transaction, within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';

/** What happened, as `<thing>.<what happened to it>`. */
export type AuditEvent =
  | 'amount.refused'
  | 'order.withheld'
  | 'order.paid'
  | 'order.paid_late'
  | 'order.given_up'
  | 'order.refunded'
  | 'delivery.parked'
  | 'delivery.accepted'
  | 'delivery.replayed'
  | 'delivery.settled'
  | 'payment.drifted'
  | 'service_request.accepted'
  | 'service_request.declined'
  | 'service_request.done'
  | 'voucher.created'
  | 'webhook.refused';

/** A line of evidence: who did what to which order, with numbers, codes and a note of the staff, and never with a text of a user. */
export interface AuditEntry {
  readonly event: AuditEvent;
  readonly order_id: string | null;
  readonly user_id: string | null;
  /** An account, a holder of a service key, the payment provider or this service itself. */
  readonly by: { readonly role: string; readonly subject: string | null };
  readonly facts: Readonly<Record<string, string | number | null>>;
}

export interface AuditLog {
  add(entry: AuditEntry, transaction?: Transaction): Promise<void>;
  /** One line an hour with `facts.times`, for what a stranger can cause as often as they like. */
  count(entry: Omit<AuditEntry, 'facts'>, now: Date): Promise<void>;
  /** Oldest first. */
  findAllOf(userId: string): Promise<(AuditEntry & { created_at: Date })[]>;
}

const collectionName = 'audit_log';
const hourMs = 3_600_000;

export const provider = { role: 'payment_provider', subject: null } as const;

/** Somebody of whom nothing is known. */
export const anonymous = { role: 'anonymous', subject: null } as const;

export function createAuditLog(db: mongo.Db): AuditLog {
  const entries = db.collection<AuditEntry & { _id: string; created_at: Date }>(collectionName);
  return {
    add: async (entry, transaction) => {
      await entries.insertOne({ _id: randomUUID(), ...entry, created_at: new Date() }, within(transaction));
    },
    count: async (entry, now) => {
      const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
      await entries.updateOne(
        { _id: `${entry.event}:${hour.toISOString()}` },
        { $setOnInsert: { ...entry, created_at: hour }, $inc: { 'facts.times': 1 } },
        { upsert: true },
      );
    },
    findAllOf: (user_id) =>
      entries
        .find({ user_id }, { projection: { _id: 0 } })
        .sort({ created_at: 1 })
        .toArray(),
  };
}

/** For the migrations. */
export async function createAuditIndexes(db: mongo.Db): Promise<void> {
  const entries = db.collection(collectionName);
  await entries.createIndex({ user_id: 1, created_at: 1 });
  await entries.createIndex({ order_id: 1, created_at: 1 });
}
