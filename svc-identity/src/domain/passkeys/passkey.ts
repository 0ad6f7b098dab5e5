import type { WebAuthnCredential } from '../users/factor';

/** A credential that signs in by itself: the authenticator knows its account. */
export interface Passkey {
  readonly id: string;
  readonly user_id: string;
  readonly friendly_name: string;
  readonly credential: WebAuthnCredential;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_used_at: Date | null;
}

/** A challenge for an authenticator to sign. It is used up by the first answer, valid or not. */
export interface PasskeyChallenge {
  readonly id: string;
  readonly purpose: 'registration' | 'sign-in';
  /** The registering account; null for a sign-in, whose answer identifies the account. */
  readonly user_id: string | null;
  readonly challenge: string;
  readonly expires_at: Date;
  readonly purge_at: Date;
}
