import {
  authorizeRoute,
  decideAuthorizationRoute,
  getDiscoveryDocumentRoute,
  getIssuerMetadataRoute,
  getServerMetadataRoute,
  getUserInfoRoute,
  issuerMetadataRoutes,
  listGrantsRoute,
  oauthServerRoutes,
  oauthTokenRoute,
  openAuthorizationRoute,
  registerClientRoute,
  revokeGrantRoute,
} from '@sabi/contracts/http/identity/oauth-server';
import { answer } from '@sabi/service-kit/routes';
import type { Request, Response } from 'express';
import { type AuthorizationRequest, beginAuthorization } from '../../domain/oauth-server/begin-authorization';
import { assertOwnPage } from '../../domain/oauth-server/consent-request';
import { decideAuthorization } from '../../domain/oauth-server/decide-authorization';
import { describeServer } from '../../domain/oauth-server/discovery-document';
import { getUserInfo } from '../../domain/oauth-server/get-user-info';
import { listGrants } from '../../domain/oauth-server/list-grants';
import { openAuthorization } from '../../domain/oauth-server/open-authorization';
import { assertRegistrationOpen, registerClient } from '../../domain/oauth-server/register-client';
import { revokeGrant } from '../../domain/oauth-server/revoke-grant';
import { mountDisabled } from './feature-switch';
import { type EndpointContext, mountEndpoint, queryValue } from './gotrue/endpoint';
import { answerTokenRequest } from './oauth-grants';
import { presentAuthorization, presentGrant, presentRegistration } from './oauth-presenters';

export const oauthServerDisabled = 'OAuth server is disabled';

/** The OAuth server: sign-in to applications with an account here. */
export function mountOAuthServerRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, getDiscoveryDocumentRoute, async ({ response }) => describe(response, deps));
  if (!deps.settings.oauthServer.isEnabled) {
    mountDisabled(context, oauthServerRoutes, oauthServerDisabled);
    return;
  }
  mountEndpoint(context, getServerMetadataRoute, async ({ response }) => describe(response, deps));
  mountEndpoint(
    context,
    registerClientRoute,
    async ({ body }) => {
      const registered = await registerClient({ metadata: body, registration: 'dynamic' }, deps);
      return answer(201, presentRegistration(registered));
    },
    { limit: 'client-registration', assertEnabled: () => assertRegistrationOpen(deps) },
  );
  mountAuthorizationRoutes(context);
  mountEndpoint(
    context,
    oauthTokenRoute,
    async ({ body, client, request }) =>
      answer(
        200,
        await answerTokenRequest({ body, client, authorization: request.get('authorization') }, deps),
      ),
    { acceptsForms: true, limit: 'oauth-token' },
  );
  mountEndpoint(context, getUserInfoRoute, async ({ caller }) => answer(200, getUserInfo(caller)), {
    admitsApplications: true,
    admitsLowerLevel: true,
  });
  mountGrantRoutes(context);
}

/** For clients of RFC 8414, which know only the issuer. */
export function mountIssuerMetadataRoutes(context: EndpointContext): void {
  const { deps } = context;
  if (!deps.settings.oauthServer.isEnabled) {
    mountDisabled(context, issuerMetadataRoutes, oauthServerDisabled);
    return;
  }
  mountEndpoint(context, getIssuerMetadataRoute, async ({ response }) => describe(response, deps));
}

function describe(response: Response, deps: EndpointContext['deps']) {
  response.setHeader('Cache-Control', 'public, max-age=600');
  return answer(200, describeServer(deps));
}

function mountAuthorizationRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, authorizeRoute, async ({ request, response }) => {
    response.setHeader('Location', await beginAuthorization(readAuthorizationRequest(request), deps));
    return answer(302);
  });
  mountEndpoint(context, openAuthorizationRoute, async ({ caller, request }) =>
    answer(200, presentAuthorization(await openAuthorization({ ...describePage(request), caller }, deps))),
  );
  mountEndpoint(
    context,
    decideAuthorizationRoute,
    async ({ body, caller, request }) => {
      const decision = { ...describePage(request), caller, action: body.action };
      return answer(200, { redirect_url: await decideAuthorization(decision, deps) });
    },
    {
      assertPrecondition: ({ caller, request }) =>
        assertOwnPage({ ...describePage(request), caller }, deps.settings),
    },
  );
}

function mountGrantRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, listGrantsRoute, async ({ caller }) =>
    answer(200, (await listGrants({ caller }, deps)).map(presentGrant)),
  );
  mountEndpoint(context, revokeGrantRoute, async ({ caller, client, request }) => {
    await revokeGrant({ caller, client, clientId: queryValue(request, 'client_id') }, deps);
    return answer(204);
  });
}

function describePage(request: Request) {
  return { authorizationId: String(request.params['authorizationId']), origin: request.get('origin') };
}

function readAuthorizationRequest(request: Request): AuthorizationRequest {
  return {
    clientId: queryValue(request, 'client_id'),
    redirectUri: queryValue(request, 'redirect_uri'),
    responseType: queryValue(request, 'response_type'),
    scope: queryValue(request, 'scope'),
    state: queryValue(request, 'state'),
    resource: queryValue(request, 'resource'),
    challenge: queryValue(request, 'code_challenge'),
    method: queryValue(request, 'code_challenge_method'),
    nonce: queryValue(request, 'nonce'),
  };
}
