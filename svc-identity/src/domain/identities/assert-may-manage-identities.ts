import { IdentityError } from '../errors/identity-error';
import { isBelowRequiredLevel } from '../users/factor';
import { assertOwnSession } from '../authentication/assert-own-session';
import type { Caller } from '../authentication/authenticate';

/**
 * An identity is a sign-in method: changing identities needs the account's second factor, and is forbidden to
 * applications.
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
