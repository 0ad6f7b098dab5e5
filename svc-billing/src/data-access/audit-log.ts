import { randomUUID } from 'node:crypto';
import type { AuditChain } from '@sabi/audit/audit-chain';
import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { AuditEntry, AuditLog, HistoryEntry } from '../domain/audit/audit-log';
import { findStaffActs } from './find-staff-acts';

const collectionName = 'audit_log';
const hourMs = 3_600_000;

/** Includes staff acts from before the audit chain, which are erased with the accounts. */
export function createAuditLog(db: mongo.Db, chain: Pick<AuditChain, 'listAccountActs'>): AuditLog {
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
    findAllOf: async (user_id) => {
      const [logged, byStaff] = await Promise.all([
        entries.find<HistoryEntry>({ user_id }, { projection: { _id: 0 } }).toArray(),
        findStaffActs(chain, user_id),
      ]);
      return [...logged, ...byStaff].toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
    },
  };
}

export async function createAuditIndexes(db: mongo.Db): Promise<void> {
  const entries = db.collection(collectionName);
  await entries.createIndex({ user_id: 1, created_at: 1 });
  await entries.createIndex({ order_id: 1, created_at: 1 });
}
