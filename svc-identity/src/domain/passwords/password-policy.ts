import type { WeakPasswordReason } from '@sabi/contracts/http/identity/errors';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { AccountSettings } from '../settings/account-settings';
import { isCommonPassword } from './common-passwords';

/** GoTrue's limit, so that accounts can move to a bcrypt server. */
export const maxPasswordBytes = 72;

export interface PasswordWeakness {
  readonly message: string;
  readonly reasons: readonly WeakPasswordReason[];
}

export interface PasswordRules {
  readonly minLength: number;
  /** Character sets that a password must all use; none by default. */
  readonly requiredSets?: readonly string[];
  /** The account's address, refused as a password. */
  readonly email?: string | null;
  /** Whether the password is in a known breach. */
  readonly isBreached?: boolean;
}

export function rulesFor(
  { email }: { email: string | null },
  settings: Pick<AccountSettings, 'passwordMinLength' | 'passwordRequiredSets'>,
): PasswordRules {
  return { minLength: settings.passwordMinLength, requiredSets: settings.passwordRequiredSets, email };
}

/** The first broken rule; undefined for none. */
export function findPasswordWeakness(password: string, rules: PasswordRules): PasswordWeakness | undefined {
  const { minLength, requiredSets = [], email, isBreached = false } = rules;
  const found: [WeakPasswordReason, string][] = [];
  if (countCharacters(password) < minLength) {
    found.push(['length', `Password should be at least ${minLength} characters.`]);
  }
  if (!requiredSets.every((set) => [...set].some((character) => password.includes(character)))) {
    const sets = requiredSets.join(', ');
    found.push(['characters', `Password should contain at least one character of each: ${sets}.`]);
  }
  if (isBreached || isCommonPassword(password, email)) {
    found.push(['pwned', 'Password is known to be weak and easy to guess, please choose a different one.']);
  }
  if (found.length === 0) return undefined;
  return { message: found.map(([, message]) => message).join(' '), reasons: found.map(([reason]) => reason) };
}

/** @throws {IdentityError} weak_password with its reasons; validation_failed when too long */
export function assertAcceptablePassword(password: string, rules: PasswordRules): void {
  assertPasswordFits(password);
  const weakness = findPasswordWeakness(password, rules);
  if (weakness) throw weakPassword(weakness);
}

/** Long passwords are refused, never truncated. @throws {IdentityError} validation_failed */
export function assertPasswordFits(password: string): void {
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    throw validationFailed(`Password cannot be longer than ${maxPasswordBytes} characters`);
  }
}

export function weakPassword({ message, reasons }: PasswordWeakness): IdentityError {
  return new IdentityError(422, 'weak_password', message, { weakPasswordReasons: reasons });
}

function countCharacters(text: string): number {
  return [...text].length;
}
