import { issueTokenRoute, signOutRoute } from '@sabi/contracts/http/identity/sessions';
import { answer } from '@sabi/service-kit/routes';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies';
import { IdentityError } from '../../domain/errors';
import { exchangeAuthCode } from '../../domain/flows/exchange-auth-code';
import type { IssuedSession } from '../../domain/sessions/issued-session';
import { refreshSession } from '../../domain/sessions/refresh-session';
import type { ClientDescription } from '../../domain/sessions/session';
import { signInWithPassword } from '../../domain/sessions/sign-in-with-password';
import { signOut } from '../../domain/sessions/sign-out';
import { networkOf } from './client';
import { type EndpointContext, mountEndpoint, queryValue } from './gotrue/endpoint';
import { presentSession } from './presenters';

interface Grant {
  readonly body: z.infer<typeof issueTokenRoute.body>;
  readonly client: ClientDescription;
}

/** Ways to a session, by `grant_type`. */
const grants = new Map<string, (grant: Grant, deps: Dependencies) => Promise<IssuedSession>>([
  [
    'password',
    ({ body, client }, deps) =>
      signInWithPassword({ ...body, client, network: networkOf(client.ip ?? undefined) }, deps),
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
]);

/** Beginning, renewing and ending sessions. */
export function mountSessionRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(
    context,
    issueTokenRoute,
    async ({ body, client, request, response }) => {
      const grant = grants.get(queryValue(request, 'grant_type'));
      if (!grant) throw new IdentityError(400, 'invalid_credentials', 'unsupported_grant_type');
      return answer(200, presentSession(await grant({ body, client }, deps), response));
    },
    { limit: 'token' },
  );
  mountEndpoint(context, signOutRoute, async ({ caller, request }) => {
    await signOut({ caller, scope: queryValue(request, 'scope') }, deps);
    return answer(204);
  });
}
