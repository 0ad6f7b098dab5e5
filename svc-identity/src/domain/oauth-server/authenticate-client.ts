import { IdentityError } from '../errors/identity-error';
import { matchesClientSecret } from './client-secret';
import { isClientId } from './get-client';
import type { OAuthClient, OAuthClientAuthMethod } from './oauth-client';
import type { OAuthClientRepository } from './oauth-client-repository';

export interface ClientCredentials {
  readonly clientId: string;
  readonly secret: string;
  readonly method: OAuthClientAuthMethod;
}

/**
 * Authenticates an application by its registered method.
 * @throws {IdentityError} invalid_credentials
 */
export async function authenticateClient(
  { clientId, secret, method }: ClientCredentials,
  { oauthClients }: { oauthClients: OAuthClientRepository },
): Promise<OAuthClient> {
  if (!isClientId(clientId)) throw invalidClient('Invalid client_id format');
  const client = await oauthClients.find(clientId);
  if (!client) throw invalidClient('Invalid client credentials');
  const { token_endpoint_auth_method: registered, secret_hash: hash } = client;
  if (method !== registered) {
    throw invalidClient(
      `invalid authentication method: client is registered for '${registered}' but '${method}' was used`,
    );
  }
  if (registered === 'none') return client;
  if (!secret) throw invalidClient('confidential clients must provide client_secret');
  if (hash === null || !matchesClientSecret(secret, hash)) throw invalidClient('invalid client credentials');
  return client;
}

export const invalidClient = (message: string) => new IdentityError(400, 'invalid_credentials', message);
