import { IdentityError } from '../errors/identity-error';
import { isFreshSignIn } from '../sessions/is-fresh-sign-in';
import { secondFactorMethods, type Session } from '../sessions/session';
import { type Factor, hasVerifiedFactor } from './factor';
import { insufficientAal } from './factor-errors';

/** How long after its second factor was shown a session may change what protects the account. */
const recentMs = 10 * 60_000;

/** Whether somebody has shown a second factor in this session within the last ten minutes. */
export function hasRecentFactorSignIn(session: Session | null, now = Date.now()): boolean {
  if (session?.aal !== 'aal2') return false;
  const methods: readonly string[] = secondFactorMethods;
  return session.amr.some(({ method, at }) => methods.includes(method) && at.getTime() + recentMs > now);
}

/**
 * An open session is not enough to swap what protects an account: where it has a second factor, that is asked for again.
 * The first one needs none.
 * @param message what `insufficient_aal` says; GoTrue has one for each endpoint
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
 * The same for ways to sign in, which an account has without a second factor too: then it takes a sign-in of the last day.
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
