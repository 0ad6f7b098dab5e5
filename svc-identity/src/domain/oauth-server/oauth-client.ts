import type {
  oauthClientAuthMethods,
  oauthClientTypes,
  oauthGrantTypes,
} from '@sabi/contracts/http/identity/oauth-server-shapes';

export type OAuthClientType = (typeof oauthClientTypes)[number];
export type OAuthClientAuthMethod = (typeof oauthClientAuthMethods)[number];
export type OAuthGrantType = (typeof oauthGrantTypes)[number];

/** An application that users sign in to with their account. */
export interface OAuthClient {
  readonly id: string;
  /** null for a public client. */
  readonly secret_hash: string | null;
  readonly client_type: OAuthClientType;
  /** Its only authentication method. */
  readonly token_endpoint_auth_method: OAuthClientAuthMethod;
  /** Redirect addresses, compared exactly. */
  readonly redirect_uris: readonly string[];
  readonly grant_types: readonly OAuthGrantType[];
  readonly client_name: string | null;
  readonly client_uri: string | null;
  readonly logo_uri: string | null;
  /** `dynamic` for a self-registration. */
  readonly registration_type: 'dynamic' | 'manual';
  readonly created_at: Date;
  readonly updated_at: Date;
}
