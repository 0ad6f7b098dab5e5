import type { Ports } from '../ports/all-ports';
import { clientNotFound, getClient } from './get-client';

/**
 * Removes an application with its sessions and consents. The application is removed first, so that nothing new is
 * issued to it and tokens left by a crash cannot be refreshed.
 * @throws {IdentityError} validation_failed, oauth_client_not_found
 */
export async function deleteClient(
  { id }: { id: string },
  deps: Pick<Ports, 'oauthClients' | 'oauthConsents' | 'sessions' | 'logger'>,
): Promise<void> {
  await getClient({ id }, deps);
  if (!(await deps.oauthClients.remove(id))) throw clientNotFound();
  await deps.oauthConsents.removeAllOfClient(id);
  await deps.sessions.removeOAuthSessions({ clientId: id });
  deps.logger.info({ client_id: id }, 'oauth.client.deleted');
}
