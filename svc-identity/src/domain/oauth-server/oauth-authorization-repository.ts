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
  /** Binds it to the first account that opens it. @returns null for others */
  bind(id: string, userId: string): Promise<OAuthAuthorization | null>;
  /** Decides it for the bound account. @returns false when already decided */
  decide(authorization: OAuthAuthorization, decision: Decision, transaction?: Transaction): Promise<boolean>;
  /** Stores the session of the code's exchange. @returns false when already exchanged */
  redeem(id: string, sessionId: string, transaction: Transaction): Promise<boolean>;
}
