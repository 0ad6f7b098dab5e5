import type { oauthTokenRoute } from '@sabi/contracts/http/identity/oauth-server';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies';
import { OAuthError } from '../../domain/errors/oauth-error';
import { authenticateClient } from '../../domain/oauth-server/authenticate-client';
import { exchangeAuthorizationCode } from '../../domain/oauth-server/exchange-authorization-code';
import type { OAuthClient, OAuthGrantType } from '../../domain/oauth-server/oauth-client';
import { refreshOAuthSession } from '../../domain/oauth-server/refresh-oauth-session';
import type { ClientDescription } from '../../domain/sessions/session';
import { readClientCredentials } from './client-credentials';
import { presentOAuthTokens } from './oauth-presenters';

interface TokenRequest {
  readonly body: z.infer<typeof oauthTokenRoute.body>;
  readonly client: ClientDescription;
}

type Grant = (
  request: TokenRequest & { readonly oauthClient: OAuthClient },
  deps: Dependencies,
) => Promise<ReturnType<typeof presentOAuthTokens>>;

/** Grants of an application's tokens, by `grant_type`. */
const grants: Readonly<Record<OAuthGrantType, Grant>> = {
  authorization_code: async ({ body, client, oauthClient }, deps) => {
    const exchange = {
      oauthClient,
      code: body.code,
      redirectUri: body.redirect_uri,
      verifier: body.code_verifier,
      resource: body.resource,
      client,
    };
    const { issued, idToken } = await exchangeAuthorizationCode(exchange, deps);
    return presentOAuthTokens(issued, idToken);
  },
  refresh_token: async ({ body, client, oauthClient }, deps) =>
    presentOAuthTokens(
      await refreshOAuthSession({ oauthClient, refreshToken: body.refresh_token, client }, deps),
    ),
};

/**
 * Authenticates the application before checking the grant.
 * @throws {IdentityError} invalid_credentials
 * @throws {OAuthError} invalid_request, unsupported_grant_type, and errors of the grant
 */
export async function answerTokenRequest(
  { authorization, ...request }: TokenRequest & { readonly authorization: string | undefined },
  deps: Dependencies,
): ReturnType<Grant> {
  const { body } = request;
  const oauthClient = await authenticateClient(readClientCredentials(authorization, body), deps);
  if (!body.grant_type) throw new OAuthError('invalid_request', 'grant_type is required');
  const type = oauthClient.grant_types.find((allowed) => allowed === body.grant_type);
  if (!type) {
    throw new OAuthError(
      'unsupported_grant_type',
      `Client is not allowed to use grant type: ${body.grant_type}`,
    );
  }
  return grants[type]({ ...request, oauthClient }, deps);
}
