import { randomUUID } from 'node:crypto';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import type { SecretBox } from '../../encryption/secret-box';
import { validationFailed } from '../../errors/common-errors';
import { IdentityError } from '../../errors/identity-error';
import type { Settings } from '../../settings/settings';
import { type CustomProvider, secretContextOf } from '../custom-provider';
import type { OpenIdClient } from '../open-id-client';
import { assertDiscoverable } from './assert-discoverable';
import {
  assertCustomProviderInput,
  assertIdentifier,
  type CustomProviderInput,
} from './custom-provider-input';
import { CustomProviderAlreadyStored, type CustomProviderRepository } from './custom-provider-repository';

export interface NewCustomProvider extends CustomProviderInput {
  readonly providerType: string;
  readonly identifier: string;
}

interface CreateCustomProviderDependencies {
  readonly customProviders: CustomProviderRepository;
  readonly openIdClient: OpenIdClient;
  readonly secretBox: SecretBox;
  readonly settings: Settings;
  readonly transact: Transact;
  readonly logger: Logger;
}

/**
 * Adds a provider for an administrator, after checking an OpenID Connect provider's discovery document.
 * @throws {IdentityError} validation_failed, conflict, over_custom_provider_quota
 */
export async function createCustomProvider(
  input: NewCustomProvider,
  deps: CreateCustomProviderDependencies,
): Promise<CustomProvider> {
  const { providers: settings } = deps.settings;
  const provider = describe(input, deps);
  assertComplete(input, provider.provider_type);
  assertCustomProviderInput(input, settings);
  await assertDiscoverable(provider, deps);
  try {
    const isStored = await deps.transact((transaction) =>
      deps.customProviders.insert(provider, settings.maxCustom, transaction),
    );
    if (!isStored) {
      throw new IdentityError(
        400,
        'over_custom_provider_quota',
        'Maximum number of custom OAuth/OIDC providers reached',
      );
    }
  } catch (error) {
    if (!(error instanceof CustomProviderAlreadyStored)) throw error;
    throw new IdentityError(400, 'conflict', 'A custom OAuth provider with this identifier already exists');
  }
  deps.logger.info({ provider: provider.identifier }, 'provider.created');
  return provider;
}

function describe(input: NewCustomProvider, { secretBox }: { secretBox: SecretBox }): CustomProvider {
  const { providerType: type, identifier } = input;
  if (type !== 'oauth2' && type !== 'oidc')
    throw validationFailed("provider_type must be either 'oauth2' or 'oidc'");
  const [id, now] = [randomUUID(), new Date()];
  const isOpenId = type === 'oidc';
  return {
    id,
    provider_type: type,
    identifier,
    name: input.name ?? '',
    client_id: input.clientId ?? '',
    client_secret: secretBox.seal(input.clientSecret ?? '', secretContextOf({ id })),
    acceptable_client_ids: input.acceptableClientIds ?? [],
    scopes: isOpenId ? withOpenId(input.scopes ?? []) : (input.scopes ?? []),
    pkce_enabled: input.pkceEnabled ?? true,
    attribute_mapping: (input.attributeMapping ?? {}) as Record<string, string>,
    authorization_params: (input.authorizationParams ?? {}) as Record<string, string>,
    custom_claims_allowlist: input.customClaimsAllowlist ?? [],
    enabled: input.enabled ?? true,
    email_optional: input.emailOptional ?? false,
    issuer: (isOpenId && input.issuer) || null,
    discovery_url: (isOpenId && input.discoveryUrl) || null,
    skip_nonce_check: (isOpenId && input.skipNonceCheck) || false,
    authorization_url: (!isOpenId && input.authorizationUrl) || null,
    token_url: (!isOpenId && input.tokenUrl) || null,
    userinfo_url: (!isOpenId && input.userinfoUrl) || null,
    jwks_uri: (!isOpenId && input.jwksUri) || null,
    created_at: now,
    updated_at: now,
  };
}

export const withOpenId = (scopes: readonly string[]) => [...new Set(['openid', ...scopes])];

const needed: Readonly<Record<CustomProvider['provider_type'], readonly (keyof typeof fieldNames)[]>> = {
  oidc: ['issuer'],
  oauth2: ['authorizationUrl', 'tokenUrl', 'userinfoUrl'],
};
const fieldNames = {
  issuer: 'issuer is required for OIDC providers',
  authorizationUrl: 'authorization_url is required for OAuth2 providers',
  tokenUrl: 'token_url is required for OAuth2 providers',
  userinfoUrl: 'userinfo_url is required for OAuth2 providers',
} as const;

function assertComplete(input: NewCustomProvider, type: CustomProvider['provider_type']): void {
  assertIdentifier(input.identifier);
  if (!input.name) throw validationFailed('name is required');
  if (!input.clientId) throw validationFailed('client_id is required');
  if (!input.clientSecret) throw validationFailed('client_secret is required');
  for (const field of needed[type]) if (!input[field]) throw validationFailed(fieldNames[field]);
}
