import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { isSupportedPasswordHash } from '../passwords/imported-hash-formats';
import { assertPasswordFits } from '../passwords/password-policy';
import type { Settings } from '../settings/settings';
import { assertNoStaffRoles } from '../staff/with-staff-roles';
import { parseDuration } from '../settings/duration';
import { parseEmailAddress } from '../users/email-address';
import { type Metadata, parseMetadata } from '../users/metadata';
import { parsePhoneNumber } from '../users/phone-number';

/**
 * Fields of an account from an administrator, for creation and change. Empty fields are unchanged, except the
 * password.
 */
export interface AdminUserInput {
  readonly email: string;
  readonly phone: string;
  /**
   * null and undefined: unchanged. A new account without a password, or with an empty one, gets a random one.
   */
  readonly password: string | null | undefined;
  readonly passwordHash: string;
  readonly isEmailConfirmed: boolean;
  readonly isPhoneConfirmed: boolean;
  readonly userMetadata: Metadata | null | undefined;
  readonly appMetadata: Metadata | null | undefined;
  readonly role: string;
  readonly audience: string;
  /** As Go writes durations; `none` is no ban. */
  readonly banDuration: string;
}

export interface ParsedAdminInput {
  readonly email: string | null;
  readonly phone: string | null;
  readonly userMetadata: Metadata;
  readonly appMetadata: Metadata;
  readonly role: string;
  /** undefined: unchanged; null: no ban. */
  readonly bannedUntil: Date | null | undefined;
}

/** @throws {IdentityError} validation_failed, not_admin */
export function parseAdminInput(
  input: AdminUserInput,
  settings: Pick<Settings, 'audience' | 'mayAdminSetPassword'>,
): ParsedAdminInput {
  const { password, passwordHash, audience } = input;
  if (typeof password === 'string' && passwordHash)
    throw validationFailed('Only a password or a password hash should be provided');
  if (password || passwordHash) assertMaySetPassword(settings);
  if (passwordHash && !isSupportedPasswordHash(passwordHash)) {
    throw validationFailed('Only bcrypt, argon2i, argon2id and fbscrypt password hashes are supported');
  }
  if (audience && audience !== settings.audience)
    throw validationFailed(`Only the audience ${settings.audience} is served`);
  assertPasswordFits(password ?? '');
  assertNoStaffRoles(input.appMetadata ?? {});
  return {
    email: input.email ? parseEmailAddress(input.email) : null,
    phone: input.phone ? parsePhoneNumber(input.phone) : null,
    userMetadata: parseMetadata(input.userMetadata),
    appMetadata: parseMetadata(input.appMetadata),
    role: input.role.trim(),
    bannedUntil: parseBan(input.banDuration),
  };
}

/** For installations where only owners choose passwords (ASVS 6.4.6). @throws {IdentityError} not_admin */
export function assertMaySetPassword({ mayAdminSetPassword }: Pick<Settings, 'mayAdminSetPassword'>): void {
  if (mayAdminSetPassword) return;
  throw new IdentityError(403, 'not_admin', 'Setting the password of another account is not allowed');
}

function parseBan(text: string): Date | null | undefined {
  if (text === '') return undefined;
  if (text === 'none') return null;
  const milliseconds = parseDuration(text);
  if (milliseconds === undefined)
    throw validationFailed(`invalid format for ban duration: ${JSON.stringify(text)}`);
  return new Date(Date.now() + milliseconds);
}

export const phoneTaken = () =>
  new IdentityError(422, 'phone_exists', 'Phone number already registered by another user');
