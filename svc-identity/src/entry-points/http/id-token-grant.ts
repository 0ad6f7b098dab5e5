import type { issueTokenRoute } from '@sabi/contracts/http/identity/sessions';
import { preferredLanguage } from '@sabi/contracts/language';
import type { Request } from 'express';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies';
import { IdentityError } from '../../domain/errors/identity-error';
import { OAuthError } from '../../domain/errors/oauth-error';
import { signInWithIdToken } from '../../domain/provider-sign-in/sign-in-with-id-token';
import type { IssuedSession } from '../../domain/session-lifecycle/issued-session';
import type { ClientDescription } from '../../domain/sessions/session';
import { queryValue } from './gotrue/endpoint';
import type { Authentication, Exchange } from './strategies/authentication';

/** Wallets are not supported: refused before the body is validated, as in GoTrue. */
export function assertNotWeb3(request: Request): void {
  if (queryValue(request, 'grant_type') !== 'web3') return;
  throw new IdentityError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
}

/** `grant_type=id_token`: an app has a provider's ID token. */
export async function signInByIdToken(
  {
    body,
    client,
    exchange,
    authentication,
  }: {
    body: z.infer<typeof issueTokenRoute.body>;
    client: ClientDescription;
    exchange: Exchange;
    authentication: Authentication;
  },
  deps: Dependencies,
): Promise<IssuedSession> {
  const { request } = exchange;
  // The use case checks other required fields first.
  const isComplete = Boolean(body.id_token && (body.provider || (body.client_id && body.issuer)));
  const isLink = body.link_identity && isComplete;
  if (isLink && !request.get('authorization')) {
    throw new OAuthError('invalid request', 'Linking requires a valid user access token in Authorization');
  }
  return signInWithIdToken(
    {
      provider: body.provider,
      idToken: body.id_token,
      accessToken: body.access_token,
      nonce: body.nonce,
      clientId: body.client_id,
      issuer: body.issuer,
      linkingCaller: isLink ? await authentication.caller(exchange) : null,
      language: preferredLanguage(request.get('accept-language')),
      client,
    },
    deps,
  );
}
