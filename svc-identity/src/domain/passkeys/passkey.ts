import type { WebAuthnCredential } from '../users/factor';

/** A credential for sign-in, whose authenticator knows the account. */
export interface Passkey {
  readonly id: string;
  readonly user_id: string;
  readonly friendly_name: string;
  readonly credential: WebAuthnCredential;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_used_at: Date | null;
}

/** A challenge to sign, used up by the first answer. */
export interface PasskeyChallenge {
  readonly id: string;
  readonly purpose: 'registration' | 'sign-in';
  /** Registering account; null for a sign-in, whose answer names it. */
  readonly user_id: string | null;
  readonly challenge: string;
  readonly expires_at: Date;
  readonly purge_at: Date;
}
