import type { AuditChain } from '@sabi/audit/audit-chain';
import type { mongo } from 'mongoose';
import type { Audit, AuditAct, RecordedAct } from '../domain/audit/audit';

const collectionName = 'audit_log';

type LoggedAct = AuditAct & { readonly at: Date };

type Chain = Pick<AuditChain, 'append' | 'list' | 'readPayload'>;

/** Includes staff acts from before the audit chain, which are erased with the accounts. */
export function createAuditLog(db: mongo.Db, { chain, now }: { chain: Chain; now: () => Date }): Audit {
  const entries = db.collection<LoggedAct>(collectionName);
  return {
    record: async (act, session) => {
      if (act.actor.kind === 'user') await entries.insertOne({ ...act, at: now() }, { session });
      else await chain.append(act, session);
    },
    listActs: async (subject, limit) => {
      const [ofChain, ofLog] = await Promise.all([
        listOfChain(chain, subject, limit),
        entries
          .find({ 'subject.id': subject.id, 'subject.type': subject.type })
          .sort({ at: -1, _id: -1 })
          .limit(limit)
          .toArray(),
      ]);
      return [...ofChain, ...ofLog.map(toAct)]
        .toSorted((one, other) => other.at.getTime() - one.at.getTime())
        .slice(0, limit);
    },
  };
}

async function listOfChain(
  chain: Chain,
  subject: AuditAct['subject'],
  limit: number,
): Promise<RecordedAct[]> {
  const { entries } = await chain.list({ subject }, { limit });
  return Promise.all(
    entries.map(async ({ seq, at, action, actor }) => {
      const payload = await chain.readPayload(seq);
      const details = payload?.state === 'stored' ? payload.details : undefined;
      return { at, action, kind: actor.kind, details };
    }),
  );
}

const toAct = ({ at, action, actor, payload }: LoggedAct): RecordedAct => ({
  at,
  action,
  kind: actor.kind,
  details: payload?.details,
});

export async function createAuditIndexes(db: mongo.Db): Promise<void> {
  const entries = db.collection(collectionName);
  await entries.createIndex({ 'subject.id': 1, at: 1 });
  await entries.createIndex({ 'actor.id': 1 });
  await entries.createIndex({ 'payload.about': 1 });
}
