import type { Transaction } from '@sabi/service-kit/transaction';
import type { OAuthConsent } from './oauth-consent';

export interface OAuthConsentRepository {
  /** Adds scopes to an account's earlier ones. */
  add(
    grant: { userId: string; clientId: string; scopes: readonly string[] },
    transaction: Transaction,
  ): Promise<void>;
  find(userId: string, clientId: string): Promise<OAuthConsent | null>;
  /** Newest first. */
  findAllOf(userId: string): Promise<OAuthConsent[]>;
  /**
   * Records a session's start, so that a concurrent revocation fails or waits.
   * @returns false when revoked
   */
  use(userId: string, clientId: string, transaction: Transaction): Promise<boolean>;
  /** @returns false when there was none */
  remove(userId: string, clientId: string, transaction: Transaction): Promise<boolean>;
  removeAllOfClient(clientId: string): Promise<void>;
}
