import type { Transaction } from '@sabi/service-kit/transaction';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { SecurityEvent } from '@sabi/contracts/http/identity/own-audit';
import type { AuditAction, AuditActor, AuditEntry } from './audit-entry';
import type { BufferedAction } from './buffered-actions';

/** An action with its author and origin. */
export interface AuditRecord<Action extends AuditAction = AuditAction> {
  readonly action: Action;
  readonly actor: AuditActor;
  /** Actions of administrators name the affected account: `user_id`. */
  readonly traits?: Readonly<Record<string, unknown>>;
  readonly ip: string | null;
  /** Event shown to the account's owner if it differs from the action's usual one; null for none. */
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
  /** Writes the entry in the transaction of the change it describes. */
  record(entry: AuditRecord, transaction: Transaction): Promise<void>;
  /** The same for many entries; the process log gets only their number. */
  recordAll(entries: readonly AuditRecord[], transaction: Transaction): Promise<void>;
  /** For actions without a transaction, such as a refused code. Resolves once the entry is stored. */
  recordAlone(entry: AuditRecord): Promise<void>;
  /** Stores the entry with others a moment later; it is lost if the process is killed before that. */
  recordLater(entry: AuditRecord<BufferedAction>): void;
  /**
   * Removes an account's identity and network addresses from the log; the actions stay. Entries recorded later in the
   * same moment are not covered.
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
  /** Writes the buffered entries. */
  close(): Promise<void>;
}
