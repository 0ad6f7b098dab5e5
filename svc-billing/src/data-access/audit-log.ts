import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { type Transaction, within } from './transaction';

/** What happened, as `<thing>.<what happened to it>`. */
export type AuditEvent =
  | 'amount.refused'
  | 'order.paid'
  | 'order.paid_late'
  | 'order.given_up'
  | 'order.refunded'
  | 'delivery.parked'
  | 'delivery.replayed'
  | 'payment.drifted'
  | 'voucher.created';

/** A line of evidence: who did what to which order, with numbers and codes and never with a text of a user. */
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
  /** Oldest first. */
  findAllOf(userId: string): Promise<(AuditEntry & { created_at: Date })[]>;
}

const collectionName = 'audit_log';

export const provider = { role: 'payment_provider', subject: null } as const;

export function createAuditLog(db: mongo.Db): AuditLog {
  const entries = db.collection<AuditEntry & { _id: string; created_at: Date }>(collectionName);
  return {
    add: async (entry, transaction) => {
      await entries.insertOne({ _id: randomUUID(), ...entry, created_at: new Date() }, within(transaction));
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
