import type { Transaction } from '@sabi/service-kit/transaction';
import type { OAuthConsent } from './oauth-consent';

export interface OAuthConsentRepository {
  /** Adds scopes to what the account has consented to before. */
  add(
    grant: { userId: string; clientId: string; scopes: readonly string[] },
    transaction: Transaction,
  ): Promise<void>;
  find(userId: string, clientId: string): Promise<OAuthConsent | null>;
  /** Newest first. */
  findAllOf(userId: string): Promise<OAuthConsent[]>;
  /** Notes that a session begins by it, so that it cannot be taken back meanwhile. @returns false when it was */
  use(userId: string, clientId: string, transaction: Transaction): Promise<boolean>;
  /** @returns false when there was none */
  remove(userId: string, clientId: string, transaction: Transaction): Promise<boolean>;
  removeAllOfClient(clientId: string): Promise<void>;
}
