import { IdentityError } from '../errors/identity-error';
import { isBelowRequiredLevel } from '../users/factor';
import { assertOwnSession } from '../authentication/assert-own-session';
import type { Caller } from '../authentication/authenticate';

/**
 * Another identity is another sign-in method, so a password alone of an account with a second factor is not enough to
 * change identities, and applications may not change them.
 * @throws {IdentityError} no_authorization, insufficient_aal
 */
export function assertMayManageIdentities(caller: Caller): void {
  assertOwnSession(caller);
  if (!isBelowRequiredLevel(caller.user.factors, caller.session)) return;
  throw new IdentityError(
    403,
    'insufficient_aal',
    'AAL2 session is required to manage identities when MFA is enabled',
  );
}
