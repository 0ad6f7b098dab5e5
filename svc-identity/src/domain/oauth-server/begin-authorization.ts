import { createHash, randomInt } from 'node:crypto';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { OAuthError } from '../errors/oauth-error';
import type { Settings } from '../settings/settings';
import { parsePkce } from '../sign-in-flows/pkce';
import { isClientId } from './get-client';
import type { OAuthAuthorization } from './oauth-authorization';
import type { OAuthAuthorizationRepository } from './oauth-authorization-repository';
import type { OAuthClient } from './oauth-client';
import type { OAuthClientRepository } from './oauth-client-repository';
import { withAnswer } from './redirect-uri';
import { findUnsupportedScope, parseScopes } from './scopes';

/** Parameters of the request; empty when missing. */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly responseType: string;
  readonly scope: string;
  readonly state: string;
  readonly resource: string;
  readonly challenge: string;
  readonly method: string;
  readonly nonce: string;
}

interface BeginDependencies {
  readonly oauthClients: OAuthClientRepository;
  readonly oauthAuthorizations: OAuthAuthorizationRepository;
  readonly settings: Settings;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 32;

/**
 * Stores an authorization request. Reports errors by redirect only to a registered address, because otherwise
 * a link could send users anywhere.
 * @returns the browser's redirect: to the consent page, or back with an error
 * @throws {IdentityError} oauth_client_not_found, validation_failed
 */
export async function beginAuthorization(
  request: AuthorizationRequest,
  deps: BeginDependencies,
): Promise<string> {
  const client = await findClient(request, deps);
  try {
    const authorization = buildAuthorization(request, client, deps.settings);
    await deps.oauthAuthorizations.insert(authorization);
    const { siteUrl, oauthServer } = deps.settings;
    return `${siteUrl}${oauthServer.consentPath}?authorization_id=${authorization.id}`;
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const { redirectUri, state } = request;
    return withAnswer(redirectUri, { error: error.error, error_description: error.description, state });
  }
}

async function findClient(
  { clientId, redirectUri }: AuthorizationRequest,
  { oauthClients }: BeginDependencies,
): Promise<OAuthClient> {
  if (!clientId) throw validationFailed('client_id is required');
  if (!redirectUri) throw validationFailed('redirect_uri is required');
  if (!isClientId(clientId))
    throw new IdentityError(400, 'oauth_client_not_found', 'invalid client_id format');
  const client = await oauthClients.find(clientId);
  if (!client) throw new IdentityError(400, 'oauth_client_not_found', 'invalid client_id');
  if (!client.redirect_uris.includes(redirectUri)) throw validationFailed('invalid redirect_uri');
  return client;
}

/** @throws {OAuthError} reported to the application */
function buildAuthorization(
  request: AuthorizationRequest,
  client: OAuthClient,
  settings: Settings,
): OAuthAuthorization {
  const { responseType, state, resource, nonce } = request;
  if (responseType && responseType !== 'code')
    throw new OAuthError('unsupported_response_type', 'only response_type=code is supported');
  if (!client.grant_types.includes('authorization_code')) {
    throw new OAuthError(
      'unauthorized_client',
      'Client is not allowed to use grant type: authorization_code',
    );
  }
  const now = new Date();
  const expiresAt = new Date(now.getTime() + settings.oauthServer.authorizationLifeSeconds * 1000);
  return {
    id: Array.from({ length: idLength }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
    client_id: client.id,
    redirect_uri: request.redirectUri,
    scopes: readScopes(request),
    state: state || null,
    resource: assertResource(resource) || null,
    code_challenge: readChallenge(request, settings),
    nonce: nonce || null,
    status: 'pending',
    user_id: null,
    authenticated_at: null,
    aal: null,
    code_hash: null,
    code_expires_at: null,
    session_id: null,
    created_at: now,
    expires_at: expiresAt,
    purge_at: expiresAt,
  };
}

function readScopes({ scope }: AuthorizationRequest): string[] {
  if (scope && !scope.trim()) throw new OAuthError('invalid_scope', 'scope parameter cannot be empty');
  const scopes = parseScopes(scope);
  const unsupported = findUnsupportedScope(scopes);
  if (unsupported !== undefined) throw new OAuthError('invalid_scope', `unsupported scope: ${unsupported}`);
  return scopes;
}

/** RFC 8707. */
function assertResource(resource: string): string {
  if (resource === '') return '';
  if (!URL.canParse(resource)) throw new OAuthError('invalid_target', 'resource must be an absolute URI');
  if (/[#?]/.test(resource))
    throw new OAuthError('invalid_target', 'resource must not include a query or fragment component');
  return resource;
}

/** PKCE is required. @returns the challenge by S256 */
function readChallenge({ challenge, method }: AuthorizationRequest, settings: Settings): string {
  const pkce = parseChallenge({ challenge, method }, settings);
  if (!pkce)
    throw new OAuthError(
      'invalid_request',
      'PKCE flow requires both code_challenge and code_challenge_method',
    );
  return pkce.method === 's256'
    ? pkce.challenge
    : createHash('sha256').update(pkce.challenge).digest('base64url');
}

function parseChallenge(...parameters: Parameters<typeof parsePkce>): ReturnType<typeof parsePkce> {
  try {
    return parsePkce(...parameters);
  } catch (error) {
    if (error instanceof IdentityError) throw new OAuthError('invalid_request', error.message);
    throw error;
  }
}
