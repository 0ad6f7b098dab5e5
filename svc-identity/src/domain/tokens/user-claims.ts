import type { Metadata } from '../users/metadata';
import { optionalText } from '../users/optional-text';
import type { User } from '../users/user';

type Scopes = readonly string[];

/**
 * Claims of the account in an application's token, besides its id. No scope includes `app_metadata`, which is
 * the operator's.
 */
export function describeByScopes(user: User, scopes: Scopes) {
  return {
    ...(scopes.includes('email') && { email: user.email ?? '' }),
    ...(scopes.includes('phone') && { phone: user.phone ?? '' }),
    ...(scopes.includes('profile') && { user_metadata: describeMetadata(user, scopes) }),
  };
}

/** Claims of scope `profile` by OpenID Connect's names; the address replaces a missing name. */
export function describeProfile(user: User, scopes: Scopes) {
  const metadata = describeMetadata(user, scopes);
  const address = scopes.includes('email') ? user.email : null;
  return {
    ...optionalText('name', findText(metadata, 'name') ?? address),
    ...optionalText('picture', findText(metadata, 'picture', 'avatar_url')),
    ...optionalText('preferred_username', findText(metadata, 'preferred_username', 'username')),
    updated_at: Math.floor(user.updated_at.getTime() / 1000),
  };
}

/**
 * Metadata without address and number, which have scopes of their own and occur there under several names.
 */
export function describeMetadata(user: User, scopes: Scopes): Metadata {
  const hidesEmail = !scopes.includes('email');
  const hidesPhone = !scopes.includes('phone');
  const isHidden = (key: string, value: unknown) =>
    (hidesEmail && (/e-?mail/i.test(key) || isAddress(value, user))) ||
    (hidesPhone && (/phone/i.test(key) || isNumber(value, user)));
  return JSON.parse(JSON.stringify(user.user_metadata), (key, value: unknown) =>
    isHidden(key, value) ? undefined : value,
  ) as Metadata;
}

/** Whether it is a mail address, which some providers use as a name, or contains the account's own. */
function isAddress(value: unknown, { email }: User): boolean {
  if (typeof value !== 'string') return false;
  return /^[^\s/:@]+@[^\s/:@]+$/.test(value) || (email !== null && value.toLowerCase().includes(email));
}

/** The account's own number in any notation. */
function isNumber(value: unknown, { phone }: User): boolean {
  if (phone === null || (typeof value !== 'string' && typeof value !== 'number')) return false;
  return String(value).replaceAll(/\D/g, '') === phone;
}

/** The first field with a text. */
function findText(metadata: Metadata, ...names: readonly string[]): string | undefined {
  return names.map((name) => metadata[name]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined;
}
