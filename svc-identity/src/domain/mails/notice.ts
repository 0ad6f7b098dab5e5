import type { Language } from '@sabi/contracts/language';

/** What an account's owner is told of by mail, whoever did it. */
export const noticeKinds = [
  'password_changed',
  'email_changed',
  'phone_changed',
  'factor_added',
  'factor_removed',
  'recovery_code_used',
  'recovery_codes_replaced',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
  'new_device',
  'data_exported',
  'deletion_requested',
  'deletion_withdrawn',
  /** Somebody tried to sign up with the account's address. */
  'account_exists',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice may name; each kind shows what it knows. */
export interface NoticeDetails {
  /** Of `email_changed`, see maskEmail. */
  readonly new_email?: string;
  /** Of `phone_changed`, see maskPhone. */
  readonly new_phone?: string;
  /** Of a factor: `totp`, `phone`, `webauthn`. */
  readonly factor_type?: string;
  /** Name that the owner gave a factor or a passkey. */
  readonly name?: string;
  /** Of an identity: `google`, `linkedin_oidc`. */
  readonly provider?: string;
  /** See describeDevice. */
  readonly device?: string;
  readonly ip?: string;
  /** Of `recovery_code_used`: how many still work. */
  readonly codes_left?: number;
  /** Of `deletion_requested`. */
  readonly erases_at?: Date;
}

/** A mail that tells of a change, as the database knows it. */
export interface Notice {
  /** Id of the mail; becomes its Message-ID. */
  readonly id: string;
  readonly user_id: string;
  /** The address it goes to, which may no longer be the account's. */
  readonly recipient: string;
  readonly kind: NoticeKind;
  readonly details: NoticeDetails;
  readonly language: Language;
  /** When it happened. */
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly purge_at: Date;
}

/** Enough to recognise an address by, and too little to read it. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain}`;
}

/** The same of a number: its last three digits. */
export const maskPhone = (phone: string): string => `***${phone.slice(-3)}`;
