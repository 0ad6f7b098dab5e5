import type {
  authorizationDetailsSchema,
  OAuthClientAnswer,
  oauthGrantSchema,
  oauthTokenResponseSchema,
} from '@sabi/contracts/http/identity/oauth-server-shapes';
import type { z } from 'zod';
import type { Grant } from '../../domain/oauth-server/list-grants';
import type { OAuthClient } from '../../domain/oauth-server/oauth-client';
import type { OpenedAuthorization } from '../../domain/oauth-server/open-authorization';
import type { ClientWithSecret } from '../../domain/oauth-server/register-client';
import type { IssuedSession } from '../../domain/session-lifecycle/issued-session';

/** GoTrue's format; the secret only if just created. */
export function presentClient(client: OAuthClient, secret: string | null = null): OAuthClientAnswer {
  return {
    client_id: client.id,
    ...(secret && { client_secret: secret }),
    client_type: client.client_type,
    redirect_uris: [...client.redirect_uris],
    token_endpoint_auth_method: client.token_endpoint_auth_method,
    grant_types: [...client.grant_types],
    response_types: ['code'],
    ...(client.client_name && { client_name: client.client_name }),
    ...(client.client_uri && { client_uri: client.client_uri }),
    ...(client.logo_uri && { logo_uri: client.logo_uri }),
    registration_type: client.registration_type,
    created_at: client.created_at.toISOString(),
    updated_at: client.updated_at.toISOString(),
  };
}

/** Adds the fields of RFC 7591. */
export function presentRegistration({ client, secret }: ClientWithSecret) {
  return {
    ...presentClient(client, secret),
    client_id_issued_at: Math.floor(client.created_at.getTime() / 1000),
    ...(secret && { client_secret_expires_at: 0 as const }),
  };
}

export function presentAuthorization(
  opened: OpenedAuthorization,
): z.infer<typeof authorizationDetailsSchema> | { redirect_url: string } {
  if ('redirectUrl' in opened) return { redirect_url: opened.redirectUrl };
  const { authorization, client, user } = opened;
  return {
    authorization_id: authorization.id,
    redirect_uri: authorization.redirect_uri,
    client: summarise(client),
    user: { id: user.id, email: user.email ?? '' },
    scope: authorization.scopes.join(' '),
  };
}

export function presentGrant({ consent, client }: Grant): z.infer<typeof oauthGrantSchema> {
  return {
    client: summarise(client),
    scopes: [...consent.scopes],
    granted_at: consent.granted_at.toISOString(),
  };
}

/** RFC 6749: tokens without the account. */
export function presentOAuthTokens(
  { accessToken, refreshToken }: IssuedSession,
  idToken: string | null = null,
): z.infer<typeof oauthTokenResponseSchema> {
  return {
    access_token: accessToken.token,
    token_type: 'bearer',
    expires_in: accessToken.expiresIn,
    refresh_token: refreshToken,
    ...(idToken && { id_token: idToken }),
  };
}

function summarise({ id, client_name: name, client_uri: uri, logo_uri: logo }: OAuthClient) {
  return { id, ...(name && { name }), ...(uri && { uri }), ...(logo && { logo_uri: logo }) };
}
