import { randomUUID } from 'node:crypto';
import type { Logger } from '@sabi/service-kit/logger';
import { validationFailed } from '../../errors/common-errors';
import { IdentityError } from '../../errors/identity-error';
import type { Settings } from '../../settings/settings';
import type { GuardedFetch } from '../guarded-fetch';
import type { SsoProvider } from '../sso-provider';
import { assertDomainsFree } from './assert-domains-free';
import {
  assertSsoProviderInput,
  loadSamlMetadata,
  parseDomains,
  type SsoProviderInput,
} from './sso-provider-input';
import { SsoProviderConflict, type SsoProviderRepository } from './sso-provider-repository';

interface CreateSsoProviderDependencies {
  readonly ssoProviders: SsoProviderRepository;
  readonly guardedFetch: GuardedFetch;
  readonly settings: Settings;
  readonly logger: Logger;
}

/**
 * Stores the metadata of an organisation's provider.
 * @throws {IdentityError} validation_failed, saml_metadata_fetch_failed, saml_idp_already_exists,
 * sso_domain_already_exists, conflict
 */
export async function createSsoProvider(
  input: SsoProviderInput,
  deps: CreateSsoProviderDependencies,
): Promise<SsoProvider> {
  assertSsoProviderInput(input, { isNew: true });
  const domains = parseDomains(input.domains ?? []);
  const metadata = await loadSamlMetadata(input, deps);
  if (!metadata) throw validationFailed('Either metadata_xml or metadata_url must be set');
  if (await deps.ssoProviders.find({ entity_id: metadata.entity_id }))
    throw alreadyExists(metadata.entity_id);
  await assertDomainsFree({ domains }, deps);
  const now = new Date();
  const provider: SsoProvider = {
    ...metadata,
    id: randomUUID(),
    resource_id: input.resourceId || null,
    disabled: input.disabled ?? false,
    attribute_mapping: input.attributeMapping ?? {},
    name_id_format: input.nameIdFormat || null,
    domains,
    created_at: now,
    updated_at: now,
  };
  await deps.ssoProviders.insert(provider).catch((error: unknown) => {
    throw error instanceof SsoProviderConflict ? conflict() : error;
  });
  deps.logger.info({ sso_provider_id: provider.id }, 'sso.provider.created');
  return provider;
}

const alreadyExists = (entityId: string) =>
  new IdentityError(
    422,
    'saml_idp_already_exists',
    `SAML Identity Provider with this EntityID (${entityId}) already exists`,
  );

/** A concurrent request won, or the resource id is taken. */
export const conflict = () =>
  new IdentityError(422, 'conflict', 'Updating SSO provider failed, likely due to a conflict. Try again?');
