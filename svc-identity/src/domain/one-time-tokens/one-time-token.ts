import type { Language } from '@sabi/contracts/language';
import { createHash, createHmac } from 'node:crypto';
import type { Metadata } from '../users/metadata';
import type { User } from '../users/user';
import type { MailTokenType, OneTimeTokenType } from './token-type';

/**
 * What a sign-up brought. Its own mail or text message holds it, so that it becomes the account's by that message alone,
 * whoever else signs up with the address or the number.
 */
export interface SignUpData {
  /** argon2, PHC format; null where it was no sign-up by password. */
  readonly password_hash: string | null;
  /** As it was sent, without the claims of the identity. */
  readonly user_metadata: Metadata;
  readonly language: Language;
  /** Identity at a provider by which it came; null for any other sign-up. */
  readonly identity_id: string | null;
  /** Others have signed up with the address: a message that is sent again could be for any of them. */
  readonly is_contested: boolean;
}

export type OneTimeTokenState =
  | 'pending'
  | 'used'
  /** A newer mail of the type was asked for, or the account needs none any more. */
  | 'superseded';

/**
 * A link and a code, as the database knows them. Neither can be made from what stands here. Of a text message the link is
 * never told.
 */
export interface OneTimeToken {
  /** Id of the mail; becomes its Message-ID. */
  readonly id: string;
  readonly user_id: string;
  readonly type: OneTimeTokenType;
  /** The address or the number it goes to. */
  readonly relates_to: string;
  /** Of a change: the address that the account is to have; null for every other type. */
  readonly changes_to: string | null;
  /** Where the browser goes in the end; null where that is the site itself. */
  readonly redirect_to: string | null;
  /** The PKCE flow whose code a followed link yields; null where it yields a session. */
  readonly flow_id: string | null;
  /** What the sign-up brought that this token confirms; null for every other token, and once it has ended. */
  readonly sign_up: SignUpData | null;
  readonly link_hash: string;
  readonly state: OneTimeTokenState;
  /** Codes submitted so far, right or wrong. */
  readonly attempts: number;
  readonly created_at: Date;
  /** End of the link. */
  readonly expires_at: Date;
  /** End of the code; null until it is sent. */
  readonly code_expires_at: Date | null;
  readonly sent_at: Date | null;
  /** Kept for a while after its end, so that a late click is told what happened. */
  readonly purge_at: Date;
}

/** ASVS 6.6.3. */
export const maxCodeAttempts = 5;

/** Of a code in a mail. */
const mailCodeDigits = 6;
const pkcePrefix = 'pkce_';

type MailSecret = Pick<OneTimeToken, 'id' | 'type'> & { readonly flow_id?: string | null };

// Link and code are derived from the mail's id by a secret the database does not have. So a mail that is sent again
// after a crash is the same mail, and no message and no row ever holds what it takes to use one.

/** 56 hex digits, as long as GoTrue's; a PKCE flow shows in front. */
export function deriveLinkToken(secret: string, { id, type, flow_id: flowId }: MailSecret): string {
  const token = createHmac('sha224', secret).update(`link:${type}:${id}`).digest('hex');
  return flowId ? `${pkcePrefix}${token}` : token;
}

export function deriveCode(secret: string, { id, type }: MailSecret, digits = mailCodeDigits): string {
  const number = createHmac('sha256', secret).update(`code:${type}:${id}`).digest().readUIntBE(0, 6);
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** By what a link's token is found. It is random enough for a plain hash. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function isPkceToken(token: string): boolean {
  return token.startsWith(pkcePrefix);
}

/** Which address of the account each type goes to: once that is another one, the token is worth nothing. */
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

/** Types that a session asks for, to show once more whose it is; each other one begins a session. */
const sessionTypes: readonly OneTimeTokenType[] = [
  'email_change_current',
  'email_change_new',
  'phone_change',
  'reauthentication',
  'phone_reauthentication',
];

export const isAskedInSession = ({ type }: Pick<OneTimeToken, 'type'>): boolean =>
  sessionTypes.includes(type);

/** Whether an account still is as it was when the token was made. */
export function fitsAccount(token: OneTimeToken, user: User): boolean {
  if (isEmailChange(token) && token.changes_to !== user.new_email) return false;
  return addressOf[token.type](user) === token.relates_to;
}

/** Verification type → tokens it takes. */
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

/** Types that come by mail: those whose mail holds a link, with the verification type that stands in it. */
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

/** Whether tokens of a verification type come by mail, and so may be submitted as a link. */
export function isMailVerification(verification: string): boolean {
  return (acceptedTypes.get(verification) ?? []).some((type) => type in linkTypes);
}

export const isMailTokenType = (type: OneTimeTokenType): type is MailTokenType => type in linkTypes;

const hour = 3600;
/** A link that signs in to an account that is in use lives shorter than one that finishes a sign-up. */
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
