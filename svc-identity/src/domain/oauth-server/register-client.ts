import { randomUUID } from 'node:crypto';
import { oauthClientAuthMethods, oauthGrantTypes } from '@sabi/contracts/http/identity/oauth-server-shapes';
import type { Logger } from '@sabi/service-kit/logger';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { Settings } from '../settings/settings';
import { type ClientMetadata, findMetadataFault, isOneOf, typeOf } from './client-metadata';
import { createClientSecret } from './client-secret';
import type { OAuthClient, OAuthClientAuthMethod } from './oauth-client';
import type { OAuthClientRepository } from './oauth-client-repository';

/** An application with its secret, returned only here. */
export interface ClientWithSecret {
  readonly client: OAuthClient;
  /** null for a public client. */
  readonly secret: string | null;
}

/** @throws {IdentityError} oauth_dynamic_client_registration_disabled */
export function assertRegistrationOpen({ settings }: { settings: Settings }): void {
  if (settings.oauthServer.isRegistrationOpen) return;
  throw new IdentityError(
    403,
    'oauth_dynamic_client_registration_disabled',
    'Dynamic client registration is not enabled',
  );
}

/** Registers an application, for an administrator or for itself. @throws {IdentityError} validation_failed */
export async function registerClient(
  { metadata, registration }: { metadata: ClientMetadata; registration: OAuthClient['registration_type'] },
  { oauthClients, logger }: { oauthClients: OAuthClientRepository; logger: Logger },
): Promise<ClientWithSecret> {
  assertComplete(metadata);
  const method = chooseAuthMethod(metadata);
  const credentials = method === 'none' ? null : createClientSecret();
  const now = new Date();
  const client: OAuthClient = {
    id: randomUUID(),
    secret_hash: credentials?.hash ?? null,
    client_type: typeOf(method),
    token_endpoint_auth_method: method,
    redirect_uris: metadata.redirect_uris ?? [],
    grant_types: chooseGrantTypes(metadata),
    client_name: metadata.client_name || null,
    client_uri: metadata.client_uri || null,
    logo_uri: metadata.logo_uri || null,
    registration_type: registration,
    created_at: now,
    updated_at: now,
  };
  await oauthClients.insert(client);
  logger.info({ client_id: client.id, registration }, 'oauth.client.registered');
  return { client, secret: credentials?.secret ?? null };
}

/** GoTrue's texts, which start with the status. */
function assertComplete(metadata: ClientMetadata): void {
  const isAddressed = metadata.redirect_uris && metadata.redirect_uris.length > 0;
  // An empty list of grants means the defaults.
  const grant_types = metadata.grant_types?.length === 0 ? null : metadata.grant_types;
  const fault = isAddressed ? findMetadataFault({ ...metadata, grant_types }) : 'redirect_uris is required';
  if (fault) throw validationFailed(`400: ${fault}`);
}

/** RFC 7591: basic authentication by default. */
function chooseAuthMethod(metadata: ClientMetadata): OAuthClientAuthMethod {
  const { client_type: type, token_endpoint_auth_method: method } = metadata;
  if (method && isOneOf(oauthClientAuthMethods, method)) return method;
  return type === 'public' ? 'none' : 'client_secret_basic';
}

function chooseGrantTypes({ grant_types: types }: ClientMetadata): OAuthClient['grant_types'] {
  return types && types.length > 0 ? oauthGrantTypes.filter((type) => types.includes(type)) : oauthGrantTypes;
}
