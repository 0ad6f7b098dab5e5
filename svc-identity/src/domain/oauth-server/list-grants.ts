import { assertOwnSession } from '../authentication/assert-own-session';
import type { Caller } from '../authentication/authenticate';
import type { OAuthClient } from './oauth-client';
import type { OAuthClientRepository } from './oauth-client-repository';
import type { OAuthConsent } from './oauth-consent';
import type { OAuthConsentRepository } from './oauth-consent-repository';

export interface Grant {
  readonly consent: OAuthConsent;
  readonly client: OAuthClient;
}

/**
 * The account's consents, newest first.
 * @throws {IdentityError} no_authorization
 */
export async function listGrants(
  { caller }: { caller: Caller },
  {
    oauthClients,
    oauthConsents,
  }: { oauthClients: OAuthClientRepository; oauthConsents: OAuthConsentRepository },
): Promise<Grant[]> {
  assertOwnSession(caller);
  const consents = await oauthConsents.findAllOf(caller.user.id);
  const clients = await oauthClients.findMany(consents.map((consent) => consent.client_id));
  const clientsById = new Map(clients.map((client) => [client.id, client]));
  return consents.flatMap((consent) => {
    const client = clientsById.get(consent.client_id);
    return client ? [{ consent, client }] : [];
  });
}
