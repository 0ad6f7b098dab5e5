import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '../../data-access/transaction';
import type { Dependencies } from '../../dependencies';
import { createRefreshToken, hashRefreshToken } from '../tokens/refresh-token';
import type { User } from '../users/user';
import type { IssuedSession } from './issued-session';
import {
  type AuthenticationMethod,
  type ClientDescription,
  findPurgeDate,
  type RefreshToken,
  type Session,
} from './session';

type SessionDependencies = Pick<
  Dependencies,
  'accessTokens' | 'refreshTokens' | 'sessions' | 'users' | 'settings' | 'logger'
>;

interface SignedIn {
  readonly user: User;
  readonly method: AuthenticationMethod;
  /** Who vouched for the account, where it was not us. */
  readonly provider?: string;
  readonly oauth?: Session['oauth'];
  readonly client: ClientDescription;
}

const refreshKeyBytes = 32;

/** A new session for an account that has just proved who it is: never one that existed before. */
export async function startSession(
  signedIn: SignedIn,
  deps: SessionDependencies,
  transaction?: Transaction,
): Promise<IssuedSession> {
  const { user, method } = signedIn;
  const session = buildSession(signedIn, findPurgeDate(deps.settings.sessionLimits));
  const refreshToken = createRefreshToken(deps.settings.refreshTokenLength);
  await deps.sessions.insert(session, transaction);
  await deps.refreshTokens.add(buildFirstToken(refreshToken, session), transaction);
  const updated = await deps.users.update(user.id, { last_sign_in_at: session.created_at }, transaction);
  deps.logger.info({ user_id: user.id, session_id: session.id, method }, 'session.started');
  const current = updated ?? user;
  return {
    user: current,
    session,
    refreshToken,
    accessToken: deps.accessTokens.issue(current, session),
  };
}

function buildSession({ user, method, provider, oauth, client }: SignedIn, purgeAt: Date | null): Session {
  const now = new Date();
  return {
    id: randomUUID(),
    user_id: user.id,
    refresh_key: randomBytes(refreshKeyBytes).toString('base64'),
    aal: 'aal1',
    amr: [{ method, at: now, ...(provider && { provider }) }],
    factor_id: null,
    oauth: oauth ?? null,
    user_agent: client.userAgent,
    ip: client.ip,
    created_at: now,
    refreshed_at: null,
    compromised_at: null,
    purge_at: purgeAt,
  };
}

function buildFirstToken(token: string, session: Session): RefreshToken {
  return {
    hash: hashRefreshToken(token),
    session_id: session.id,
    user_id: session.user_id,
    parent: null,
    generation: 0,
    revoked: false,
    created_at: session.created_at,
    purge_at: session.purge_at,
  };
}
