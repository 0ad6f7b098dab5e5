import type { Language } from '@sabi/contracts/language';

export type Metadata = Readonly<Record<string, unknown>>;

/** A way of signing in that an account has. */
export interface Identity {
  readonly identity_id: string;
  readonly provider: string;
  /** The provider's id of the user; the user's own id where the provider is email. */
  readonly provider_id: string;
  readonly identity_data: Metadata;
  readonly email: string | null;
  readonly last_sign_in_at: Date;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** An account. Names are GoTrue's, so that what is stored and what is answered read the same. */
export interface User {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  /** Lower case. */
  readonly email: string | null;
  readonly email_confirmed_at: Date | null;
  readonly phone: string | null;
  readonly phone_confirmed_at: Date | null;
  /** argon2, PHC format; null for an account that has no password. */
  readonly password_hash: string | null;
  readonly invited_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_sent_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly app_metadata: Metadata;
  readonly user_metadata: Metadata;
  readonly identities: readonly Identity[];
  /** Language of the account's mails. */
  readonly language: Language;
  readonly is_anonymous: boolean;
  readonly banned_until: Date | null;
  readonly deleted_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export function isEmailConfirmed(user: User): boolean {
  return user.email_confirmed_at !== null;
}

export function isBanned(user: User, now = new Date()): boolean {
  return user.banned_until !== null && user.banned_until > now;
}
