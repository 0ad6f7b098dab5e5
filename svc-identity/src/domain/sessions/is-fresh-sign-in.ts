import type { Session } from './session';

/** Until then a session counts as a fresh sign-in. */
const freshMs = 24 * 3_600_000;

export function isFreshSignIn(session: Session | null): boolean {
  return session !== null && session.created_at.getTime() + freshMs > Date.now();
}
