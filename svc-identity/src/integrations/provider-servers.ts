import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as client from 'openid-client';
import type { GuardedFetch } from '../domain/providers/guarded-fetch';
import type { OpenIdClient } from '../domain/providers/open-id-client';
import type { OpenIdProvider, Provider } from '../domain/providers/provider';
import { ProviderUnavailable } from '../domain/providers/provider-errors';

export interface ProviderServers extends Pick<OpenIdClient, 'discover'> {
  /** OpenID Connect client of a provider, cached for an hour. @throws {ProviderUnavailable} */
  configure(provider: Provider): Promise<client.Configuration>;
}

/** Timeout of each request to a provider. */
export const timeoutSeconds = 5;
/** Accepted clock difference in seconds. */
export const tolerance = 30;
export const cacheLimits = { max: 200, ttl: 3_600_000 };

export function createProviderServers(
  guardedFetch: GuardedFetch,
  { arePrivateUrlsAllowed }: { arePrivateUrlsAllowed: boolean },
): ProviderServers {
  const configurations = new LRUCache<string, Promise<client.Configuration>>(cacheLimits);
  const discover: ProviderServers['discover'] = (provider) =>
    discoverServer(provider, guardedFetch, arePrivateUrlsAllowed);
  return {
    discover,
    configure: (provider) => {
      const key = keyOf(provider);
      const known = configurations.get(key);
      if (known) return known;
      const configuring = describe(provider, discover).then((server) =>
        createConfiguration(server, provider, guardedFetch, arePrivateUrlsAllowed),
      );
      configurations.set(key, configuring);
      configuring.catch(() => configurations.delete(key));
      return configuring;
    },
  };
}

/** Cache key, with a hash of the secret. */
function keyOf(provider: Provider): string {
  return createHash('sha256').update(JSON.stringify(provider)).digest('base64');
}

async function describe(
  provider: Provider,
  discover: ProviderServers['discover'],
): Promise<client.ServerMetadata> {
  if (provider.protocol === 'oidc') return discover(provider);
  return {
    issuer: new URL(provider.authorizationUrl).origin,
    authorization_endpoint: provider.authorizationUrl,
    token_endpoint: provider.tokenUrl,
  };
}

async function discoverServer(
  { issuer, discoveryUrl }: Pick<OpenIdProvider, 'issuer' | 'discoveryUrl'>,
  guardedFetch: GuardedFetch,
  arePrivateUrlsAllowed: boolean,
): Promise<client.ServerMetadata> {
  try {
    const found = await client.discovery(
      new URL(discoveryUrl ?? issuer),
      'discovery',
      undefined,
      client.None(),
      {
        timeout: timeoutSeconds,
        [client.customFetch]: guardedFetch,
        ...(arePrivateUrlsAllowed && { execute: [client.allowInsecureRequests] }),
      },
    );
    const server = found.serverMetadata();
    // Exact: another issuer is another provider.
    if (server.issuer !== issuer) throw new Error(`It calls itself ${server.issuer}`);
    return { ...server };
  } catch (error) {
    throw new ProviderUnavailable('The provider could not be discovered', { cause: error });
  }
}

function createConfiguration(
  server: client.ServerMetadata,
  { clientId, secret, protocol }: Provider,
  guardedFetch: GuardedFetch,
  arePrivateUrlsAllowed: boolean,
): client.Configuration {
  // In the body: LinkedIn's only method, supported by all others.
  const configuration = new client.Configuration(
    server,
    clientId,
    { [client.clockTolerance]: tolerance },
    client.ClientSecretPost(secret),
  );
  configuration.timeout = timeoutSeconds;
  configuration[client.customFetch] = guardedFetch;
  if (arePrivateUrlsAllowed) client.allowInsecureRequests(configuration);
  if (protocol === 'oidc') client.enableNonRepudiationChecks(configuration); // verifies the signature, not only the connection
  return configuration;
}
