import type { Transaction } from '@sabi/service-kit/transaction';
import { IdentityError } from '../errors/identity-error';
import type { Ports } from '../ports/ports';
import { createRefreshToken } from '../tokens/refresh-token';
import type { User } from '../users/user';
import type { NeededToIssue } from './issue-session';
import type { StartedSession } from './issued-session';
import type { SecondFactorMethod, Session } from './session';
import { buildFirstToken } from './start-session';

/** What whoever raises sessions needs among their dependencies. */
export type NeededForUpgrade = NeededToIssue | 'sessions' | 'refreshTokens' | 'settings' | 'logger';

export interface Upgrade {
  /** As it is now. */
  readonly user: User;
  /** The caller's; null where their token names none. */
  readonly session: Session | null;
  readonly method: SecondFactorMethod;
  /** The factor that was shown. */
  readonly factorId: string;
}

/**
 * Raises a session to aal2: the same one, with a refresh token that only who has shown the factor gets. What the account
 * has of sign-ins without a second factor ends. Its access token is issued once that is written, see issueSession.
 * @throws {IdentityError} session_not_found
 */
export async function upgradeSession(
  { user, session, method, factorId }: Upgrade,
  deps: Pick<Ports, NeededForUpgrade>,
  transaction: Transaction,
): Promise<StartedSession> {
  const current = session && (await deps.sessions.find(session.id, user.id, transaction));
  if (!current) throw sessionOver();
  const now = new Date();
  const raised: Session = {
    ...current,
    aal: 'aal2',
    amr: [...current.amr.filter((proof) => proof.method !== method), { method, at: now }],
    factor_id: factorId,
  };
  if (!(await deps.sessions.setAssurance(raised, transaction))) throw sessionOver();
  const refreshToken = createRefreshToken(deps.settings.refreshTokenLength);
  await deps.refreshTokens.revokeAllOf(raised.id, transaction);
  await deps.refreshTokens.add(buildFirstToken(refreshToken, raised, now), transaction);
  await deps.sessions.removeUnraisedOf(user.id, transaction);
  deps.logger.info({ user_id: user.id, session_id: raised.id, method }, 'session.raised');
  return { user, session: raised, refreshToken };
}

const sessionOver = () =>
  new IdentityError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
