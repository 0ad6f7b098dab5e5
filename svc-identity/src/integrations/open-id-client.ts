import {
  createRemoteJWKSet,
  customFetch as joseFetch,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
} from 'jose';
import { LRUCache } from 'lru-cache';
import * as client from 'openid-client';
import type { GuardedFetch } from '../domain/providers/guarded-fetch';
import type { CodeExchange, OpenIdClient, ProviderAnswer } from '../domain/providers/open-id-client';
import type { OAuth2Provider, Provider } from '../domain/providers/provider';
import type { Claims } from '../domain/providers/provider-profile';
import { ProviderAnswerRefused, ProviderUnavailable } from '../domain/providers/provider-errors';
import { cacheLimits, createProviderServers, timeoutSeconds, tolerance } from './provider-servers';

const tokenAlgorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];

type KeySet = ReturnType<typeof createRemoteJWKSet>;

/** Caches providers' discovery documents and keys for an hour; fetches all by `guardedFetch`. */
export function createOpenIdClient(
  guardedFetch: GuardedFetch,
  rules: { arePrivateUrlsAllowed: boolean },
): OpenIdClient {
  const { discover, configure } = createProviderServers(guardedFetch, rules);
  const keySets = new LRUCache<string, KeySet>(cacheLimits);
  return {
    discover,
    buildAuthorizationUrl: async (provider, parameters) =>
      client.buildAuthorizationUrl(await configure(provider), {
        redirect_uri: provider.redirectUri,
        scope: provider.scopes.join(' '),
        ...parameters,
      }).href,
    exchangeCode: async (provider, exchange) => {
      const configuration = await configure(provider);
      try {
        return await exchangeCode(configuration, provider, exchange);
      } catch (error) {
        throw new ProviderAnswerRefused('The code could not be exchanged', { cause: error });
      }
    },
    verifyIdToken: async (provider, idToken) => {
      assertIsToken(idToken);
      const { jwks_uri: keysUrl = '' } = (await configure(provider)).serverMetadata();
      try {
        const keys = keySets.get(keysUrl) ?? createKeySet(keysUrl, guardedFetch);
        if (!keySets.has(keysUrl)) keySets.set(keysUrl, keys);
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: provider.issuer,
          algorithms: tokenAlgorithms,
          clockTolerance: tolerance,
          requiredClaims: ['exp', 'iat'],
        });
        return { ...payload, iss: provider.issuer };
      } catch (error) {
        const isUnavailable = !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout;
        if (isUnavailable) throw new ProviderUnavailable('The keys could not be fetched', { cause: error });
        throw new ProviderAnswerRefused('The ID token is not in order', { cause: error });
      }
    },
  };
}

/** Refuses other texts without fetching the provider's keys. */
function assertIsToken(idToken: string): void {
  try {
    decodeProtectedHeader(idToken);
    decodeJwt(idToken);
  } catch (error) {
    throw new ProviderAnswerRefused('The ID token is none', { cause: error });
  }
}

function createKeySet(url: string, guardedFetch: GuardedFetch): KeySet {
  return createRemoteJWKSet(new URL(url), {
    timeoutDuration: timeoutSeconds * 1000,
    [joseFetch]: guardedFetch,
  });
}

async function exchangeCode(
  configuration: client.Configuration,
  provider: Provider,
  { parameters, state, verifier, nonce }: CodeExchange,
): Promise<ProviderAnswer> {
  const cameBackTo = new URL(provider.redirectUri);
  for (const [name, value] of parameters) cameBackTo.searchParams.set(name, value);
  const isOpenId = provider.protocol === 'oidc';
  const tokens = await client.authorizationCodeGrant(
    configuration,
    cameBackTo,
    {
      expectedState: state,
      idTokenExpected: isOpenId,
      ...(provider.usesPkce && { pkceCodeVerifier: verifier }),
      ...(isOpenId && provider.usesNonce && { expectedNonce: nonce }),
    },
    undefined,
  );
  const claims = isOpenId
    ? await completeClaims(configuration, tokens.access_token, tokens.claims() ?? {})
    : await requestUserInfo(configuration, provider, tokens.access_token);
  return {
    claims,
    tokens: {
      accessToken: tokens.access_token,
      ...(tokens.refresh_token && { refreshToken: tokens.refresh_token }),
    },
  };
}

/** Fetches user info if the ID token has no address. */
async function completeClaims(
  configuration: client.Configuration,
  accessToken: string,
  claims: Claims,
): Promise<Claims> {
  const canAsk = configuration.serverMetadata().userinfo_endpoint !== undefined;
  if (claims['email'] !== undefined || !canAsk) return claims;
  const more = await client.fetchUserInfo(configuration, accessToken, String(claims['sub']));
  return { ...more, ...claims };
}

async function requestUserInfo(
  configuration: client.Configuration,
  { userInfoUrl }: OAuth2Provider,
  accessToken: string,
): Promise<Claims> {
  const answer = await client.fetchProtectedResource(configuration, accessToken, new URL(userInfoUrl), 'GET');
  const body: unknown = answer.ok ? await answer.json() : null;
  if (typeof body !== 'object' || body === null) throw new Error('The provider does not say who it is');
  return body as Claims;
}
