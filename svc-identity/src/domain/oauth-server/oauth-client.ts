import type {
  oauthClientAuthMethods,
  oauthClientTypes,
  oauthGrantTypes,
} from '@sabi/contracts/http/identity/oauth-server-shapes';

export type OAuthClientType = (typeof oauthClientTypes)[number];
export type OAuthClientAuthMethod = (typeof oauthClientAuthMethods)[number];
export type OAuthGrantType = (typeof oauthGrantTypes)[number];

/** An application that lets people sign in by their account here. */
export interface OAuthClient {
  readonly id: string;
  /** null for a public client, which can keep no secret. */
  readonly secret_hash: string | null;
  readonly client_type: OAuthClientType;
  /** The one way it says who it is. */
  readonly token_endpoint_auth_method: OAuthClientAuthMethod;
  /** Where a browser may be sent back to; compared character by character. */
  readonly redirect_uris: readonly string[];
  readonly grant_types: readonly OAuthGrantType[];
  readonly client_name: string | null;
  readonly client_uri: string | null;
  readonly logo_uri: string | null;
  /** `dynamic` where it registered itself. */
  readonly registration_type: 'dynamic' | 'manual';
  readonly created_at: Date;
  readonly updated_at: Date;
}
