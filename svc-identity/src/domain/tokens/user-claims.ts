import type { Metadata } from '../users/metadata';
import { optionalText } from '../users/optional-text';
import type { User } from '../users/user';

type Scopes = readonly string[];

/**
 * Claims of the account in an application's access token, besides its id. No scope includes `app_metadata`, which is
 * the operator's.
 */
export function describeByScopes(user: User, scopes: Scopes) {
  return {
    ...(scopes.includes('email') && { email: user.email ?? '' }),
    ...(scopes.includes('phone') && { phone: user.phone ?? '' }),
    ...(scopes.includes('profile') && { user_metadata: describeMetadata(user, scopes) }),
  };
}

/** Claims of the scope `profile`, by OpenID Connect's names. Without a name the address is used as one. */
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
 * The user's metadata without address and number, which sign-ups and providers store there under several names: these
 * need scopes of their own.
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

/** Values that are a mail address, as some providers use one as a name, and texts that contain the account's own. */
function isAddress(value: unknown, { email }: User): boolean {
  if (typeof value !== 'string') return false;
  return /^[^\s/:@]+@[^\s/:@]+$/.test(value) || (email !== null && value.toLowerCase().includes(email));
}

/** The account's own number in any notation. */
function isNumber(value: unknown, { phone }: User): boolean {
  if (phone === null || (typeof value !== 'string' && typeof value !== 'number')) return false;
  return String(value).replaceAll(/\D/g, '') === phone;
}

/** The first of these fields that contains a text. */
function findText(metadata: Metadata, ...names: readonly string[]): string | undefined {
  return names.map((name) => metadata[name]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined;
}
