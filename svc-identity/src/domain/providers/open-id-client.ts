import type { JWTPayload } from 'jose';
import type { ServerMetadata } from 'openid-client';
import type { ProviderTokens } from '../flows/flow-state';
import type { OpenIdProvider, Provider } from './provider';
import type { Claims } from './provider-profile';

export interface ProviderAnswer {
  readonly claims: Claims;
  readonly tokens: ProviderTokens;
}

export interface CodeExchange {
  /** The query that the browser came back with. */
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
}

export interface OpenIdClient {
  /** What the provider says about itself, asked now. @throws {ProviderUnavailable} */
  discover(provider: Pick<OpenIdProvider, 'issuer' | 'discoveryUrl'>): Promise<ServerMetadata>;
  /** Where to send a browser. @throws {ProviderUnavailable} */
  buildAuthorizationUrl(provider: Provider, parameters: Readonly<Record<string, string>>): Promise<string>;
  /**
   * Who came back. Issuer, audience, times, signature, nonce and state are checked, each exactly.
   * @throws {ProviderAnswerRefused}
   */
  exchangeCode(provider: Provider, exchange: CodeExchange): Promise<ProviderAnswer>;
  /** Signature, issuer and times of an ID token that came another way. @throws {ProviderAnswerRefused | ProviderUnavailable} */
  verifyIdToken(provider: OpenIdProvider, idToken: string): Promise<JWTPayload & { readonly iss: string }>;
}
