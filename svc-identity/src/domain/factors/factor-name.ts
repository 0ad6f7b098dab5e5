import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { Factor } from '../users/factor';

const maxLength = 120;

/** @throws {IdentityError} validation_failed */
export function assertNameLength(name: string, field = 'friendly_name'): void {
  if (name.length > maxLength)
    throw validationFailed(`${field} must be at most ${maxLength} characters long`);
}

/**
 * Names are unique in an account, so at most one factor has none.
 * @throws {IdentityError} mfa_factor_name_conflict
 */
export function assertNameFree(name: string, others: readonly Factor[]): void {
  if (!others.some((factor) => factor.friendly_name === name)) return;
  throw new IdentityError(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
  );
}
