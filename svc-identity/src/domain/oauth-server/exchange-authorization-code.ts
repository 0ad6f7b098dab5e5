import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { OAuthError } from '../errors/oauth-error';
import { issueSession } from '../session-lifecycle/issue-session';
import type { IssuedSession, StartedSession } from '../session-lifecycle/issued-session';
import { type StartSessionDependencies, startSession } from '../session-lifecycle/start-session';
import type { ClientDescription } from '../sessions/session';
import { matchesChallenge } from '../sign-in-flows/pkce';
import { isBanned, type User } from '../users/user';
import { buildIdTokenClaims } from './id-token';
import { hashCode, type OAuthAuthorization } from './oauth-authorization';
import type { OAuthAuthorizationRepository } from './oauth-authorization-repository';
import type { OAuthClient } from './oauth-client';
import type { OAuthConsentRepository } from './oauth-consent-repository';

export interface CodeExchange {
  /** The authenticated application. */
  readonly oauthClient: OAuthClient;
  readonly code: string;
  /** Empty when left out, as OAuth 2.1 allows. */
  readonly redirectUri: string;
  readonly verifier: string;
  readonly resource: string;
  readonly client: ClientDescription;
}

interface ExchangeDependencies extends StartSessionDependencies {
  readonly oauthAuthorizations: OAuthAuthorizationRepository;
  readonly oauthConsents: OAuthConsentRepository;
  readonly transact: Transact;
  readonly audit: AuditLog;
}

/** Another request used the code first. */
class CodeSpent extends Error {
  override readonly name = 'CodeSpent';
}

/**
 * Exchanges a code for a session, once. A second use may be a theft, so it ends the first one's session (RFC
 * 9700).
 * @throws {OAuthError} invalid_request, invalid_grant
 */
export async function exchangeAuthorizationCode(
  exchange: CodeExchange,
  deps: ExchangeDependencies,
): Promise<{ issued: IssuedSession; idToken: string | null }> {
  if (!exchange.code)
    throw new OAuthError('invalid_request', 'code is required for authorization_code grant');
  const authorization = await deps.oauthAuthorizations.findByCode(hashCode(exchange.code));
  if (!authorization?.user_id) throw invalidGrant('Invalid authorization code');
  if (authorization.session_id) return endReplayed(authorization, exchange, deps);
  assertRedeemable(authorization, exchange);
  const user = await deps.users.findById(authorization.user_id);
  if (!user || user.deleted_at) throw invalidGrant('User not found for authorization code');
  if (isBanned(user)) throw invalidGrant('User is banned');
  try {
    const started = await redeem(authorization, user, exchange, deps);
    const issued = await issueSession(started, deps);
    return { issued, idToken: signIdToken(authorization, issued.user, deps) };
  } catch (error) {
    if (!(error instanceof CodeSpent)) throw error;
    const current = await deps.oauthAuthorizations.find(authorization.id);
    return endReplayed(current ?? authorization, exchange, deps);
  }
}

function assertRedeemable(authorization: OAuthAuthorization, exchange: CodeExchange): void {
  const { code_expires_at: end, code_challenge: challenge } = authorization;
  if (authorization.client_id !== exchange.oauthClient.id)
    throw invalidGrant('Authorization code was not issued for this client');
  if (!end || end < new Date()) throw invalidGrant('Authorization code has expired');
  if (exchange.redirectUri && exchange.redirectUri !== authorization.redirect_uri)
    throw invalidGrant('Invalid redirect_uri');
  if (exchange.resource && exchange.resource !== authorization.resource)
    throw invalidGrant('Authorization code resource does not match the resource parameter');
  if (!exchange.verifier)
    throw invalidGrant('PKCE verification failed: code_verifier is required when PKCE challenge is present');
  if (!matchesChallenge(exchange.verifier, { challenge, method: 's256' }))
    throw invalidGrant(
      'PKCE verification failed: code challenge does not match previously saved code verifier',
    );
}

function redeem(
  { id, client_id: clientId, scopes, aal }: OAuthAuthorization,
  user: User,
  { client }: CodeExchange,
  deps: ExchangeDependencies,
): Promise<StartedSession> {
  const method = 'oauth_provider/authorization_code';
  return deps.transact(async (transaction) => {
    if (!(await deps.oauthConsents.use(user.id, clientId, transaction)))
      throw invalidGrant('Consent has been revoked');
    const oauth = { client_id: clientId, scopes };
    const level = aal ?? 'aal1';
    const started = await startSession({ user, method, aal: level, oauth, client }, deps, transaction);
    if (!(await deps.oauthAuthorizations.redeem(id, started.session.id, transaction))) throw new CodeSpent();
    const traits = { provider_type: 'oauth_provider_authorization_code', client_id: clientId };
    const securityEvent = 'application_allowed';
    await deps.audit.record(
      { action: 'login', actor: actorOf(user), traits, ip: client.ip, securityEvent },
      transaction,
    );
    return started;
  });
}

async function endReplayed(
  { user_id: userId, client_id: clientId, session_id: sessionId }: OAuthAuthorization,
  { client }: CodeExchange,
  deps: ExchangeDependencies,
): Promise<never> {
  const user = userId && sessionId ? await deps.users.findById(userId) : null;
  if (user && sessionId) {
    const traits = { oauth_client_id: clientId, action: 'authorization_code_replayed' };
    const entry = { action: 'token_revoked', actor: actorOf(user), traits, ip: client.ip } as const;
    const isEnded = await deps.transact(async (transaction) => {
      if (!(await deps.sessions.remove(sessionId, user.id, transaction))) return false;
      await deps.audit.record(entry, transaction);
      return true;
    });
    const context = { user_id: user.id, session_id: sessionId, client_id: clientId };
    if (isEnded) deps.logger.warn(context, 'oauth.code.replayed');
  }
  throw invalidGrant('Invalid authorization code');
}

function signIdToken(
  authorization: OAuthAuthorization,
  user: User,
  { accessTokens, settings }: ExchangeDependencies,
): string | null {
  const isWanted = authorization.scopes.includes('openid');
  // Applications get no ID token signed with the shared secret, because its verifier could also sign.
  if (!isWanted || !accessTokens.isAsymmetric) return null;
  return accessTokens.sign(
    buildIdTokenClaims({ authorization, user, issuer: settings.issuer ?? settings.externalUrl }),
  );
}

export const invalidGrant = (description: string, cause?: unknown) =>
  new OAuthError('invalid_grant', description, { cause });
