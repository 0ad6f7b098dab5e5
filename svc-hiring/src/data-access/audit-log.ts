import type { mongo } from 'mongoose';
import type { Audit, AuditAct } from '../domain/audit/audit';

const collectionName = 'audit_log';

export function createAuditLog(db: mongo.Db, now: () => Date): Audit {
  const entries = db.collection<AuditAct & { at: Date }>(collectionName);
  return {
    record: async (act, session) => {
      await entries.insertOne({ ...act, at: now() }, { session });
    },
  };
}

/** For the migrations. */
export async function createAuditIndexes(db: mongo.Db): Promise<void> {
  const entries = db.collection(collectionName);
  await entries.createIndex({ 'subject.id': 1, at: 1 });
  await entries.createIndex({ 'actor.id': 1 });
  await entries.createIndex({ 'payload.about': 1 });
}
