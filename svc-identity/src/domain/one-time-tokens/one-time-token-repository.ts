import type { Transaction } from '@sabi/service-kit/transaction';
import type { OneTimeToken } from './one-time-token';
import type { OneTimeTokenType } from './token-type';

export interface CodeAttempt {
  readonly token: OneTimeToken;
  /** By the database's clock. */
  readonly isInTime: boolean;
}

export interface OneTimeTokenRepository {
  /** Adds a token; older ones of the same account and type stop working. */
  replace(token: OneTimeToken, transaction: Transaction): Promise<void>;
  find(id: string): Promise<OneTimeToken | null>;
  findByLinkHash(linkHash: string): Promise<OneTimeToken | null>;
  /** The newest of an account and type, in any state. */
  findNewest(userId: string, type: OneTimeTokenType, transaction: Transaction): Promise<OneTimeToken | null>;
  /**
   * Counts a submitted code before it is checked; null when there is no token for the address, or the newest one
   * accepts no more codes.
   */
  beginCodeAttempt(relatesTo: string, types: readonly OneTimeTokenType[]): Promise<CodeAttempt | null>;
  /** Starts the code's lifetime: its mail is about to be sent. */
  openCode(id: string, lifeMs: number): Promise<void>;
  markSent(id: string, transaction: Transaction): Promise<void>;
  /** @returns false when another request used it first */
  use(id: string, transaction: Transaction): Promise<boolean>;
  /** Ends the pending tokens of an account, or those of some types. */
  endAllOf(userId: string, transaction: Transaction, types?: readonly OneTimeTokenType[]): Promise<void>;
}
