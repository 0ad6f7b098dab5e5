import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { RefreshTokenRepository } from '../sessions/refresh-token-repository';
import { findSessionEnd } from '../sessions/session';
import type { SessionRepository } from '../sessions/session-repository';
import type { Settings } from '../settings/settings';
import { createRefreshToken } from '../tokens/refresh-token';
import type { User } from '../users/user';
import type { StartedSession } from './issued-session';
import { buildFirstToken } from './start-session';

interface ContinueSessionDependencies {
  readonly sessions: SessionRepository;
  readonly refreshTokens: RefreshTokenRepository;
  readonly settings: Settings;
  readonly logger: Logger;
}

/**
 * Continues the session that started a flow, at its assurance level, with a new refresh token. The previous
 * one stays valid until the new one is used, because the response may be lost.
 * @returns null when that session has ended
 */
export async function continueSession(
  { user, sessionId }: { readonly user: User; readonly sessionId: string },
  deps: ContinueSessionDependencies,
  transaction: Transaction,
): Promise<StartedSession | null> {
  const session = await deps.sessions.find(sessionId, user.id, transaction);
  if (!session || session.compromised_at || findSessionEnd(session, deps.settings.sessionLimits)) return null;
  const refreshToken = createRefreshToken(deps.settings.refreshTokenLength);
  await deps.refreshTokens.add(buildFirstToken(refreshToken, session, new Date()), transaction);
  deps.logger.info({ user_id: user.id, session_id: session.id }, 'session.continued');
  return { user, session, refreshToken };
}
