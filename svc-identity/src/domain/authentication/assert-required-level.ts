import { IdentityError } from '../errors/identity-error';
import { isBelowRequiredLevel } from '../users/factor';
import type { Caller } from './authenticate';

/** @throws {IdentityError} insufficient_aal for a session without its account's second factor */
export function assertRequiredLevel({ user, session }: Caller): void {
  if (!isBelowRequiredLevel(user.factors, session)) return;
  throw new IdentityError(403, 'insufficient_aal', 'AAL2 session is required when MFA is enabled');
}
