import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Caller } from '../authentication/authenticate';
import { validationFailed } from '../errors/common-errors';
import type { Settings } from '../settings/settings';
import { approveAuthorization } from './approve-authorization';
import { assertOwnPage, authorizationNotFound, type ConsentRequest } from './consent-request';
import type { OAuthAuthorization } from './oauth-authorization';
import type { OAuthAuthorizationRepository } from './oauth-authorization-repository';
import type { OAuthClientRepository } from './oauth-client-repository';
import type { OAuthConsentRepository } from './oauth-consent-repository';
import { withAnswer } from './redirect-uri';

interface DecisionDependencies {
  readonly oauthAuthorizations: OAuthAuthorizationRepository;
  readonly oauthClients: OAuthClientRepository;
  readonly oauthConsents: OAuthConsentRepository;
  readonly settings: Settings;
  readonly transact: Transact;
  readonly logger: Logger;
}

/**
 * Applies the decision of the account that opened the authorization, once, and stores a consent.
 * @returns the browser's redirect
 * @throws {IdentityError} oauth_authorization_not_found, validation_failed, no_authorization
 */
export async function decideAuthorization(
  request: ConsentRequest & { readonly action: string },
  deps: DecisionDependencies,
): Promise<string> {
  const { authorizationId, caller, action } = request;
  assertOwnPage(request, deps.settings);
  if (action !== 'approve' && action !== 'deny') throw validationFailed("action must be 'approve' or 'deny'");
  const authorization = await deps.oauthAuthorizations.find(authorizationId);
  const isTheirs = authorization?.user_id === caller.user.id && authorization.expires_at > new Date();
  if (!authorization || !isTheirs) throw authorizationNotFound();
  const client = await deps.oauthClients.find(authorization.client_id);
  if (!client?.redirect_uris.includes(authorization.redirect_uri)) throw authorizationNotFound();
  const decide = action === 'approve' ? approve : deny;
  const redirectUrl = await decide(authorization, caller, deps);
  if (redirectUrl === null) throw validationFailed('authorization request is no longer pending');
  deps.logger.info({ user_id: caller.user.id, client_id: client.id, action }, 'oauth.consent.decided');
  return redirectUrl;
}

function approve(
  authorization: OAuthAuthorization,
  caller: Caller,
  deps: DecisionDependencies,
): Promise<string | null> {
  return deps.transact(async (transaction) => {
    const redirectUrl = await approveAuthorization({ authorization, caller }, deps, transaction);
    if (redirectUrl === null) return null;
    const { client_id: clientId, scopes } = authorization;
    await deps.oauthConsents.add({ userId: caller.user.id, clientId, scopes }, transaction);
    return redirectUrl;
  });
}

async function deny(
  authorization: OAuthAuthorization,
  _caller: Caller,
  { oauthAuthorizations }: DecisionDependencies,
): Promise<string | null> {
  const isFirst = await oauthAuthorizations.decide(authorization, { status: 'denied' });
  if (!isFirst) return null;
  return withAnswer(authorization.redirect_uri, {
    error: 'access_denied',
    error_description: 'User denied the request',
    state: authorization.state,
  });
}
