import { IdentityError } from '../errors/identity-error';
import { isBelowRequiredLevel } from '../factors/factor';
import type { Caller } from './authenticate';
import { isFreshSignIn } from './is-fresh-sign-in';

/**
 * For what a stolen session must not do: the second factor where there is one, and a sign-in of the last day.
 * @param action what is asked for, as in `to delete the account`
 * @throws {IdentityError} insufficient_aal, reauthentication_needed
 */
export function assertRecentAuthentication({ user, session }: Caller, action: string): void {
  if (isBelowRequiredLevel(user.factors, session)) {
    throw new IdentityError(
      403,
      'insufficient_aal',
      `AAL2 session is required to ${action} when MFA is enabled`,
    );
  }
  if (!isFreshSignIn(session)) {
    throw new IdentityError(400, 'reauthentication_needed', `A recent sign-in is required to ${action}`);
  }
}
