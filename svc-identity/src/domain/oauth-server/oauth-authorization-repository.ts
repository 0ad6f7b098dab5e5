import type { Transaction } from '@sabi/service-kit/transaction';
import type { OAuthAuthorization } from './oauth-authorization';

export type Decision =
  | (Pick<OAuthAuthorization, 'authenticated_at' | 'aal' | 'code_hash' | 'code_expires_at' | 'purge_at'> & {
      readonly status: 'approved';
    })
  | { readonly status: 'denied' };

export interface OAuthAuthorizationRepository {
  insert(authorization: OAuthAuthorization): Promise<void>;
  find(id: string): Promise<OAuthAuthorization | null>;
  findByCode(codeHash: string): Promise<OAuthAuthorization | null>;
  /** Gives it to the account that asks first. @returns null for any other */
  bind(id: string, userId: string): Promise<OAuthAuthorization | null>;
  /** By the account it is bound to. @returns false when there was a decision before */
  decide(authorization: OAuthAuthorization, decision: Decision, transaction?: Transaction): Promise<boolean>;
  /** Notes what its code was exchanged for. @returns false when it was exchanged before */
  redeem(id: string, sessionId: string, transaction: Transaction): Promise<boolean>;
}
