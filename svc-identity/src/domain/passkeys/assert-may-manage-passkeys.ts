import { validationFailed } from '../errors/common-errors';
import { assertMayChangeSignIn } from '../factors/assert-may-change-factors';
import { isBelowRequiredLevel } from '../users/factor';
import { insufficientAal } from '../factors/factor-errors';
import type { Caller } from '../authentication/authenticate';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import type { User } from '../users/user';

const message = 'AAL2 session is required to manage passkeys when MFA is enabled';

/**
 * Requires the account's second factor, if any.
 * @throws {IdentityError} no_authorization, validation_failed, insufficient_aal
 */
export function assertMayManagePasskeys({ user, session }: Caller): void {
  assertMayHavePasskeys(user);
  if (isBelowRequiredLevel(user.factors, session)) throw insufficientAal(403, message);
}

/**
 * A passkey is a sign-in method, so adding or removing one needs more than a session.
 * @throws {IdentityError} no_authorization, validation_failed, insufficient_aal, reauthentication_needed
 */
export function assertMayChangePasskeys({ user, session }: Caller): void {
  assertMayHavePasskeys(user);
  assertMayChangeSignIn(user.factors, session, { status: 403, message, action: 'change passkeys' });
}

function assertMayHavePasskeys(user: User): void {
  assertNotAnonymous(user);
  if (user.is_sso_user) throw validationFailed('SSO users cannot register passkeys', 422);
}
