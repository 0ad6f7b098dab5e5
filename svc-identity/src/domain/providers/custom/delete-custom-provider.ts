import type { Logger } from '@sabi/service-kit/logger';
import { assertIdentifier } from './custom-provider-input';
import type { CustomProviderRepository } from './custom-provider-repository';
import { customProviderNotFound } from './get-custom-provider';

/**
 * Removes a provider. Accounts keep its identities, which no longer sign in.
 * @throws {IdentityError} custom_provider_not_found, validation_failed
 */
export async function deleteCustomProvider(
  { identifier }: { identifier: string },
  { customProviders, logger }: { customProviders: CustomProviderRepository; logger: Logger },
): Promise<void> {
  assertIdentifier(identifier);
  if (!(await customProviders.remove(identifier))) throw customProviderNotFound();
  logger.info({ provider: identifier }, 'provider.deleted');
}
