import type { Logger } from '@sabi/service-kit/logger';
import { validationFailed } from '../../errors/common-errors';
import type { CustomProvider } from '../custom-provider';
import type { OpenIdClient } from '../open-id-client';
import { ProviderUnavailable } from '../provider-errors';

const requiredFields = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;

/** Detects a wrong issuer at configuration. @throws {IdentityError} validation_failed */
export async function assertDiscoverable(
  { provider_type: type, issuer, discovery_url: discoveryUrl }: CustomProvider,
  { openIdClient, logger }: { openIdClient: OpenIdClient; logger: Logger },
): Promise<void> {
  if (type !== 'oidc' || !issuer) return;
  try {
    const server = await openIdClient.discover({ issuer, discoveryUrl });
    const missing = requiredFields.filter((field) => !server[field]);
    if (missing.length > 0) {
      throw validationFailed(`OIDC discovery document is missing required fields: ${missing.join(', ')}`);
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    // Only logged: a response would reveal reachable hosts.
    logger.warn({ err: error.cause, issuer }, 'provider.discovery.failed');
    throw validationFailed(`OIDC discovery from ${JSON.stringify(discoveryUrl ?? issuer)} failed`);
  }
}
