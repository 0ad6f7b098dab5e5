import type { Transaction } from '@sabi/service-kit/transaction';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { SecurityEvent } from '@sabi/contracts/http/identity/own-audit';
import type { AuditAction, AuditActor, AuditEntry } from './audit-entry';
import type { BufferedAction } from './buffered-actions';

/** What was done, by whom and from where. */
export interface AuditRecord<Action extends AuditAction = AuditAction> {
  readonly action: Action;
  readonly actor: AuditActor;
  /** What administrators do names the account it is done to: `user_id`. */
  readonly traits?: Readonly<Record<string, unknown>>;
  readonly ip: string | null;
  /** Detail shown to the account's owner where the action alone does not say it; null for none. */
  readonly securityEvent?: SecurityEvent | null | undefined;
}

/** An entry that is shown to the account's owner. */
export interface OwnAuditEntry extends AuditEntry {
  readonly event: SecurityEvent;
}

export interface AuditQuery {
  readonly scope: 'author' | 'action' | 'type' | null;
  readonly text: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface AuditLog {
  /** One write with what the entry is about: both happen or neither does. */
  record(entry: AuditRecord, transaction: Transaction): Promise<void>;
  /** The same of many, which the log of the process counts. */
  recordAll(entries: readonly AuditRecord[], transaction: Transaction): Promise<void>;
  /** For what writes nothing else, such as a refused code, or writes only after this. Resolves once the entry is stored. */
  recordAlone(entry: AuditRecord): Promise<void>;
  /** Stores the entry with others a moment later; it is lost where the process is killed before that. */
  recordLater(entry: AuditRecord<BufferedAction>): void;
  /**
   * Takes out of the log who an account was and from where it came; what was done stays. Entries that are recorded later
   * in the same moment are the exception.
   */
  forget(userId: string, transaction: Transaction): Promise<void>;
  /** Newest first. */
  find(query: AuditQuery): Promise<{ entries: AuditEntry[]; total: number }>;
  /** The entries that are shown to the owner of an account, newest first. @param page.before null for the newest */
  findOfAccount(page: {
    accountId: string;
    before: PagePosition | null;
    limit: number;
  }): Promise<OwnAuditEntry[]>;
  /** Writes what is still to be written. */
  close(): Promise<void>;
}
