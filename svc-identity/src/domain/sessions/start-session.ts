import { randomBytes, randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongodb';
import type { Dependencies } from '../../dependencies';
import { createRefreshToken, hashRefreshToken } from '../tokens/refresh-token';
import type { User } from '../users/user';
import type { IssuedSession } from './issued-session';
import { type AuthenticationMethod, type ClientDescription, findPurgeDate, type Session } from './session';

const refreshKeyBytes = 32;

/** A new session for an account that has just proved who it is: never one that existed before. */
export async function startSession(
  { user, method, client }: { user: User; method: AuthenticationMethod; client: ClientDescription },
  {
    accessTokens,
    refreshTokens,
    sessions,
    users,
    settings,
    logger,
  }: Pick<Dependencies, 'accessTokens' | 'refreshTokens' | 'sessions' | 'users' | 'settings' | 'logger'>,
  transaction?: ClientSession,
): Promise<IssuedSession> {
  const now = new Date();
  const purge_at = findPurgeDate(settings.sessionLimits);
  const session: Session = {
    id: randomUUID(),
    user_id: user.id,
    refresh_key: randomBytes(refreshKeyBytes).toString('base64'),
    aal: 'aal1',
    amr: [{ method, at: now }],
    user_agent: client.userAgent,
    ip: client.ip,
    created_at: now,
    refreshed_at: null,
    compromised_at: null,
    purge_at,
  };
  const refreshToken = createRefreshToken(settings.refreshTokenLength);
  await sessions.insert(session, transaction);
  await refreshTokens.add(
    {
      hash: hashRefreshToken(refreshToken),
      session_id: session.id,
      user_id: user.id,
      parent: null,
      generation: 0,
      revoked: false,
      created_at: now,
      purge_at,
    },
    transaction,
  );
  const signedIn = (await users.update(user.id, { last_sign_in_at: now }, transaction)) ?? user;
  logger.info({ user_id: user.id, session_id: session.id, method }, 'session.started');
  return { user: signedIn, session, refreshToken, accessToken: await accessTokens.issue(signedIn, session) };
}
