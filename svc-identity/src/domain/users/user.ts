import type { Language } from '@sabi/contracts/language';
import type { Factor } from '../factors/factor';
import type { Metadata } from './metadata';

/** What administrators gave an account that nobody has proved to be theirs yet. It stays, whoever proves it. */
export interface AdminData {
  /** null where they gave no password. */
  readonly password_hash: string | null;
  readonly user_metadata: Metadata;
}

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
  /** Lower case; null where there is none. */
  readonly email: string | null;
  readonly email_confirmed_at: Date | null;
  /** E.164 without the plus; null where there is none. */
  readonly phone: string | null;
  readonly phone_confirmed_at: Date | null;
  /** argon2, PHC format; null for an account that has no password. */
  readonly password_hash: string | null;
  readonly invited_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_sent_at: Date | null;
  /** Lower case; the address becomes the account's once it is confirmed. */
  readonly new_email: string | null;
  readonly email_change_sent_at: Date | null;
  readonly new_phone: string | null;
  readonly phone_change_sent_at: Date | null;
  readonly reauthentication_sent_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly app_metadata: Metadata;
  readonly user_metadata: Metadata;
  /** null once somebody has proved the account to be theirs, and where there is none. */
  readonly set_by_admin?: AdminData | null;
  readonly identities: readonly Identity[];
  readonly factors: readonly Factor[];
  /** Language of the account's mails. */
  readonly language: Language;
  readonly is_anonymous: boolean;
  /** Managed by an organisation's own identity provider. */
  readonly is_sso_user: boolean;
  readonly banned_until: Date | null;
  readonly deleted_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export function isEmailConfirmed(user: User): boolean {
  return user.email_confirmed_at !== null;
}

export function isPhoneConfirmed(user: User): boolean {
  return user.phone_confirmed_at !== null;
}

export function isBanned(user: User, now = new Date()): boolean {
  return user.banned_until !== null && user.banned_until > now;
}
