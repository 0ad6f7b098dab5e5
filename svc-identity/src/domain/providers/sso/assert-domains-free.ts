import { IdentityError } from '../../errors/identity-error';
import type { SsoProviderRepository } from './sso-provider-repository';

/** @throws {IdentityError} sso_domain_already_exists */
export async function assertDomainsFree(
  { domains, ownerId }: { domains: readonly string[]; ownerId?: string },
  { ssoProviders }: { ssoProviders: SsoProviderRepository },
): Promise<void> {
  for (const domain of domains) {
    const holder = await ssoProviders.find({ domain });
    if (holder && holder.id !== ownerId) {
      throw new IdentityError(
        400,
        'sso_domain_already_exists',
        ownerId
          ? `SSO domain '${domain}' already assigned to another provider (${holder.id})`
          : `SSO Domain '${domain}' is already assigned to an SSO identity provider (${holder.id})`,
      );
    }
  }
}
