import type { Ports } from '../../ports/ports';
import type { SsoProvider } from '../sso-provider';

/** What is asked for; an empty text asks for nothing in particular. */
export interface SsoProviderListing {
  readonly resourceId: string;
  /** Counts where there is no resource id. */
  readonly resourceIdPrefix: string;
}

/** The providers, without their XML. */
export async function listSsoProviders(
  { resourceId, resourceIdPrefix }: SsoProviderListing,
  { ssoProviders }: Pick<Ports, 'ssoProviders'>,
): Promise<Omit<SsoProvider, 'metadata_xml'>[]> {
  const providers = await ssoProviders.findAll();
  if (resourceId) return providers.filter((provider) => provider.resource_id === resourceId);
  if (!resourceIdPrefix) return providers;
  return providers.filter((provider) => provider.resource_id?.startsWith(resourceIdPrefix));
}
