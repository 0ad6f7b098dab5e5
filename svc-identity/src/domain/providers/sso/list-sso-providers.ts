import type { SsoProvider } from '../sso-provider';
import type { SsoProviderRepository } from './sso-provider-repository';

/** Filters; an empty text disables one. */
export interface SsoProviderListing {
  readonly resourceId: string;
  /** Ignored with a resource id. */
  readonly resourceIdPrefix: string;
}

/** The providers, without their XML. */
export async function listSsoProviders(
  { resourceId, resourceIdPrefix }: SsoProviderListing,
  { ssoProviders }: { ssoProviders: SsoProviderRepository },
): Promise<Omit<SsoProvider, 'metadata_xml'>[]> {
  const providers = await ssoProviders.findAll();
  if (resourceId) return providers.filter((provider) => provider.resource_id === resourceId);
  if (!resourceIdPrefix) return providers;
  return providers.filter((provider) => provider.resource_id?.startsWith(resourceIdPrefix));
}
