/** What is known of every provider that accounts may be entered by. */
interface ProviderBase {
  /** `google`, `linkedin_oidc` or `custom:<name>`. */
  readonly name: string;
  readonly clientId: string;
  readonly secret: string;
  /** Where it sends browsers back to. */
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly usesPkce: boolean;
  /** Sent along whenever somebody leaves for it. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly isEmailOptional: boolean;
  /** Name of ours → name of the provider's. */
  readonly attributeMapping: Readonly<Record<string, string>>;
  /** Claims of the provider that an account keeps as they are. */
  readonly allowedClaims: readonly string[];
}

/** One that speaks OpenID Connect. */
export interface OpenIdProvider extends ProviderBase {
  readonly protocol: 'oidc';
  readonly issuer: string;
  /** Where its description is, where that is not under the issuer. */
  readonly discoveryUrl: string | null;
  /** Whether its ID tokens return the nonce they were asked with. */
  readonly usesNonce: boolean;
  /** Applications whose ID tokens are taken: ours, and others of the same owner. */
  readonly acceptedClientIds: readonly string[];
}

/** One that knows no ID tokens: who came back is asked from its own endpoint. */
export interface OAuth2Provider extends ProviderBase {
  readonly protocol: 'oauth2';
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
}

export type Provider = OpenIdProvider | OAuth2Provider;

/** The ones of the settings. */
export const ownProviders = ['google', 'linkedin_oidc'] as const;
export type OwnProviderName = (typeof ownProviders)[number];

export const customPrefix = 'custom:';

/** Others that GoTrue has and this server has not, in its order. */
export const foreignProviders: readonly string[] = [
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
