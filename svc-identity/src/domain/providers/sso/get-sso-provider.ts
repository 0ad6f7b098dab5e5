import { z } from 'zod';
import { IdentityError } from '../../errors/identity-error';
import type { SsoProvider } from '../sso-provider';
import type { SsoProviderRepository } from './sso-provider-repository';

const resourcePrefix = 'resource_';

export const ssoProviderNotFound = () =>
  new IdentityError(404, 'sso_provider_not_found', 'SSO Identity Provider not found');

/**
 * @param input.key an id, or `resource_` and the administrator's name
 * @throws {IdentityError} sso_provider_not_found
 */
export async function getSsoProvider(
  { key }: { key: string },
  { ssoProviders }: { ssoProviders: SsoProviderRepository },
): Promise<SsoProvider> {
  const provider = await find(key, ssoProviders);
  if (!provider) throw ssoProviderNotFound();
  return provider;
}

async function find(key: string, providers: SsoProviderRepository): Promise<SsoProvider | null> {
  if (key.startsWith(resourcePrefix))
    return providers.find({ resource_id: key.slice(resourcePrefix.length) });
  return z.guid().safeParse(key).success ? providers.find({ id: key.toLowerCase() }) : null;
}
