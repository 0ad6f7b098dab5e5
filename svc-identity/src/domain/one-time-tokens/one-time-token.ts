import type { Language } from '@sabi/contracts/language';
import { createHash, createHmac } from 'node:crypto';
import type { Metadata } from '../users/metadata';
import type { User } from '../users/user';
import type { MailTokenType, OneTimeTokenType } from './token-type';

/**
 * Data of one sign-up. It is stored with the token that was mailed for it and applied only when that token is used, so that
 * another sign-up with the same address cannot replace it.
 */
export interface SignUpData {
  /** argon2, PHC format; null without a password. */
  readonly password_hash: string | null;
  /** As submitted, without the claims of the identity. */
  readonly user_metadata: Metadata;
  readonly language: Language;
  /** The provider's identity; null for other sign-ups. */
  readonly identity_id: string | null;
  /** Other people may have signed up with the address, so a resent message could be for any of them. */
  readonly is_contested: boolean;
}

export type OneTimeTokenState =
  | 'pending'
  | 'used'
  /** A newer mail was requested, or none is needed any more. */
  | 'superseded';

/** A stored link and code, neither derivable from this data. Links of text messages are never sent. */
export interface OneTimeToken {
  /** Mail id; becomes the Message-ID. */
  readonly id: string;
  readonly user_id: string;
  readonly type: OneTimeTokenType;
  /** Recipient address or number. */
  readonly relates_to: string;
  /** New address of an address change; otherwise null. */
  readonly changes_to: string | null;
  /** Final target of the browser; null for the site. */
  readonly redirect_to: string | null;
  /** PKCE flow whose code the link issues; null when it starts a session. */
  readonly flow_id: string | null;
  /** Data of the confirmed sign-up; null otherwise, and after the end. */
  readonly sign_up: SignUpData | null;
  readonly link_hash: string;
  readonly state: OneTimeTokenState;
  /** Submitted codes. */
  readonly attempts: number;
  readonly created_at: Date;
  /** Expiry of the link. */
  readonly expires_at: Date;
  /** Expiry of the code; null until it is sent. */
  readonly code_expires_at: Date | null;
  readonly sent_at: Date | null;
  /** Later than the expiry, so that a late click gets a precise error. */
  readonly purge_at: Date;
}

/** ASVS 6.6.3. */
export const maxCodeAttempts = 5;

/** Digits of a code in a mail. */
const mailCodeDigits = 6;
const pkcePrefix = 'pkce_';

type MailSecret = Pick<OneTimeToken, 'id' | 'type'> & { readonly flow_id?: string | null };

// Link and code are derived from the mail's id with a key outside the database. So a mail resent after a
// crash is identical, and neither messages nor documents contain a usable token.

/** 56 hex digits like GoTrue's, with a prefix for PKCE flows. */
export function deriveLinkToken(secret: string, { id, type, flow_id: flowId }: MailSecret): string {
  const token = createHmac('sha224', secret).update(`link:${type}:${id}`).digest('hex');
  return flowId ? `${pkcePrefix}${token}` : token;
}

export function deriveCode(secret: string, { id, type }: MailSecret, digits = mailCodeDigits): string {
  const number = createHmac('sha256', secret).update(`code:${type}:${id}`).digest().readUIntBE(0, 6);
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Hash of a link's token, which has enough entropy for an unsalted one. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function isPkceToken(token: string): boolean {
  return token.startsWith(pkcePrefix);
}

/** The recipient of each type; a change of it invalidates the token. */
const addressOf: Readonly<Record<OneTimeTokenType, (user: User) => string | null>> = {
  confirmation: ({ email }) => email,
  recovery: ({ email }) => email,
  magiclink: ({ email }) => email,
  first_magiclink: ({ email }) => email,
  invite: ({ email }) => email,
  reauthentication: ({ email }) => email,
  email_change_current: ({ email }) => email,
  email_change_new: ({ new_email }) => new_email,
  phone_confirmation: ({ phone }) => phone,
  phone_otp: ({ phone }) => phone,
  phone_change: ({ new_phone }) => new_phone,
  phone_reauthentication: ({ phone }) => phone,
};

export const isEmailChange = ({ type }: Pick<OneTimeToken, 'type'>): boolean =>
  type === 'email_change_current' || type === 'email_change_new';

/** Types within a session, for reauthentication or a change; others start a session. */
const sessionTypes: readonly OneTimeTokenType[] = [
  'email_change_current',
  'email_change_new',
  'phone_change',
  'reauthentication',
  'phone_reauthentication',
];

export const isRequestedInSession = ({ type }: Pick<OneTimeToken, 'type'>): boolean =>
  sessionTypes.includes(type);

/** Whether the account still has the recipient's address. */
export function fitsAccount(token: OneTimeToken, user: User): boolean {
  if (isEmailChange(token) && token.changes_to !== user.new_email) return false;
  return addressOf[token.type](user) === token.relates_to;
}

/** Verification type → accepted token types. */
export const acceptedTypes: ReadonlyMap<string, readonly OneTimeTokenType[]> = new Map<
  string,
  readonly OneTimeTokenType[]
>([
  ['signup', ['confirmation', 'first_magiclink']],
  ['email', ['confirmation', 'first_magiclink', 'magiclink']],
  ['invite', ['invite']],
  ['recovery', ['recovery']],
  ['magiclink', ['magiclink']],
  ['email_change', ['email_change_current', 'email_change_new']],
  ['sms', ['phone_confirmation', 'phone_otp']],
  ['phone_change', ['phone_change']],
]);

/** Types whose mail has a link, with its verification type. */
export const linkTypes = {
  confirmation: 'signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  first_magiclink: 'signup',
  invite: 'invite',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: null,
} as const satisfies Readonly<Record<MailTokenType, string | null>>;

/** Whether the type is sent by mail, and so accepted as a link. */
export function isMailVerification(verification: string): boolean {
  return (acceptedTypes.get(verification) ?? []).some((type) => type in linkTypes);
}

export const isMailTokenType = (type: OneTimeTokenType): type is MailTokenType => type in linkTypes;

const hour = 3600;
/** Shorter for links to active accounts than for those that finish a sign-up. */
const longestLifeSeconds: Partial<Readonly<Record<OneTimeTokenType, number>>> = {
  recovery: hour,
  magiclink: hour,
  first_magiclink: hour,
  reauthentication: hour,
  phone_confirmation: hour,
  phone_otp: hour,
  phone_change: hour,
  phone_reauthentication: hour,
};

/** @param linkLifeSeconds the setting */
export function lifeSecondsOf(type: OneTimeTokenType, linkLifeSeconds: number): number {
  return Math.min(linkLifeSeconds, longestLifeSeconds[type] ?? Infinity);
}
