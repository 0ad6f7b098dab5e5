import type { Readable } from 'node:stream';
import type { Transaction } from '@sabi/service-kit/transaction';
import { createTransactionMutex } from '@sabi/service-kit/transaction-mutex';
import type { mongo } from 'mongoose';
import type { Anchor } from './anchor';
import type { SigningKey } from './anchor-keys';
import { appendEntry, type AuditRecord } from './append-entry';
import { auditCollections, readHead } from './audit-collections';
import type { AuditHead } from './audit-head';
import { anchorHead, listAnchors } from './daily-anchor';
import { erasePayloads } from './erase-payloads';
import { exportEntries, type ExportFormat } from './export-entries';
import { type AccountAct, listAccountActs } from './list-account-acts';
import { type AuditFilter, type AuditPage, listEntries } from './list-entries';
import { type ReadPayload, readPayload } from './read-payload';
import type { SignedAnchors } from './verification';
import { type ChainVerification, verifyChain } from './verify-chain';

/** The acts of a service as a hash chain. */
export interface AuditChain {
  /**
   * Appends an entry in the transaction of the act, best as its last step: appending transactions run one after the
   * other, and the driver retries one that loses a race.
   * @returns the new head
   */
  append(record: AuditRecord, transaction: Transaction): Promise<AuditHead>;
  /** Erases the payloads about an account; the chain stays valid. @returns how many */
  erasePayloads(userId: string, transaction?: Transaction): Promise<number>;
  readHead(): Promise<AuditHead>;
  /** Signs and stores the head, once a day (UTC). @returns null if this day has its anchor */
  anchorHead(key: SigningKey): Promise<Anchor | null>;
  /** Oldest first. */
  listAnchors(): Promise<Anchor[]>;
  /** Verifies the whole chain in constant memory. @returns the first fault, or the verified head */
  verify(signed?: SignedAnchors): Promise<ChainVerification>;
  list(filter: AuditFilter, page: { before?: number; limit: number }): Promise<AuditPage>;
  /** Acts whose payload concerns an account, oldest first; none after its erasure. */
  listAccountActs(userId: string): Promise<AccountAct[]>;
  /** @returns null for an entry without a payload */
  readPayload(seq: number): Promise<ReadPayload | null>;
  /** Entries without payloads, oldest first. */
  export(filter: AuditFilter, format: ExportFormat): Readable;
}

/**
 * @param db the service's own database; its migrations call `createAuditCollections`
 * @param service its name, as in the migration
 */
export function createAuditChain(
  db: mongo.Db,
  service: string,
  now: () => Date = () => new Date(),
): AuditChain {
  const collections = auditCollections(db);
  const lockHead = createTransactionMutex();
  return {
    append: (record, transaction) =>
      appendEntry({ collections, service, now, lockHead }, record, transaction),
    erasePayloads: (userId, transaction) => erasePayloads(collections, userId, now(), transaction),
    readHead: () => readHead(collections, service),
    anchorHead: (key) => anchorHead({ collections, service, now }, key),
    listAnchors: () => listAnchors(collections),
    verify: (signed = { anchors: [], keys: new Map() }) => verifyChain(collections, service, signed),
    list: (filter, page) => listEntries(collections, filter, page),
    listAccountActs: (userId) => listAccountActs(collections, userId),
    readPayload: (seq) => readPayload(collections, seq),
    export: (filter, format) => exportEntries(collections, filter, format),
  };
}
