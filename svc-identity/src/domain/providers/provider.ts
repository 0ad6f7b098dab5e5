/** Common data of providers. */
interface ProviderBase {
  /** `google`, `linkedin_oidc` or `custom:<name>`. */
  readonly name: string;
  readonly clientId: string;
  readonly secret: string;
  /** Callback address. */
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly usesPkce: boolean;
  /** Sent with every authorization request. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly isEmailOptional: boolean;
  /** Our field → the provider's field. */
  readonly attributeMapping: Readonly<Record<string, string>>;
  /** Claims stored with the account. */
  readonly allowedClaims: readonly string[];
}

/** An OpenID Connect provider. */
export interface OpenIdProvider extends ProviderBase {
  readonly protocol: 'oidc';
  readonly issuer: string;
  /** Discovery document, unless under the issuer. */
  readonly discoveryUrl: string | null;
  /** Whether its ID tokens contain the requested nonce. */
  readonly usesNonce: boolean;
  /** Accepted audiences: our application and others of its owner. */
  readonly acceptedClientIds: readonly string[];
}

/** A provider without ID tokens, whose own endpoint describes the user. */
export interface OAuth2Provider extends ProviderBase {
  readonly protocol: 'oauth2';
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
}

export type Provider = OpenIdProvider | OAuth2Provider;

/** Providers configured by settings. */
export const ownProviders = ['google', 'linkedin_oidc'] as const;
export type OwnProviderName = (typeof ownProviders)[number];

export const customPrefix = 'custom:';

/** Providers of GoTrue that are not supported here, in its order. */
export const unsupportedProviders: readonly string[] = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'snapchat',
  'figma',
  'fly',
  'github',
  'gitlab',
  'keycloak',
  'kakao',
  'linkedin',
  'notion',
  'spotify',
  'slack',
  'slack_oidc',
  'workos',
  'twitch',
  'twitter',
  'vercel_marketplace',
  'x',
  'zoom',
];

export function isOwnProvider(name: string): name is OwnProviderName {
  return ownProviders.some((own) => own === name);
}
