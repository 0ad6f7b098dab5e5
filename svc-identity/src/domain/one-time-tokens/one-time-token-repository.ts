import type { Transaction } from '@sabi/service-kit/transaction';
import type { OneTimeToken } from './one-time-token';
import type { OneTimeTokenType } from './token-type';

export interface CodeAttempt {
  readonly token: OneTimeToken;
  /** By the database's clock. */
  readonly isInTime: boolean;
}

export interface OneTimeTokenRepository {
  /** Adds a token; ends older ones of the account and type. */
  replace(token: OneTimeToken, transaction: Transaction): Promise<void>;
  find(id: string): Promise<OneTimeToken | null>;
  findByLinkHash(linkHash: string): Promise<OneTimeToken | null>;
  /** Newest of an account and type, in any state. */
  findNewest(userId: string, type: OneTimeTokenType, transaction: Transaction): Promise<OneTimeToken | null>;
  /**
   * Counts a code in advance; null without a token for the address, or when the newest accepts no more codes.
   */
  beginCodeAttempt(relatesTo: string, types: readonly OneTimeTokenType[]): Promise<CodeAttempt | null>;
  /** Starts the code's lifetime, before its mail is sent. */
  openCode(id: string, lifeMs: number): Promise<void>;
  markSent(id: string, transaction: Transaction): Promise<void>;
  /** @returns false when another request used it first */
  use(id: string, transaction: Transaction): Promise<boolean>;
  /** Ends an account's pending tokens, or those of some types. */
  endAllOf(userId: string, transaction: Transaction, types?: readonly OneTimeTokenType[]): Promise<void>;
}
