import type { Transaction } from '@sabi/service-kit/transaction';
import type { EndedSessionsPage } from '@sabi/contracts/http/identity/ended-sessions';

/**
 * Ended sessions and erased or banned accounts, whose unexpired tokens other services refuse. Stores only
 * hashes, so that nothing of an erased account remains.
 */
export interface EndedSessions {
  /** Call in the transaction that ends the sessions. */
  add(sessionIds: readonly string[], transaction: Transaction): Promise<void>;
  addErasedAccount(userId: string, transaction: Transaction): Promise<void>;
  /** @param bannedUntil null: the account may sign in again */
  applyBan(userId: string, bannedUntil: Date | null, transaction: Transaction): Promise<void>;
  /**
   * Entries since a position, oldest first.
   * @param after `next` of the previous page; undefined reads all
   */
  list(after: EndedSessionsPosition | undefined): Promise<EndedSessionsPage>;
}

/** A moment of the database's clock; with a key, an entry of that moment to continue after. */
export interface EndedSessionsPosition {
  readonly time: Date;
  readonly key?: string | undefined;
}
