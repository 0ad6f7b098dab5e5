import { badJwt } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { findSessionEnd, type Session } from '../sessions/session';
import type { SessionRepository } from '../sessions/session-repository';
import type { Settings } from '../settings/settings';
import type { AccessTokens } from '../tokens/access-tokens';
import { isBelowRequiredLevel } from '../users/factor';
import { isBanned, type User } from '../users/user';
import type { UserRepository } from '../users/user-repository';

/** The account of a request. */
export interface Caller {
  readonly user: User;
  /** null when the token contains none. */
  readonly session: Session | null;
}

/** A holder of a service key. */
export interface AdminCaller {
  readonly role: string;
}

/** A pattern instead of a schema, because each request validates two ids. */
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const nilUuid = '00000000-0000-0000-0000-000000000000';

interface AuthenticationDependencies {
  readonly accessTokens: AccessTokens;
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly settings: Settings;
}

/**
 * Authenticates an `Authorization` header. Looks up account and session, so that a token ends with its
 * session.
 * @throws {IdentityError} no_authorization, bad_jwt, user_not_found, session_not_found, user_banned
 */
export async function authenticate(
  header: string | undefined,
  deps: AuthenticationDependencies,
): Promise<Caller> {
  const { sub: given = '', aud, session_id: sessionId = '' } = deps.accessTokens.verify(readBearer(header));
  const sub = given.toLowerCase();
  if (sub === '') throw new IdentityError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!isUuid(sub)) throw new IdentityError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  if (aud !== deps.settings.audience) throw badJwt('token has invalid claims: token has invalid audience');
  // Read in parallel; the order of errors is the one below.
  const [user, session] = await Promise.all([
    deps.users.findById(sub),
    sessionIn(sessionId) ? deps.sessions.find(sessionId, sub) : null,
  ]);
  if (!user || user.deleted_at)
    throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
  assertAlive(session, sessionId);
  if (isBanned(user)) throw forbidden('user_banned', 'User is banned');
  return { user, session };
}

/**
 * Authenticates a service key holder, whose token need not contain an account.
 * @throws {IdentityError} no_authorization, bad_jwt, not_admin, session_not_found, session_expired,
 * insufficient_aal
 */
export async function authenticateAdmin(
  header: string | undefined,
  deps: AuthenticationDependencies,
): Promise<AdminCaller> {
  const { sub = '', role = '', session_id: sessionId = '' } = deps.accessTokens.verify(readBearer(header));
  const session = sessionIn(sessionId) ? await deps.sessions.find(sessionId, sub) : null;
  assertAlive(session, sessionId);
  if (session && findSessionEnd(session, deps.settings.sessionLimits)) {
    throw forbidden('session_expired', 'Session is no longer valid');
  }
  // Applications never have administration scopes.
  if (session?.oauth || !deps.settings.adminRoles.includes(role))
    throw forbidden('not_admin', 'User not allowed');
  const user = session && (await deps.users.findById(sub));
  if (user && isBelowRequiredLevel(user.factors, session)) {
    throw forbidden('insufficient_aal', 'AAL2 session is required to administrate when MFA is enabled');
  }
  return { role };
}

/** Whether it is a valid session id. */
function sessionIn(sessionId: string): boolean {
  return sessionId !== '' && sessionId !== nilUuid && isUuid(sessionId);
}

function assertAlive(session: Session | null, sessionId: string): void {
  if (sessionId === '' || sessionId === nilUuid) return;
  if (!isUuid(sessionId)) throw forbidden('bad_jwt', 'invalid claim: session_id claim must be a UUID');
  if (!session || session.compromised_at) {
    throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist');
  }
}

function readBearer(header: string | undefined): string {
  const token = /^bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (token) return token;
  throw new IdentityError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
}

function forbidden(
  code:
    | 'bad_jwt'
    | 'user_not_found'
    | 'session_not_found'
    | 'session_expired'
    | 'user_banned'
    | 'not_admin'
    | 'insufficient_aal',
  message: string,
): IdentityError {
  return new IdentityError(403, code, message);
}

function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
