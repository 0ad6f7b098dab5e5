import type { Logger } from '@sabi/service-kit/logger';
import type { SessionRepository } from '../sessions/session-repository';
import { clientNotFound, getClient } from './get-client';
import type { OAuthClientRepository } from './oauth-client-repository';
import type { OAuthConsentRepository } from './oauth-consent-repository';

interface DeleteClientDependencies {
  readonly oauthClients: OAuthClientRepository;
  readonly oauthConsents: OAuthConsentRepository;
  readonly sessions: SessionRepository;
  readonly logger: Logger;
}

/**
 * Removes an application with sessions and consents. The application goes first, so that nothing new is
 * issued and tokens left by a crash cannot be refreshed.
 * @throws {IdentityError} validation_failed, oauth_client_not_found
 */
export async function deleteClient({ id }: { id: string }, deps: DeleteClientDependencies): Promise<void> {
  await getClient({ id }, deps);
  if (!(await deps.oauthClients.remove(id))) throw clientNotFound();
  await deps.oauthConsents.removeAllOfClient(id);
  await deps.sessions.removeOAuthSessions({ clientId: id });
  deps.logger.info({ client_id: id }, 'oauth.client.deleted');
}
