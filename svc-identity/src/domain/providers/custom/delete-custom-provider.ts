import type { Ports } from '../../ports/ports';
import { assertIdentifier } from './custom-provider-input';
import { customProviderNotFound } from './get-custom-provider';

/**
 * Nobody signs in by it any more. Accounts keep the identities they have of it.
 * @throws {IdentityError} custom_provider_not_found, validation_failed
 */
export async function deleteCustomProvider(
  { identifier }: { identifier: string },
  { customProviders, logger }: Pick<Ports, 'customProviders' | 'logger'>,
): Promise<void> {
  assertIdentifier(identifier);
  if (!(await customProviders.remove(identifier))) throw customProviderNotFound();
  logger.info({ provider: identifier }, 'provider.deleted');
}
