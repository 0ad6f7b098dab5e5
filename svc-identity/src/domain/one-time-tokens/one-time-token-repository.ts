import type { Transaction } from '@sabi/service-kit/transaction';
import type { OneTimeToken } from './one-time-token';
import type { OneTimeTokenType } from './token-type';

export interface CodeAttempt {
  readonly token: OneTimeToken;
  /** By the database's clock. */
  readonly isInTime: boolean;
}

export interface OneTimeTokenRepository {
  /** Adds a token; older ones of the account and type stop working. */
  replace(token: OneTimeToken, transaction: Transaction): Promise<void>;
  find(id: string): Promise<OneTimeToken | null>;
  findByLinkHash(linkHash: string): Promise<OneTimeToken | null>;
  /** The newest of an account and type, whatever became of it. */
  findNewest(userId: string, type: OneTimeTokenType, transaction: Transaction): Promise<OneTimeToken | null>;
  /**
   * Counts a submitted code before anybody looks at it; null when the newest token that went to the address takes none,
   * or there is none.
   */
  beginCodeAttempt(relatesTo: string, types: readonly OneTimeTokenType[]): Promise<CodeAttempt | null>;
  /** Starts the life of the code: its mail is about to be sent. */
  openCode(id: string, lifeMs: number): Promise<void>;
  markSent(id: string, transaction: Transaction): Promise<void>;
  /** @returns false when another request was first */
  use(id: string, transaction: Transaction): Promise<boolean>;
  /** Ends all tokens of an account that still work, or those of some types. */
  endAllOf(userId: string, transaction: Transaction, types?: readonly OneTimeTokenType[]): Promise<void>;
}
