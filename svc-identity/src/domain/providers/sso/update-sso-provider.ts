import type { Logger } from '@sabi/service-kit/logger';
import { IdentityError } from '../../errors/identity-error';
import type { Settings } from '../../settings/settings';
import type { GuardedFetch } from '../guarded-fetch';
import type { SsoProvider } from '../sso-provider';
import { assertDomainsFree } from './assert-domains-free';
import { conflict } from './create-sso-provider';
import { getSsoProvider, ssoProviderNotFound } from './get-sso-provider';
import {
  assertSsoProviderInput,
  loadSamlMetadata,
  parseDomains,
  type SsoProviderInput,
} from './sso-provider-input';
import { SsoProviderConflict, type SsoProviderRepository } from './sso-provider-repository';

interface UpdateSsoProviderDependencies {
  readonly ssoProviders: SsoProviderRepository;
  readonly guardedFetch: GuardedFetch;
  readonly settings: Settings;
  readonly logger: Logger;
}

/**
 * Changes the given fields. New metadata must be the same provider's.
 * @throws {IdentityError} sso_provider_not_found, validation_failed, saml_metadata_fetch_failed,
 * saml_entity_id_mismatch, sso_domain_already_exists, conflict
 */
export async function updateSsoProvider(
  { key, ...input }: SsoProviderInput & { key: string },
  deps: UpdateSsoProviderDependencies,
): Promise<SsoProvider> {
  const provider = await getSsoProvider({ key }, deps);
  assertSsoProviderInput(input, { isNew: false });
  const domains = input.domains && parseDomains(input.domains);
  const metadata = await loadSamlMetadata(input, deps);
  if (metadata && metadata.entity_id !== provider.entity_id) throw mismatch(provider, metadata.entity_id);
  await assertDomainsFree({ domains: domains ?? [], ownerId: provider.id }, deps);
  const changes = {
    ...metadata,
    ...(domains && { domains }),
    ...(input.attributeMapping && { attribute_mapping: input.attributeMapping }),
    ...(input.nameIdFormat && { name_id_format: input.nameIdFormat }),
    ...(input.resourceId !== undefined && { resource_id: input.resourceId || null }),
    ...(input.disabled !== undefined && { disabled: input.disabled }),
  };
  const updated = await deps.ssoProviders.update(provider.id, changes).catch((error: unknown) => {
    throw error instanceof SsoProviderConflict ? conflict() : error;
  });
  if (!updated) throw ssoProviderNotFound();
  deps.logger.info({ sso_provider_id: provider.id }, 'sso.provider.updated');
  return updated;
}

const mismatch = ({ entity_id: expected }: SsoProvider, given: string) =>
  new IdentityError(
    400,
    'saml_entity_id_mismatch',
    `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${expected}' but got '${given}'`,
  );
