import type { Metadata } from '../users/metadata';
import { optionalText } from '../users/optional-text';
import type { User } from '../users/user';

type Scopes = readonly string[];

/**
 * What the access token of an application carries of the account, beside its id. `app_metadata` is the operator's, and
 * within no scope.
 */
export function describeByScopes(user: User, scopes: Scopes) {
  return {
    ...(scopes.includes('email') && { email: user.email ?? '' }),
    ...(scopes.includes('phone') && { phone: user.phone ?? '' }),
    ...(scopes.includes('profile') && { user_metadata: describeMetadata(user, scopes) }),
  };
}

/** What the scope `profile` shows, by OpenID Connect's names. An account without a name is called by its address. */
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
 * The owner's metadata, which is theirs to write. Sign-up and providers put address and number there, under several
 * names: these need scopes of their own.
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

/** Any mail address alone, as some providers call people by one, and the account's own within a text. */
function isAddress(value: unknown, { email }: User): boolean {
  if (typeof value !== 'string') return false;
  return /^[^\s/:@]+@[^\s/:@]+$/.test(value) || (email !== null && value.toLowerCase().includes(email));
}

/** The account's own number, however it is written. */
function isNumber(value: unknown, { phone }: User): boolean {
  if (phone === null || (typeof value !== 'string' && typeof value !== 'number')) return false;
  return String(value).replaceAll(/\D/g, '') === phone;
}

/** The first of the names that holds a text. */
function findText(metadata: Metadata, ...names: readonly string[]): string | undefined {
  return names.map((name) => metadata[name]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined;
}
