import type { Ports } from '../../ports/all-ports';
import type { SsoProvider } from '../sso-provider';
import { getSsoProvider, ssoProviderNotFound } from './get-sso-provider';

/** @returns the removed provider @throws {IdentityError} sso_provider_not_found */
export async function deleteSsoProvider(
  input: { key: string },
  deps: Pick<Ports, 'ssoProviders' | 'logger'>,
): Promise<SsoProvider> {
  const provider = await getSsoProvider(input, deps);
  if (!(await deps.ssoProviders.remove(provider.id))) throw ssoProviderNotFound();
  deps.logger.info({ sso_provider_id: provider.id }, 'sso.provider.deleted');
  return provider;
}
