import type { Transaction } from '@sabi/service-kit/transaction';
import type { EndedSessionsPage } from '@sabi/contracts/http/identity/ended-sessions';

/**
 * What other services have to refuse although a token of it is still in its time: ended sessions, and accounts that are
 * erased or banned. Only hashes are kept: what is left here of an erased account names nobody.
 */
export interface EndedSessions {
  /** Written in the transaction that ends them. */
  add(sessionIds: readonly string[], transaction: Transaction): Promise<void>;
  addErasedAccount(userId: string, transaction: Transaction): Promise<void>;
  /** @param bannedUntil null: the account may come in again */
  applyBan(userId: string, bannedUntil: Date | null, transaction: Transaction): Promise<void>;
  /**
   * What was noted since, the oldest first.
   * @param after `next` of the page before; undefined reads all that is kept
   */
  list(after: EndedSessionsPosition | undefined): Promise<EndedSessionsPage>;
}

/** A moment of the database's clock; with a key, the entry of that moment after which reading goes on. */
export interface EndedSessionsPosition {
  readonly time: Date;
  readonly key?: string | undefined;
}
