import type { DiscoveryDocument } from '@sabi/contracts/http/identity/oauth-server-shapes';
import { oauthClientAuthMethods, oauthGrantTypes } from '@sabi/contracts/http/identity/oauth-server-shapes';
import type { Settings } from '../settings/settings';
import type { AccessTokens } from '../tokens/access-tokens';
import { supportedScopes } from './scopes';

const claims = [
  'sub',
  'aud',
  'iss',
  'exp',
  'iat',
  'auth_time',
  'nonce',
  'email',
  'email_verified',
  'phone_number',
  'phone_number_verified',
  'name',
  'picture',
  'preferred_username',
  'updated_at',
];

/** Metadata for OpenID Connect Discovery and RFC 8414. */
export function describeServer({
  settings,
  accessTokens,
}: {
  settings: Settings;
  accessTokens: AccessTokens;
}): DiscoveryDocument {
  const { externalUrl: base, issuer, oauthServer, isPlainPkceAllowed } = settings;
  return {
    issuer: issuer ?? base,
    authorization_endpoint: `${base}/oauth/authorize`,
    token_endpoint: `${base}/oauth/token`,
    jwks_uri: `${base}/.well-known/jwks.json`,
    userinfo_endpoint: `${base}/oauth/userinfo`,
    ...(oauthServer.isEnabled &&
      oauthServer.isRegistrationOpen && { registration_endpoint: `${base}/oauth/clients/register` }),
    scopes_supported: [...supportedScopes],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: [...oauthGrantTypes],
    subject_types_supported: ['public'],
    // All verifying keys: during a rotation there are tokens of each.
    ...(accessTokens.isAsymmetric && {
      id_token_signing_alg_values_supported: [...new Set(accessTokens.keySet.map(({ alg }) => String(alg)))],
    }),
    token_endpoint_auth_methods_supported: [...oauthClientAuthMethods],
    claims_supported: claims,
    code_challenge_methods_supported: ['S256', ...(isPlainPkceAllowed ? ['plain'] : [])],
    request_uri_parameter_supported: false,
  };
}
