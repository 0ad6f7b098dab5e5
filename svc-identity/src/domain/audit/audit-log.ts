import type { Transaction } from '@sabi/service-kit/transaction';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { SecurityEvent } from '@sabi/contracts/http/identity/own-audit';
import type { AuditAction, AuditActor, AuditEntry } from './audit-entry';
import type { BufferedAction } from './buffered-actions';

/** An action with its author and origin. */
export interface AuditRecord<Action extends AuditAction = AuditAction> {
  readonly action: Action;
  readonly actor: AuditActor;
  /** Actions of administrators contain the affected `user_id`. */
  readonly traits?: Readonly<Record<string, unknown>>;
  readonly ip: string | null;
  /** Event for the owner, if not the action's usual one; null for none. */
  readonly securityEvent?: SecurityEvent | null | undefined;
}

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
  /** Writes the entry in the transaction of the change it describes. */
  record(entry: AuditRecord, transaction: Transaction): Promise<void>;
  /** The same for many; the process log gets only their number. */
  recordAll(entries: readonly AuditRecord[], transaction: Transaction): Promise<void>;
  /** For actions without a transaction, such as a refused code. Resolves once stored. */
  recordAlone(entry: AuditRecord): Promise<void>;
  /** Stores the entry in a later batch; lost if the process is killed before. */
  recordLater(entry: AuditRecord<BufferedAction>): void;
  /**
   * Removes an account's identity and network addresses; actions stay. Does not cover entries recorded later
   * in the same moment.
   */
  forget(userId: string, transaction: Transaction): Promise<void>;
  /** Newest first. */
  find(query: AuditQuery): Promise<{ entries: AuditEntry[]; total: number }>;
  /** Entries for an account's owner, newest first. @param page.before null for the newest */
  findOfAccount(page: {
    accountId: string;
    before: PagePosition | null;
    limit: number;
  }): Promise<OwnAuditEntry[]>;
  /** Writes the buffered entries. */
  close(): Promise<void>;
}
