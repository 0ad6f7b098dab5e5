import type { Transaction } from '@sabi/service-kit/transaction';
import type { Ports } from '../ports/ports';
import { createRefreshToken } from '../tokens/refresh-token';
import type { User } from '../users/user';
import type { StartedSession } from './issued-session';
import { findSessionEnd } from './session';
import { buildFirstToken } from './start-session';

/**
 * Goes on with the session in which a flow began, with its assurance: the browser that left in it comes back to it, with one
 * more refresh token. The one it had stays good until that one is used, for the answer may be lost on its way.
 * @returns null where that session has ended meanwhile
 */
export async function continueSession(
  { user, sessionId }: { readonly user: User; readonly sessionId: string },
  deps: Pick<Ports, 'sessions' | 'refreshTokens' | 'settings' | 'logger'>,
  transaction: Transaction,
): Promise<StartedSession | null> {
  const session = await deps.sessions.find(sessionId, user.id, transaction);
  if (!session || session.compromised_at || findSessionEnd(session, deps.settings.sessionLimits)) return null;
  const refreshToken = createRefreshToken(deps.settings.refreshTokenLength);
  await deps.refreshTokens.add(buildFirstToken(refreshToken, session, new Date()), transaction);
  deps.logger.info({ user_id: user.id, session_id: session.id }, 'session.continued');
  return { user, session, refreshToken };
}
