import type { Transaction } from '@sabi/service-kit/transaction';
import type { EndedSessionsPage } from '@sabi/contracts/http/identity/ended-sessions';

/**
 * List of what other services refuse although its tokens have not expired: ended sessions, and erased or banned
 * accounts. Only hashes are stored, so that no data of an erased account remains.
 */
export interface EndedSessions {
  /** Written in the transaction that ends the sessions. */
  add(sessionIds: readonly string[], transaction: Transaction): Promise<void>;
  addErasedAccount(userId: string, transaction: Transaction): Promise<void>;
  /** @param bannedUntil null: the account may sign in again */
  applyBan(userId: string, bannedUntil: Date | null, transaction: Transaction): Promise<void>;
  /**
   * Entries since a position, the oldest first.
   * @param after `next` of the previous page; undefined reads all entries
   */
  list(after: EndedSessionsPosition | undefined): Promise<EndedSessionsPage>;
}

/** A moment of the database's clock; with a key, the entry of that moment after which to continue. */
export interface EndedSessionsPosition {
  readonly time: Date;
  readonly key?: string | undefined;
}
