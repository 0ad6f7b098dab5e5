import { IdentityError } from '../errors/identity-error';
import { isBelowRequiredLevel } from '../users/factor';
import type { Caller } from './authenticate';
import { isFreshSignIn } from '../sessions/is-fresh-sign-in';

/**
 * For actions forbidden to a stolen session: requires the second factor, if any, and a sign-in within the
 * last day.
 * @param action for the message, as in `to delete the account`
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
