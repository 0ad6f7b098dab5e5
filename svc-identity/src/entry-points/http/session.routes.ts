import {
  endSessionRoute,
  issueTokenRoute,
  listSessionsRoute,
  signOutRoute,
} from '@sabi/contracts/http/identity/sessions';
import { answer } from '@sabi/service-kit/routes';
import type { Request } from 'express';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies';
import { IdentityError } from '../../domain/errors/identity-error';
import { exchangeAuthCode } from '../../domain/pkce-sign-in/exchange-auth-code';
import { endOwnSession } from '../../domain/session-lifecycle/end-session';
import type { IssuedSession } from '../../domain/session-lifecycle/issued-session';
import { listSessions } from '../../domain/sessions/list-sessions';
import { refreshSession } from '../../domain/session-lifecycle/refresh-session';
import type { ClientDescription } from '../../domain/sessions/session';
import { signOut } from '../../domain/session-lifecycle/sign-out';
import { type EndpointContext, mountEndpoint, pathValue, queryValue } from './gotrue/endpoint';
import { assertNotWeb3, signInByIdToken } from './id-token-grant';
import { presentOwnSession, presentSession } from './presenters';
import type { Authentication, Exchange } from './strategies/authentication';

interface Grant {
  readonly body: z.infer<typeof issueTokenRoute.body>;
  readonly client: ClientDescription;
  readonly exchange: Exchange;
  readonly authentication: Authentication;
}

/** Grants of a session, by `grant_type`. */
const grants = new Map<string, (grant: Grant, deps: Dependencies) => Promise<IssuedSession>>([
  [
    'password',
    ({ body, client, exchange, authentication }) => authentication.password(exchange, { ...body, client }),
  ],
  [
    'refresh_token',
    ({ body, client }, deps) => refreshSession({ refreshToken: body.refresh_token, client }, deps),
  ],
  [
    'pkce',
    ({ body, client }, deps) =>
      exchangeAuthCode({ authCode: body.auth_code, verifier: body.code_verifier, client }, deps),
  ],
  ['id_token', signInByIdToken],
]);

/** @throws {IdentityError} invalid_credentials */
function getGrant(request: Request) {
  const grant = grants.get(queryValue(request, 'grant_type'));
  if (!grant) throw new IdentityError(400, 'invalid_credentials', 'unsupported_grant_type');
  return grant;
}

export function mountSessionRoutes(context: EndpointContext): void {
  const { deps, authentication } = context;
  mountEndpoint(
    context,
    issueTokenRoute,
    async ({ body, client, request, response }) => {
      const exchange = { request, response };
      const grant = getGrant(request);
      return answer(
        200,
        presentSession(await grant({ body, client, exchange, authentication }, deps), response),
      );
    },
    {
      limit: 'token',
      assertEnabled: assertNotWeb3,
      assertPrecondition: ({ request }) => getGrant(request),
      // Other grants needed a captcha before.
      needsCaptcha: (request) => queryValue(request, 'grant_type') === 'password',
    },
  );
  mountEndpoint(
    context,
    signOutRoute,
    async ({ caller, client, request }) => {
      await signOut({ caller, scope: queryValue(request, 'scope'), ip: client.ip }, deps);
      return answer(204);
    },
    { admitsApplications: true, admitsLowerLevel: true },
  );
  mountEndpoint(context, listSessionsRoute, async ({ caller: { user, session } }) => {
    const sessions = await listSessions({ userId: user.id }, deps);
    const currentId = session?.id ?? null;
    return answer(200, { sessions: sessions.map((one) => presentOwnSession(one, currentId)) });
  });
  mountEndpoint(
    context,
    endSessionRoute,
    async ({ caller, client, request }) => {
      await endOwnSession({ caller, sessionId: pathValue(request, 'sessionId'), ip: client.ip }, deps);
      return answer(204);
    },
    { admitsLowerLevel: true },
  );
}
