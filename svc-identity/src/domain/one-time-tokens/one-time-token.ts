import type { Language } from '@sabi/contracts/language';
import { createHash, createHmac } from 'node:crypto';
import type { Metadata } from '../users/metadata';
import type { User } from '../users/user';
import type { MailTokenType, OneTimeTokenType } from './token-type';

/**
 * Data of a sign-up. It is stored with the token of its message and applied to the account only when that token is
 * used, whoever else signs up with the address or number.
 */
export interface SignUpData {
  /** argon2, PHC format; null when not by password. */
  readonly password_hash: string | null;
  /** As submitted, without the claims of the identity. */
  readonly user_metadata: Metadata;
  readonly language: Language;
  /** Identity at the provider that the sign-up came by; null for any other sign-up. */
  readonly identity_id: string | null;
  /** There were other sign-ups with the address, so a resent message could be for any of them. */
  readonly is_contested: boolean;
}

export type OneTimeTokenState =
  | 'pending'
  | 'used'
  /** A newer mail of the type was requested, or the account no longer needs one. */
  | 'superseded';

/** A link and a code, as stored. Neither can be derived from this data. The link of a text message is never sent. */
export interface OneTimeToken {
  /** Id of the mail; becomes its Message-ID. */
  readonly id: string;
  readonly user_id: string;
  readonly type: OneTimeTokenType;
  /** The address or number it was sent to. */
  readonly relates_to: string;
  /** New address of an address change; null for every other type. */
  readonly changes_to: string | null;
  /** Final target of the browser; null for the site itself. */
  readonly redirect_to: string | null;
  /** The PKCE flow that a followed link issues a code for; null when it starts a session. */
  readonly flow_id: string | null;
  /** Data of the sign-up that this token confirms; null for every other token, and once it has ended. */
  readonly sign_up: SignUpData | null;
  readonly link_hash: string;
  readonly state: OneTimeTokenState;
  /** Codes submitted so far, right or wrong. */
  readonly attempts: number;
  readonly created_at: Date;
  /** Expiry of the link. */
  readonly expires_at: Date;
  /** Expiry of the code; null until it is sent. */
  readonly code_expires_at: Date | null;
  readonly sent_at: Date | null;
  /** Kept for a while after its expiry, so that a late click gets a precise error. */
  readonly purge_at: Date;
}

/** ASVS 6.6.3. */
export const maxCodeAttempts = 5;

/** Digits of a code in a mail. */
const mailCodeDigits = 6;
const pkcePrefix = 'pkce_';

type MailSecret = Pick<OneTimeToken, 'id' | 'type'> & { readonly flow_id?: string | null };

// Link and code are derived from the mail's id with a key that is not in the database. So a mail that is sent again
// after a crash is identical, and neither messages nor documents contain a usable token.

/** 56 hex digits, as long as GoTrue's, with a prefix for PKCE flows. */
export function deriveLinkToken(secret: string, { id, type, flow_id: flowId }: MailSecret): string {
  const token = createHmac('sha224', secret).update(`link:${type}:${id}`).digest('hex');
  return flowId ? `${pkcePrefix}${token}` : token;
}

export function deriveCode(secret: string, { id, type }: MailSecret, digits = mailCodeDigits): string {
  const number = createHmac('sha256', secret).update(`code:${type}:${id}`).digest().readUIntBE(0, 6);
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Hash by which a link's token is found. A token has enough entropy for an unsalted hash. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function isPkceToken(token: string): boolean {
  return token.startsWith(pkcePrefix);
}

/** The account's address each type was sent to: if that has changed, the token is invalid. */
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

/** Types requested within a session for reauthentication or a change; all others start a session. */
const sessionTypes: readonly OneTimeTokenType[] = [
  'email_change_current',
  'email_change_new',
  'phone_change',
  'reauthentication',
  'phone_reauthentication',
];

export const isRequestedInSession = ({ type }: Pick<OneTimeToken, 'type'>): boolean =>
  sessionTypes.includes(type);

/** Whether the account still has the address that the token was sent to. */
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

/** Types whose mail contains a link, with the verification type in it. */
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

/** Whether tokens of a verification type are sent by mail, and so may be submitted as a link. */
export function isMailVerification(verification: string): boolean {
  return (acceptedTypes.get(verification) ?? []).some((type) => type in linkTypes);
}

export const isMailTokenType = (type: OneTimeTokenType): type is MailTokenType => type in linkTypes;

const hour = 3600;
/** A link that signs in to an active account has a shorter lifetime than one that finishes a sign-up. */
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
