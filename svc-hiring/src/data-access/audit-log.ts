import type { AuditChain } from '@sabi/audit/audit-chain';
import type { mongo } from 'mongoose';
import type { Audit, AuditAct } from '../domain/audit/audit';

const collectionName = 'audit_log';

/** Includes staff acts from before the audit chain, which are erased with the accounts. */
export function createAuditLog(
  db: mongo.Db,
  { chain, now }: { chain: Pick<AuditChain, 'append'>; now: () => Date },
): Audit {
  const entries = db.collection<AuditAct & { at: Date }>(collectionName);
  return {
    record: async (act, session) => {
      if (act.actor.kind === 'user') await entries.insertOne({ ...act, at: now() }, { session });
      else await chain.append(act, session);
    },
  };
}

export async function createAuditIndexes(db: mongo.Db): Promise<void> {
  const entries = db.collection(collectionName);
  await entries.createIndex({ 'subject.id': 1, at: 1 });
  await entries.createIndex({ 'actor.id': 1 });
  await entries.createIndex({ 'payload.about': 1 });
}
