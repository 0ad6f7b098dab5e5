import type { Ports } from '../ports/ports';
import { clientNotFound, getClient } from './get-client';

/**
 * Removes an application with all it was given. The application first: from then on nothing is given to it, and what is
 * left over by a crash refreshes nothing.
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
