import type { WeakPasswordReason } from '@sabi/contracts/http/identity/errors';
import { IdentityError, validationFailed } from '../errors';
import { isCommonPassword } from './common-passwords';

/** GoTrue's limit, kept so that an account can move to a bcrypt server; argon2 would take more. */
export const maxPasswordBytes = 72;

export interface PasswordWeakness {
  readonly message: string;
  readonly reasons: readonly WeakPasswordReason[];
}

/** Why a password would not be accepted; undefined when it would. No composition rules: any characters will do. */
export function findPasswordWeakness(
  password: string,
  { minLength, email }: { minLength: number; email?: string | null },
): PasswordWeakness | undefined {
  const found: [WeakPasswordReason, string][] = [];
  if (countCharacters(password) < minLength) {
    found.push(['length', `Password should be at least ${minLength} characters.`]);
  }
  if (isCommonPassword(password, email)) {
    found.push(['pwned', 'Password is known to be weak and easy to guess, please choose a different one.']);
  }
  if (found.length === 0) return undefined;
  return { message: found.map(([, message]) => message).join(' '), reasons: found.map(([reason]) => reason) };
}

/** @throws {IdentityError} weak_password with its reasons, or validation_failed when too long to be kept whole */
export function assertAcceptablePassword(
  password: string,
  rules: { minLength: number; email?: string | null },
): void {
  assertPasswordFits(password);
  const weakness = findPasswordWeakness(password, rules);
  if (weakness) {
    throw new IdentityError(422, 'weak_password', weakness.message, {
      weakPasswordReasons: weakness.reasons,
    });
  }
}

/** @throws {IdentityError} validation_failed; a longer password is refused, never cut */
export function assertPasswordFits(password: string): void {
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    throw validationFailed(`Password cannot be longer than ${maxPasswordBytes} characters`);
  }
}

function countCharacters(text: string): number {
  return [...text].length;
}
