import type { Language } from '@sabi/contracts/language';

/** Changes that an account's owner is notified of by mail, whoever made them. */
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
  /** A sign-up used the address of an existing account. */
  'account_exists',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Details of a notice; each kind uses some of them. */
export interface NoticeDetails {
  /** Set for `email_changed`, see maskEmail. */
  readonly new_email?: string;
  /** Set for `phone_changed`, see maskPhone. */
  readonly new_phone?: string;
  /** Kind of the factor: `totp`, `phone`, `webauthn`. */
  readonly factor_type?: string;
  /** Name that the owner gave a factor or a passkey. */
  readonly name?: string;
  /** Provider of the identity: `google`, `linkedin_oidc`. */
  readonly provider?: string;
  /** See describeDevice. */
  readonly device?: string;
  readonly ip?: string;
  /** Number of unused codes, set for `recovery_code_used`. */
  readonly codes_left?: number;
  /** Set for `deletion_requested`. */
  readonly erases_at?: Date;
}

/** A mail about a change, as stored. */
export interface Notice {
  /** Id of the mail; becomes its Message-ID. */
  readonly id: string;
  readonly user_id: string;
  /** Recipient, which may no longer be the account's address. */
  readonly recipient: string;
  readonly kind: NoticeKind;
  readonly details: NoticeDetails;
  readonly language: Language;
  /** When it happened. */
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly purge_at: Date;
}

/** Masks an address so that its owner recognises it and others cannot read it. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain}`;
}

/** Masks a number except for its last three digits. */
export const maskPhone = (phone: string): string => `***${phone.slice(-3)}`;
