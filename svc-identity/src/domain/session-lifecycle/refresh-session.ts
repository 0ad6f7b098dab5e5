import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { OAuthError } from '../errors/oauth-error';
import type { RefreshTokenRepository } from '../sessions/refresh-token-repository';
import {
  type ClientDescription,
  findPurgeDate,
  findSessionEnd,
  type RefreshToken,
  type Session,
} from '../sessions/session';
import type { SessionRepository } from '../sessions/session-repository';
import type { Settings } from '../settings/settings';
import { deriveChildToken, hashRefreshToken, isRefreshToken } from '../tokens/refresh-token';
import { awaitsSecondFactor } from '../users/factor';
import { isBanned, type User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { issueAccessToken, type IssueSessionDependencies } from './issue-session';
import type { IssuedSession } from './issued-session';

interface RefreshDependencies extends IssueSessionDependencies {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly refreshTokens: RefreshTokenRepository;
  readonly settings: Settings;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly logger: Logger;
}

export interface SessionRefresh {
  readonly refreshToken: string;
  readonly client: ClientDescription;
  /** The authenticated application, if any. */
  readonly oauthClientId?: string;
}

interface Refresh {
  /** Plain text. */
  readonly presented: string;
  readonly token: RefreshToken;
  readonly session: Session;
  readonly user: User;
  readonly client: ClientDescription;
}

/**
 * Exchanges a refresh token for its child and a new access token, by GoTrue's first algorithm. Every step is
 * an atomic, idempotent update, because the child is derived: concurrent requests with one token get the same
 * child on any replica.
 * @throws {IdentityError} refresh_token_not_found, refresh_token_already_used, session_not_found,
 * session_expired, user_banned, validation_failed
 * @throws {OAuthError} invalid_client for a session of another application or of the account itself
 */
export async function refreshSession(
  { refreshToken, client, oauthClientId }: SessionRefresh,
  deps: RefreshDependencies,
): Promise<IssuedSession> {
  if (!isRefreshToken(refreshToken)) throw validationFailed('Refresh token is not valid');
  const found = await findRefresh(refreshToken, oauthClientId, deps);
  const { token, session, user } = found;
  const refresh: Refresh = { ...found, presented: refreshToken, client };
  const next = await follow(refresh, deps);
  deps.audit.recordLater({ action: 'token_refreshed', actor: actorOf(user), ip: client.ip });
  // After a refusal the client may retry: its token yields the same child.
  const accessToken = await issueAccessToken({ user, session, method: 'token_refresh', ip: client.ip }, deps);
  return { user, session, accessToken, refreshToken: next, reused: token.revoked };
}

async function findRefresh(
  presented: string,
  oauthClientId: string | undefined,
  deps: RefreshDependencies,
): Promise<Pick<Refresh, 'token' | 'session' | 'user'>> {
  const token = await deps.refreshTokens.find(hashRefreshToken(presented));
  if (!token) throw refused('refresh_token_not_found', 'Refresh Token Not Found');
  const [user, session] = await Promise.all([
    deps.users.findById(token.user_id),
    deps.sessions.find(token.session_id, token.user_id),
  ]);
  if (!user) throw refused('refresh_token_not_found', 'Refresh Token Not Found');
  if (isBanned(user)) throw refused('user_banned', 'User Banned');
  if (!session) throw refused('session_not_found', 'No Valid Session Found');
  assertRefreshedByOwner(session, oauthClientId);
  if (session.compromised_at) throw alreadyUsed();
  await assertNotOver({ session, user }, deps);
  return { token, session, user };
}

async function assertNotOver(
  { session, user }: Pick<Refresh, 'session' | 'user'>,
  { settings, sessions }: Pick<RefreshDependencies, 'settings' | 'sessions'>,
): Promise<void> {
  const end = findSessionEnd(session, settings.sessionLimits);
  if (end === 'expired') throw refused('session_expired', 'Session Expired');
  if (end === 'inactive') throw refused('session_expired', 'Session Expired (Inactivity)');
  if (isLowAssuranceOver({ session, user }, settings.lowAalMs)) {
    throw refused('session_expired', 'Session Expired (Low AAL: User Needs MFA Verification)');
  }
  if (!settings.isSessionSingle || session.oauth) return;
  // Sessions of applications are no sign-ins.
  const own = (await sessions.findAllOf(user.id)).filter(({ oauth }) => !oauth);
  if (own.some((other) => isNewer(other, session) && !findSessionEnd(other, settings.sessionLimits))) {
    throw refused('session_expired', 'Session Expired (Revoked by Newer Login)');
  }
}

/** Orders sessions of the same millisecond too. */
function isNewer(other: Session, session: Session): boolean {
  const difference = other.created_at.getTime() - session.created_at.getTime();
  return difference > 0 || (difference === 0 && other.id > session.id);
}

function isLowAssuranceOver({ session, user }: Pick<Refresh, 'session' | 'user'>, lowAalMs: number): boolean {
  if (lowAalMs === 0 || !awaitsSecondFactor(user.factors, session)) return false;
  return Date.now() > session.created_at.getTime() + lowAalMs;
}

/** An application's token works only for it; other use has no effect. */
function assertRefreshedByOwner({ oauth }: Session, oauthClientId: string | undefined): void {
  if (oauth?.client_id === oauthClientId) return;
  if (!oauth)
    throw new OAuthError('invalid_client', 'Client authentication not allowed for non-OAuth session');
  throw new OAuthError(
    'invalid_client',
    oauthClientId
      ? "Client does not match the session's OAuth client"
      : 'Client authentication required for OAuth session',
  );
}

/** @returns the child of the presented token */
async function follow(refresh: Refresh, deps: RefreshDependencies): Promise<string> {
  const { token, session } = refresh;
  if (isOfOlderChain(token, session)) return endFamily(refresh, deps);
  return token.revoked ? reuse(refresh, deps) : rotate(refresh, deps);
}

/** A second factor or a provider's callback starts a new token chain. Its first use ends the previous one. */
function isOfOlderChain(token: RefreshToken, session: Session): boolean {
  return (token.chain_began_at?.getTime() ?? 0) < (session.chain_began_at?.getTime() ?? 0);
}

/** In parallel, because recording a refresh that then fails is harmless. */
async function rotate(refresh: Refresh, deps: RefreshDependencies): Promise<string> {
  const { presented, token, session } = refresh;
  const child = deriveChildToken(session.refresh_key, presented, 0);
  const added = deps.refreshTokens.follow(token.hash, {
    hash: hashRefreshToken(child),
    session_id: session.id,
    user_id: session.user_id,
    parent: token.hash,
    generation: 0,
    chain_began_at: token.chain_began_at,
    revoked: false,
    created_at: new Date(),
    purge_at: findPurgeDate(deps.settings.sessionLimits),
  });
  await Promise.all([added, note(refresh, deps)]);
  return child;
}

function note({ session, token, client }: Refresh, deps: RefreshDependencies): Promise<void> {
  const purgeAt = findPurgeDate(deps.settings.sessionLimits);
  return deps.sessions.recordRefresh(session, { client, chainBeganAt: token.chain_began_at, purgeAt });
}

/** A used token yields its child until the child is used. */
async function reuse(refresh: Refresh, deps: RefreshDependencies): Promise<string> {
  const { presented, token, session } = refresh;
  const child = await deps.refreshTokens.findChild(token.hash);
  // The response was lost, or several tabs refresh at once.
  if (child && !child.revoked) {
    await note(refresh, deps);
    return deriveChildToken(session.refresh_key, presented, child.generation);
  }
  // Another tab may have verified the second factor: its chain continues.
  const isChildUsed = child !== null && (await deps.refreshTokens.findChild(child.hash)) !== null;
  const { hash } = child ?? token;
  const wasReplacedRecently =
    !isChildUsed && (await deps.refreshTokens.wasRevokedWithin(hash, deps.settings.refreshTokenReuseSeconds));
  if (wasReplacedRecently) throw alreadyUsed();
  return endFamily(refresh, deps);
}

/** An old token was used after a newer one, and either may be stolen. */
async function endFamily({ session, user, client }: Refresh, deps: RefreshDependencies): Promise<never> {
  if (!deps.settings.isRotationEnabled) throw alreadyUsed();
  const isEnded = await deps.transact(async (transaction) => {
    if (!(await deps.sessions.markCompromised(session, transaction))) return false;
    await deps.refreshTokens.revokeAllOf(session.id, transaction);
    const entry = { action: 'token_revoked', actor: actorOf(user), ip: client.ip } as const;
    await deps.audit.record(entry, transaction);
    return true;
  });
  const context = { user_id: session.user_id, session_id: session.id };
  if (isEnded) deps.logger.warn(context, 'session.compromised');
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
