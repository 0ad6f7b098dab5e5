import { randomUUID } from 'node:crypto';
import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { AuditEntry, AuditLog } from '../domain/audit/audit-log';

const collectionName = 'audit_log';
const hourMs = 3_600_000;

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
