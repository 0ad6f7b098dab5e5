import type { Logger } from '@sabi/service-kit/logger';
import type { SecretBox } from '../../encryption/secret-box';
import type { Settings } from '../../settings/settings';
import { type CustomProvider, secretContextOf } from '../custom-provider';
import type { OpenIdClient } from '../open-id-client';
import { assertDiscoverable } from './assert-discoverable';
import { withOpenId } from './create-custom-provider';
import { assertCustomProviderInput, type CustomProviderInput } from './custom-provider-input';
import type { CustomProviderChanges, CustomProviderRepository } from './custom-provider-repository';
import { customProviderNotFound, getCustomProvider } from './get-custom-provider';

interface UpdateCustomProviderDependencies {
  readonly customProviders: CustomProviderRepository;
  readonly openIdClient: OpenIdClient;
  readonly secretBox: SecretBox;
  readonly settings: Settings;
  readonly logger: Logger;
}

/**
 * Changes the given fields.
 * @throws {IdentityError} custom_provider_not_found, validation_failed
 */
export async function updateCustomProvider(
  { identifier, ...input }: CustomProviderInput & { identifier: string },
  deps: UpdateCustomProviderDependencies,
): Promise<CustomProvider> {
  const provider = await getCustomProvider({ identifier }, deps);
  assertCustomProviderInput(input, deps.settings.providers);
  const changes = { ...commonChanges(input), ...typedChanges(input, provider) };
  if (changes.issuer || changes.discovery_url) await assertDiscoverable({ ...provider, ...changes }, deps);
  const secret = input.clientSecret && deps.secretBox.seal(input.clientSecret, secretContextOf(provider));
  const updated = await deps.customProviders.update(identifier, {
    ...changes,
    ...(secret && { client_secret: secret }),
  });
  if (!updated) throw customProviderNotFound();
  deps.logger.info({ provider: identifier }, 'provider.updated');
  return updated;
}

function commonChanges(input: CustomProviderInput): CustomProviderChanges {
  return {
    ...(input.name && { name: input.name }),
    ...(input.clientId && { client_id: input.clientId }),
    ...(input.acceptableClientIds && { acceptable_client_ids: input.acceptableClientIds }),
    ...(input.pkceEnabled !== undefined && { pkce_enabled: input.pkceEnabled }),
    ...(input.attributeMapping && { attribute_mapping: input.attributeMapping as Record<string, string> }),
    ...(input.authorizationParams && {
      authorization_params: input.authorizationParams as Record<string, string>,
    }),
    ...(input.customClaimsAllowlist && { custom_claims_allowlist: input.customClaimsAllowlist }),
    ...(input.enabled !== undefined && { enabled: input.enabled }),
    ...(input.emailOptional !== undefined && { email_optional: input.emailOptional }),
  };
}

/** Ignores fields of the other type. */
function typedChanges(
  input: CustomProviderInput,
  { provider_type: type }: CustomProvider,
): CustomProviderChanges {
  if (type === 'oidc') {
    return {
      ...(input.scopes && { scopes: withOpenId(input.scopes) }),
      ...(input.issuer && { issuer: input.issuer }),
      ...(input.discoveryUrl && { discovery_url: input.discoveryUrl }),
      ...(input.skipNonceCheck !== undefined && { skip_nonce_check: input.skipNonceCheck }),
    };
  }
  return {
    ...(input.scopes && { scopes: input.scopes }),
    ...(input.authorizationUrl && { authorization_url: input.authorizationUrl }),
    ...(input.tokenUrl && { token_url: input.tokenUrl }),
    ...(input.userinfoUrl && { userinfo_url: input.userinfoUrl }),
    ...(input.jwksUri && { jwks_uri: input.jwksUri }),
  };
}
