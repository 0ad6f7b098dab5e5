import { validationFailed } from '../../errors/common-errors';
import type { CustomProvider } from '../custom-provider';
import type { CustomProviderRepository } from './custom-provider-repository';

/** All providers, or those of a type. @throws {IdentityError} validation_failed */
export async function listCustomProviders(
  { type }: { type: string },
  { customProviders }: { customProviders: CustomProviderRepository },
): Promise<CustomProvider[]> {
  if (type && type !== 'oauth2' && type !== 'oidc') {
    throw validationFailed("type must be either 'oauth2' or 'oidc'");
  }
  return customProviders.findAll((type || null) as CustomProvider['provider_type'] | null);
}
