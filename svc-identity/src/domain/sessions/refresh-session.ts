import type { Dependencies } from '../../dependencies';
import { IdentityError, validationFailed } from '../errors';
import { deriveChildToken, hashRefreshToken, isRefreshToken } from '../tokens/refresh-token';
import { isBanned, type User } from '../users/user';
import type { IssuedSession } from './issued-session';
import {
  type ClientDescription,
  findPurgeDate,
  findSessionEnd,
  type RefreshToken,
  type Session,
} from './session';

type RefreshDependencies = Pick<
  Dependencies,
  'users' | 'sessions' | 'refreshTokens' | 'accessTokens' | 'settings' | 'logger'
>;

interface Refresh {
  /** In plain, as presented. */
  readonly presented: string;
  readonly token: RefreshToken;
  readonly session: Session;
  readonly user: User;
}

/**
 * Exchanges a refresh token for its child and a new access token, by GoTrue's first algorithm. Every step is one atomic
 * update that may be done twice, because a child is derived and not drawn: however many requests come with one token,
 * on however many replicas, all leave with the same child.
 * @throws {IdentityError} refresh_token_not_found, refresh_token_already_used, session_not_found, session_expired,
 *   user_banned, validation_failed
 */
export async function refreshSession(
  { refreshToken, client }: { refreshToken: string; client: ClientDescription },
  deps: RefreshDependencies,
): Promise<IssuedSession> {
  if (!isRefreshToken(refreshToken)) throw validationFailed('Refresh token is not valid');
  const refresh = await findRefresh(refreshToken, deps);
  const { token, session, user } = refresh;
  const next = token.revoked ? await reuse(refresh, deps) : await rotate(refresh, 0, deps);
  await deps.sessions.noteRefresh(session, client, findPurgeDate(deps.settings.sessionLimits));
  const accessToken = deps.accessTokens.issue(user, session);
  return { user, session, accessToken, refreshToken: next, reused: token.revoked };
}

/** The token with what it belongs to, where all of it is in order. */
async function findRefresh(presented: string, deps: RefreshDependencies): Promise<Refresh> {
  const token = await deps.refreshTokens.find(hashRefreshToken(presented));
  const user = token && (await deps.users.findById(token.user_id));
  if (!user) throw refused('refresh_token_not_found', 'Refresh Token Not Found');
  if (isBanned(user)) throw refused('user_banned', 'User Banned');
  const session = await deps.sessions.find(token.session_id, token.user_id);
  if (!session) throw refused('session_not_found', 'No Valid Session Found');
  if (session.compromised_at) throw alreadyUsed();
  const end = findSessionEnd(session, deps.settings.sessionLimits);
  if (end)
    throw refused('session_expired', end === 'expired' ? 'Session Expired' : 'Session Expired (Inactivity)');
  return { presented, token, session, user };
}

async function rotate(
  { presented, token, session }: Refresh,
  generation: number,
  deps: RefreshDependencies,
): Promise<string> {
  const child = deriveChildToken(session.refresh_key, presented, generation);
  // The child first: a crash in between leaves two tokens that work, never none.
  await deps.refreshTokens.add({
    hash: hashRefreshToken(child),
    session_id: session.id,
    user_id: session.user_id,
    parent: token.hash,
    generation,
    revoked: false,
    created_at: new Date(),
    purge_at: findPurgeDate(deps.settings.sessionLimits),
  });
  await deps.refreshTokens.revoke(token.hash);
  return child;
}

/** What a token that was used before still yields. */
async function reuse(refresh: Refresh, deps: RefreshDependencies): Promise<string> {
  const { presented, token, session } = refresh;
  // Counted first: a child that a parallel request adds is then either active below or derived here once more.
  const generation = await deps.refreshTokens.countChildren(token.hash);
  const active = await deps.refreshTokens.findActive(session.id);
  // Its child was never used: the client did not get the answer, or several tabs ask at once.
  if (active?.parent === token.hash)
    return deriveChildToken(session.refresh_key, presented, active.generation);
  if (await deps.refreshTokens.wasRevokedWithin(token.hash, deps.settings.refreshTokenReuseSeconds)) {
    return rotate(refresh, generation, deps);
  }
  // Somebody has both an old token and a newer one: thief or owner, nobody can tell which.
  if (deps.settings.isRotationEnabled) {
    await deps.sessions.markCompromised(session);
    await deps.refreshTokens.revokeAllOf(session.id);
    deps.logger.warn({ user_id: session.user_id, session_id: session.id }, 'session.compromised');
  }
  throw alreadyUsed();
}

const alreadyUsed = () => refused('refresh_token_already_used', 'Already Used');

function refused(
  code:
    | 'refresh_token_not_found'
    | 'refresh_token_already_used'
    | 'session_not_found'
    | 'session_expired'
    | 'user_banned',
  reason: string,
): IdentityError {
  return new IdentityError(400, code, `Invalid Refresh Token: ${reason}`);
}
