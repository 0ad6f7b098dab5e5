import type { Language } from '@sabi/contracts/language';

/** Changes of an account that are mailed to its owner, also those that another user made. */
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

/** A stored mail about a change. */
export interface Notice {
  /** Mail id; becomes the Message-ID. */
  readonly id: string;
  readonly user_id: string;
  /** Possibly the account's former address. */
  readonly recipient: string;
  readonly kind: NoticeKind;
  readonly details: NoticeDetails;
  readonly language: Language;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly purge_at: Date;
}

/** Masks an address so that only its owner recognises it. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain}`;
}

/** Keeps the last three digits. */
export const maskPhone = (phone: string): string => `***${phone.slice(-3)}`;
