import { validationFailed } from '../errors/common-errors';
import type { Settings } from '../settings/settings';
import type { User } from '../users/user';
import { approveAuthorization } from './approve-authorization';
import { assertOwnPage, authorizationNotFound, type ConsentRequest } from './consent-request';
import type { OAuthAuthorization } from './oauth-authorization';
import type { OAuthAuthorizationRepository } from './oauth-authorization-repository';
import type { OAuthClient } from './oauth-client';
import type { OAuthClientRepository } from './oauth-client-repository';
import { coversScopes } from './oauth-consent';
import type { OAuthConsentRepository } from './oauth-consent-repository';

/** Data of the consent page, or the redirect without one. */
export type OpenedAuthorization =
  | { readonly authorization: OAuthAuthorization; readonly client: OAuthClient; readonly user: User }
  | { readonly redirectUrl: string };

interface OpenAuthorizationDependencies {
  readonly oauthAuthorizations: OAuthAuthorizationRepository;
  readonly oauthClients: OAuthClientRepository;
  readonly oauthConsents: OAuthConsentRepository;
  readonly settings: Settings;
}

/**
 * Returns a request to the first account that opens it. Earlier consent to the scopes approves it at once.
 * @throws {IdentityError} oauth_authorization_not_found, validation_failed, no_authorization
 */
export async function openAuthorization(
  request: ConsentRequest,
  deps: OpenAuthorizationDependencies,
): Promise<OpenedAuthorization> {
  const { authorizationId, caller } = request;
  const { user } = caller;
  assertOwnPage(request, deps.settings);
  const authorization = await deps.oauthAuthorizations.bind(authorizationId, user.id);
  if (!authorization || authorization.expires_at < new Date()) throw authorizationNotFound();
  if (authorization.status !== 'pending') throw cannotBeProcessed();
  const client = await deps.oauthClients.find(authorization.client_id);
  if (!client?.redirect_uris.includes(authorization.redirect_uri)) throw authorizationNotFound();
  const consent = await deps.oauthConsents.find(user.id, client.id);
  if (!coversScopes(consent, authorization.scopes)) return { authorization, client, user };
  const redirectUrl = await approveAuthorization({ authorization, caller }, deps);
  if (redirectUrl === null) throw cannotBeProcessed();
  return { redirectUrl };
}

const cannotBeProcessed = () => validationFailed('authorization request cannot be processed');
