import type { AuditHead } from './audit-head';
import { currentRequestContext } from '@sabi/service-kit/request-context';
import type { Transaction } from '@sabi/service-kit/transaction';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { LockForTransaction } from '@sabi/service-kit/transaction-mutex';
import { type AuditCollections, readHead } from './audit-collections';
import {
  type AuditActor,
  type AuditEntry,
  auditEntrySchema,
  type AuditSubject,
  hashEntry,
} from './audit-entry';
import {
  type AuditPayload,
  digestPayload,
  type PayloadDigests,
  preparePayload,
  withoutPayload,
} from './audit-payload';

/** One act as the caller describes it: ids and codes. Personal content belongs in `payload`. */
export interface AuditRecord {
  readonly actor: AuditActor;
  readonly role: string | null;
  readonly action: string;
  readonly subject: AuditSubject;
  readonly payload?: AuditPayload;
}

export interface AppendDependencies {
  readonly collections: AuditCollections;
  readonly service: string;
  readonly now: () => Date;
  readonly lockHead: LockForTransaction;
}

/**
 * Appends an entry in the caller's transaction, with the current request's id. Of two transactions that extend the same
 * head, one is retried.
 * @returns the new head
 * @throws {ZodError} for an id or a code that is not one
 */
export async function appendEntry(
  { collections, service, now, lockHead }: AppendDependencies,
  record: AuditRecord,
  session: Transaction,
): Promise<AuditHead> {
  if (!session.inTransaction()) throw new Error('An audit entry is appended in the transaction of its act');
  const payload = record.payload && preparePayload(record.payload);
  await lockHead(session);
  const head = await readHead(collections, service, { session });
  const digests = payload ? digestPayload(payload) : withoutPayload;
  const entry = buildEntry(record, head, digests, now());
  await moveHead(collections, head, entry, session);
  await collections.entries.insertOne({ _id: entry.seq, ...entry }, { session });
  if (payload) await collections.payloads.insertOne({ _id: entry.seq, ...payload }, { session });
  return { service, seq: entry.seq, hash: entry.hash };
}

function buildEntry(
  { actor, role, action, subject }: AuditRecord,
  { service, seq, hash }: AuditHead,
  digests: PayloadDigests,
  at: Date,
): AuditEntry {
  const entry = {
    seq: seq + 1,
    at,
    service,
    actor,
    role,
    action,
    subject,
    ...digests,
    request_id: currentRequestContext()?.requestId ?? null,
    prev: hash,
  };
  return auditEntrySchema.parse({ ...entry, hash: hashEntry(entry) });
}

async function moveHead(
  { heads }: AuditCollections,
  from: AuditHead,
  { seq, hash }: AuditEntry,
  session: Transaction,
): Promise<void> {
  const { matchedCount } = await heads.updateOne(
    { _id: from.service, seq: from.seq, hash: from.hash },
    { $set: { seq, hash } },
    { session },
  );
  if (matchedCount !== 1) throw createTransactionConflict();
}
