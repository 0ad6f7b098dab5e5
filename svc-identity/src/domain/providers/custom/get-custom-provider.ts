import { IdentityError } from '../../errors/identity-error';
import type { CustomProvider } from '../custom-provider';
import { assertIdentifier } from './custom-provider-input';
import type { CustomProviderRepository } from './custom-provider-repository';

export const customProviderNotFound = () =>
  new IdentityError(404, 'custom_provider_not_found', 'Custom OAuth provider not found');

/** @throws {IdentityError} custom_provider_not_found, validation_failed */
export async function getCustomProvider(
  { identifier }: { identifier: string },
  { customProviders }: { customProviders: CustomProviderRepository },
): Promise<CustomProvider> {
  assertIdentifier(identifier);
  const provider = await customProviders.find(identifier);
  if (!provider) throw customProviderNotFound();
  return provider;
}
