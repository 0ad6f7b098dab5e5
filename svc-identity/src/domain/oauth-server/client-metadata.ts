import {
  oauthClientAuthMethods,
  oauthClientTypes,
  oauthGrantTypes,
} from '@sabi/contracts/http/identity/oauth-server-shapes';
import type { OAuthClientAuthMethod, OAuthClientType } from './oauth-client';
import { findRedirectUriFault } from './redirect-uri';

/** Unvalidated metadata of an application; null and undefined are absent. */
export interface ClientMetadata {
  readonly client_name?: string | null | undefined;
  readonly redirect_uris?: readonly string[] | null | undefined;
  readonly grant_types?: readonly string[] | null | undefined;
  readonly client_uri?: string | null | undefined;
  readonly logo_uri?: string | null | undefined;
  readonly client_type?: string | null | undefined;
  readonly token_endpoint_auth_method?: string | null | undefined;
}

const maxRedirectUris = 10;
const maxNameLength = 1024;
const maxUriLength = 2048;

/** The first fault in GoTrue's words; undefined for none. */
export function findMetadataFault(metadata: ClientMetadata): string | undefined {
  return (
    findRedirectUrisFault(metadata.redirect_uris) ??
    findGrantTypesFault(metadata.grant_types) ??
    findNameFault(metadata.client_name) ??
    findPageFault('client_uri', metadata.client_uri) ??
    findPageFault('logo_uri', metadata.logo_uri) ??
    findAuthenticationFault(metadata)
  );
}

/** Authentication methods allowed for a client type. */
export function authMethodsOf(type: OAuthClientType): readonly OAuthClientAuthMethod[] {
  return oauthClientAuthMethods.filter((method) => typeOf(method) === type);
}

export function typeOf(method: OAuthClientAuthMethod): OAuthClientType {
  return method === 'none' ? 'public' : 'confidential';
}

function findRedirectUrisFault(uris: ClientMetadata['redirect_uris']): string | undefined {
  if (!uris) return undefined;
  if (uris.length === 0) return 'redirect_uris cannot be empty';
  if (uris.length > maxRedirectUris) return `redirect_uris cannot exceed ${maxRedirectUris} items`;
  for (const uri of uris) {
    const fault = findRedirectUriFault(uri);
    if (fault) return `invalid redirect_uri '${uri}': ${fault}`;
  }
  return undefined;
}

function findGrantTypesFault(types: ClientMetadata['grant_types']): string | undefined {
  if (!types) return undefined;
  if (types.length === 0) return 'grant_types cannot be empty';
  return types.every((type) => isOneOf(oauthGrantTypes, type))
    ? undefined
    : "grant_types must only contain 'authorization_code' and/or 'refresh_token'";
}

function findNameFault(name: ClientMetadata['client_name']): string | undefined {
  return name && name.length > maxNameLength
    ? `client_name cannot exceed ${maxNameLength} characters`
    : undefined;
}

/** Shown as a link or an image on the consent page. */
function findPageFault(field: string, uri: string | null | undefined): string | undefined {
  if (!uri) return undefined;
  if (uri.length > maxUriLength) return `${field} cannot exceed ${maxUriLength} characters`;
  const isPage = URL.canParse(uri) && /^https?:$/.test(new URL(uri).protocol);
  return isPage ? undefined : `${field} must be a valid URL`;
}

function findAuthenticationFault(metadata: ClientMetadata): string | undefined {
  const { client_type: type, token_endpoint_auth_method: method } = metadata;
  if (type && !isOneOf(oauthClientTypes, type)) return "client_type must be 'public' or 'confidential'";
  if (!method) return undefined;
  if (!isOneOf(oauthClientAuthMethods, method))
    return `token_endpoint_auth_method must be one of: [${oauthClientAuthMethods.join(' ')}]`;
  if (!type || type === typeOf(method)) return undefined;
  return `client_type '${type}' is inconsistent with token_endpoint_auth_method '${method}' (expected client_type '${typeOf(method)}')`;
}

export function isOneOf<T extends string>(values: readonly T[], value: string): value is T {
  return (values as readonly string[]).includes(value);
}
