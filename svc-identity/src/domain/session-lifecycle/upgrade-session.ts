import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import { IdentityError } from '../errors/identity-error';
import type { RefreshTokenRepository } from '../sessions/refresh-token-repository';
import type { SecondFactorMethod, Session } from '../sessions/session';
import type { SessionRepository } from '../sessions/session-repository';
import type { Settings } from '../settings/settings';
import { createRefreshToken } from '../tokens/refresh-token';
import type { User } from '../users/user';
import type { IssueSessionDependencies } from './issue-session';
import type { StartedSession } from './issued-session';
import { buildFirstToken } from './start-session';

export interface UpgradeSessionDependencies extends IssueSessionDependencies {
  readonly sessions: SessionRepository;
  readonly refreshTokens: RefreshTokenRepository;
  readonly settings: Settings;
  readonly logger: Logger;
}

export interface Upgrade {
  /** As read in the transaction. */
  readonly user: User;
  /** The caller's session; null without one. */
  readonly session: Session | null;
  readonly method: SecondFactorMethod;
  readonly factorId: string;
}

/**
 * Raises a session to aal2, with a new refresh token for the factor's holder. Ends the account's sign-ins
 * without a second factor. issueSession then issues the access token.
 * @throws {IdentityError} session_not_found
 */
export async function upgradeSession(
  { user, session, method, factorId }: Upgrade,
  deps: UpgradeSessionDependencies,
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
