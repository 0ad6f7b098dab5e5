import type { Language } from '@sabi/contracts/language';
import type { Factor } from './factor';
import type { Metadata } from './metadata';

/** Data from administrators for an unconfirmed account, kept at its confirmation. */
export interface AdminData {
  /** null without a password. */
  readonly password_hash: string | null;
  readonly user_metadata: Metadata;
}

/** An identity that an account signs in with. */
export interface Identity {
  readonly identity_id: string;
  readonly provider: string;
  /** The provider's user id; the account's own for email. */
  readonly provider_id: string;
  readonly identity_data: Metadata;
  readonly email: string | null;
  readonly last_sign_in_at: Date;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** An account with GoTrue's names, stored and returned. */
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
  /** argon2, PHC format; null without a password. */
  readonly password_hash: string | null;
  readonly invited_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_sent_at: Date | null;
  /** Pending address, lower case. */
  readonly new_email: string | null;
  readonly email_change_sent_at: Date | null;
  readonly new_phone: string | null;
  readonly phone_change_sent_at: Date | null;
  readonly reauthentication_sent_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly app_metadata: Metadata;
  readonly user_metadata: Metadata;
  /** null once confirmed, or if administrators set nothing. */
  readonly set_by_admin?: AdminData | null;
  readonly identities: readonly Identity[];
  readonly factors: readonly Factor[];
  /** Language of the account's mails. */
  readonly language: Language;
  readonly is_anonymous: boolean;
  /** Managed by an organisation's identity provider. */
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
