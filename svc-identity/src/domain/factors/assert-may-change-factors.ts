import { IdentityError } from '../errors/identity-error';
import { isFreshSignIn } from '../sessions/is-fresh-sign-in';
import { secondFactorMethods, type Session } from '../sessions/session';
import { type Factor, hasVerifiedFactor } from '../users/factor';
import { insufficientAal } from './factor-errors';

/** How long a verified second factor allows changes of factors and sign-in methods. */
const recentMs = 10 * 60_000;

export function hasRecentFactorSignIn(session: Session | null, now = Date.now()): boolean {
  if (session?.aal !== 'aal2') return false;
  const methods: readonly string[] = secondFactorMethods;
  return session.amr.some(({ method, at }) => methods.includes(method) && at.getTime() + recentMs > now);
}

/**
 * A session alone must not change factors: an account's second factor must have been verified recently. The
 * first factor needs none.
 * @param message of `insufficient_aal`; GoTrue has one for each endpoint
 * @throws {IdentityError} insufficient_aal
 */
export function assertMayChangeFactors(
  factors: readonly Factor[],
  session: Session | null,
  { status, message }: { status: 403 | 422; message: string },
): void {
  if (hasVerifiedFactor(factors) && !hasRecentFactorSignIn(session)) throw insufficientAal(status, message);
}

/**
 * The same for sign-in methods; without a second factor, a sign-in within the last day.
 * @throws {IdentityError} insufficient_aal, reauthentication_needed
 */
export function assertMayChangeSignIn(
  factors: readonly Factor[],
  session: Session | null,
  refusal: { status: 403; message: string; action: string },
): void {
  assertMayChangeFactors(factors, session, refusal);
  if (isFreshSignIn(session) || hasRecentFactorSignIn(session)) return;
  throw new IdentityError(
    400,
    'reauthentication_needed',
    `A recent sign-in is required to ${refusal.action}`,
  );
}
