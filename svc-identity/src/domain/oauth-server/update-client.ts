import { oauthClientAuthMethods, oauthGrantTypes } from '@sabi/contracts/http/identity/oauth-server-shapes';
import type { Logger } from '@sabi/service-kit/logger';
import { validationFailed } from '../errors/common-errors';
import { authMethodsOf, type ClientMetadata, findMetadataFault, isOneOf } from './client-metadata';
import { clientNotFound, getClient } from './get-client';
import type { OAuthClient } from './oauth-client';
import type { ClientChanges, OAuthClientRepository } from './oauth-client-repository';

/**
 * Changes the given metadata; an empty text removes a value.
 * @throws {IdentityError} validation_failed, oauth_client_not_found
 */
export async function updateClient(
  { id, metadata }: { id: string; metadata: Omit<ClientMetadata, 'client_type'> },
  deps: { oauthClients: OAuthClientRepository; logger: Logger },
): Promise<OAuthClient> {
  const client = await getClient({ id }, deps);
  const { token_endpoint_auth_method: method } = metadata;
  if (method && !isOneOf(oauthClientAuthMethods, method))
    throw validationFailed(
      `invalid token_endpoint_auth_method: must be one of [${oauthClientAuthMethods.join(' ')}]`,
    );
  const changes = toChanges(metadata);
  if (Object.keys(changes).length === 0) throw validationFailed('No fields provided for update');
  const fault = findMetadataFault(metadata) ?? findMethodFault(client, method);
  if (fault) throw validationFailed(fault);
  const updated = await deps.oauthClients.update(id, changes);
  if (!updated) throw clientNotFound();
  deps.logger.info({ client_id: id }, 'oauth.client.updated');
  return updated;
}

/** A client's type is fixed. */
function findMethodFault(client: OAuthClient, method: string | null | undefined): string | undefined {
  const methods = authMethodsOf(client.client_type);
  if (!method || isOneOf(methods, method)) return undefined;
  return `token_endpoint_auth_method '${method}' is not valid for client_type '${client.client_type}'; valid methods: [${methods.join(' ')}]`;
}

function toChanges(metadata: Omit<ClientMetadata, 'client_type'>): ClientChanges {
  const { redirect_uris, grant_types, token_endpoint_auth_method: method } = metadata;
  return {
    ...(redirect_uris && { redirect_uris }),
    ...(grant_types && { grant_types: oauthGrantTypes.filter((type) => grant_types.includes(type)) }),
    ...(typeof metadata.client_name === 'string' && { client_name: metadata.client_name || null }),
    ...(typeof metadata.client_uri === 'string' && { client_uri: metadata.client_uri || null }),
    ...(typeof metadata.logo_uri === 'string' && { logo_uri: metadata.logo_uri || null }),
    ...(method && isOneOf(oauthClientAuthMethods, method) && { token_endpoint_auth_method: method }),
  };
}
