import type { WebAuthnCredential } from '../factors/factor';

/** A key that signs in by itself: the authenticator knows whose it is. */
export interface Passkey {
  readonly id: string;
  readonly user_id: string;
  readonly friendly_name: string;
  readonly credential: WebAuthnCredential;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_used_at: Date | null;
}

/** What an authenticator was asked to sign. It is used up by the first answer, whatever that is worth. */
export interface PasskeyChallenge {
  readonly id: string;
  readonly purpose: 'registration' | 'sign-in';
  /** Who registers; null where the answer will tell. */
  readonly user_id: string | null;
  readonly challenge: string;
  readonly expires_at: Date;
  readonly purge_at: Date;
}

export const maxNameLength = 120;
