import type { JWTPayload } from 'jose';
import type { ServerMetadata } from 'openid-client';
import type { ProviderTokens } from '../sign-in-flows/flow-state';
import type { OpenIdProvider, Provider } from './provider';
import type { Claims } from './provider-profile';

export interface ProviderAnswer {
  readonly claims: Claims;
  readonly tokens: ProviderTokens;
}

export interface CodeExchange {
  /** Query of the callback. */
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
}

export interface OpenIdClient {
  /** Fetches the provider's discovery document. @throws {ProviderUnavailable} */
  discover(provider: Pick<OpenIdProvider, 'issuer' | 'discoveryUrl'>): Promise<ServerMetadata>;
  /** The browser's redirect to the provider. @throws {ProviderUnavailable} */
  buildAuthorizationUrl(provider: Provider, parameters: Readonly<Record<string, string>>): Promise<string>;
  /**
   * Exchanges the code for the user's claims, checking issuer, audience, times, signature, nonce and state.
   * @throws {ProviderAnswerRefused}
   */
  exchangeCode(provider: Provider, exchange: CodeExchange): Promise<ProviderAnswer>;
  /**
   * Verifies signature, issuer and times of an ID token that an app obtained itself.
   * @throws {ProviderAnswerRefused | ProviderUnavailable}
   */
  verifyIdToken(provider: OpenIdProvider, idToken: string): Promise<JWTPayload & { readonly iss: string }>;
}
