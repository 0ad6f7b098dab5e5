import type { Session } from './session';

/** How long a sign-in counts as recent. */
const freshMs = 24 * 3_600_000;

export function isFreshSignIn(session: Session | null): boolean {
  return session !== null && session.created_at.getTime() + freshMs > Date.now();
}
