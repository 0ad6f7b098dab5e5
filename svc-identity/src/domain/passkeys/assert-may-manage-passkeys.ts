import { IdentityError } from '../errors';
import { isBelowRequiredLevel } from '../factors/factor';
import type { Caller } from '../sessions/authenticate';
import { assertNotAnonymous } from '../users/assert-not-anonymous';

/**
 * Whoever has only the password of a protected account cannot bring a key of their own, nor take one away.
 * @throws {IdentityError} no_authorization, user_sso_managed, insufficient_aal
 */
export function assertMayManagePasskeys({ user, session }: Caller): void {
  assertNotAnonymous(user);
  if (user.is_sso_user)
    throw new IdentityError(422, 'user_sso_managed', 'Passkeys are not supported for SSO users');
  if (isBelowRequiredLevel(user.factors, session)) {
    throw new IdentityError(
      403,
      'insufficient_aal',
      'AAL2 session is required to manage passkeys when MFA is enabled',
    );
  }
}
