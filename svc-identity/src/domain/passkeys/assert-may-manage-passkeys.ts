import { validationFailed } from '../errors/common-errors';
import { assertMayChangeSignIn } from '../factors/assert-may-change-factors';
import { isBelowRequiredLevel } from '../factors/factor';
import { insufficientAal } from '../factors/factor-errors';
import type { Caller } from '../sessions/authenticate';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import type { User } from '../users/user';

const message = 'AAL2 session is required to manage passkeys when MFA is enabled';

/**
 * Whoever has only the password of a protected account cannot change its keys.
 * @throws {IdentityError} no_authorization, validation_failed, insufficient_aal
 */
export function assertMayManagePasskeys({ user, session }: Caller): void {
  assertMayHavePasskeys(user);
  if (isBelowRequiredLevel(user.factors, session)) throw insufficientAal(403, message);
}

/**
 * A key signs in by itself: an open session is not enough to bring one or to take one away.
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
