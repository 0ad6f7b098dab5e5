import type { mongo } from 'mongoose';
import type { Anchor } from './anchor';
import { type AuditEntry, genesisHash } from './audit-entry';
import type { AuditHead } from './audit-head';
import type { StoredPayload } from './audit-payload';

/** `_id` is the entry's unique number and gives the order of the chain. */
export type StoredEntry = AuditEntry & { _id: number };
export type PayloadDocument = { _id: number } & (StoredPayload | { erased_at: Date });
/** One for each service. */
export type HeadDocument = Omit<AuditHead, 'service'> & { _id: string };

/** `_id` is its day. */
export type AnchorDocument = Anchor & { _id: string };

/** Not sharded, as a chain has a single order. */
export interface AuditCollections {
  readonly entries: mongo.Collection<StoredEntry>;
  readonly payloads: mongo.Collection<PayloadDocument>;
  readonly heads: mongo.Collection<HeadDocument>;
  readonly anchors: mongo.Collection<AnchorDocument>;
}

export const payloadCollectionName = 'audit_payloads';

export function auditCollections(db: mongo.Db): AuditCollections {
  return {
    entries: db.collection('audit_entries'),
    payloads: db.collection(payloadCollectionName),
    heads: db.collection('audit_heads'),
    anchors: db.collection('audit_anchors'),
  };
}

/**
 * For the service's migrations: creates indexes, and the head of an empty chain. Keeps an existing head.
 * @param service its name, as it is in each entry
 */
export async function createAuditCollections(db: mongo.Db, service: string): Promise<void> {
  const { entries, payloads, heads } = auditCollections(db);
  await entries.createIndex({ 'actor.id': 1, _id: -1 });
  await entries.createIndex({ 'subject.type': 1, 'subject.id': 1, _id: -1 });
  await entries.createIndex({ action: 1, _id: -1 });
  await entries.createIndex({ at: -1 });
  await payloads.createIndex({ about: 1 });
  await heads.updateOne(
    { _id: service },
    { $setOnInsert: { seq: 0, hash: genesisHash(service) } },
    { upsert: true },
  );
}

/** @throws {Error} where the migration has not run, or the head was removed */
export async function readHead(
  { heads }: AuditCollections,
  service: string,
  options: mongo.FindOptions = {},
): Promise<AuditHead> {
  const head = await heads.findOne({ _id: service }, options);
  if (!head) throw new Error(`The head of the audit chain of ${service} is missing`);
  return { service, seq: head.seq, hash: head.hash };
}
