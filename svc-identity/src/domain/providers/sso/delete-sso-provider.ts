import type { Logger } from '@sabi/service-kit/logger';
import type { SsoProvider } from '../sso-provider';
import { getSsoProvider, ssoProviderNotFound } from './get-sso-provider';
import type { SsoProviderRepository } from './sso-provider-repository';

/** @returns the removed provider @throws {IdentityError} sso_provider_not_found */
export async function deleteSsoProvider(
  input: { key: string },
  deps: { ssoProviders: SsoProviderRepository; logger: Logger },
): Promise<SsoProvider> {
  const provider = await getSsoProvider(input, deps);
  if (!(await deps.ssoProviders.remove(provider.id))) throw ssoProviderNotFound();
  deps.logger.info({ sso_provider_id: provider.id }, 'sso.provider.deleted');
  return provider;
}
