import type { Logger } from '@sabi/service-kit/logger';
import { validationFailed } from '../errors/common-errors';
import { createClientSecret } from './client-secret';
import { clientNotFound, getClient } from './get-client';
import type { OAuthClientRepository } from './oauth-client-repository';
import type { ClientWithSecret } from './register-client';

/**
 * Replaces an application's secret at once.
 * @throws {IdentityError} validation_failed, oauth_client_not_found
 */
export async function regenerateClientSecret(
  { id }: { id: string },
  deps: { oauthClients: OAuthClientRepository; logger: Logger },
): Promise<ClientWithSecret> {
  const { client_type: type } = await getClient({ id }, deps);
  if (type === 'public') throw validationFailed('Cannot regenerate secret for public client');
  const { secret, hash } = createClientSecret();
  const client = await deps.oauthClients.update(id, { secret_hash: hash });
  if (!client) throw clientNotFound();
  deps.logger.info({ client_id: id }, 'oauth.client.secret.regenerated');
  return { client, secret };
}
