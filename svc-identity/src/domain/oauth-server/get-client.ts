import { z } from 'zod';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { OAuthClient } from './oauth-client';
import type { OAuthClientRepository } from './oauth-client-repository';

/** @throws {IdentityError} validation_failed, oauth_client_not_found */
export async function getClient(
  { id }: { id: string },
  { oauthClients }: { oauthClients: OAuthClientRepository },
): Promise<OAuthClient> {
  assertClientId(id);
  const client = await oauthClients.find(id);
  if (!client) throw clientNotFound();
  return client;
}

export const clientNotFound = () =>
  new IdentityError(404, 'oauth_client_not_found', 'OAuth client not found');

export function assertClientId(id: string): void {
  if (!isClientId(id)) throw validationFailed('invalid client_id format');
}

export function isClientId(id: string): boolean {
  return z.guid().safeParse(id).success;
}
