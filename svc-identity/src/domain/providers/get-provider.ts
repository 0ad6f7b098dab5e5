import type { SecretBox } from '../encryption/secret-box';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { Settings } from '../settings/settings';
import { type CustomProvider, secretContextOf } from './custom-provider';
import type { CustomProviderRepository } from './custom/custom-provider-repository';
import {
  customPrefix,
  isOwnProvider,
  type OwnProviderName,
  type Provider,
  unsupportedProviders,
} from './provider';

export interface GetProviderDependencies {
  readonly settings: Settings;
  readonly customProviders: CustomProviderRepository;
  readonly secretBox: SecretBox;
}
const openIdScopes = ['openid', 'email', 'profile'];
/** Requests a refresh token and account choice at each Google sign-in. */
const offline = { access_type: 'offline', prompt: 'consent' };

/** @throws {IdentityError} validation_failed */
export function getProvider(name: string, deps: GetProviderDependencies): Promise<Provider> {
  return loadProvider(name.toLowerCase(), deps, (reason) =>
    validationFailed(`Unsupported provider: ${reason}`),
  );
}

/** The provider of a callback. @throws {IdentityError} oauth_provider_not_supported */
export function getProviderOfFlow(name: string, deps: GetProviderDependencies): Promise<Provider> {
  return loadProvider(
    name,
    deps,
    (reason) => new IdentityError(400, 'oauth_provider_not_supported', `Unsupported provider: ${reason}`),
  );
}

async function loadProvider(
  name: string,
  deps: GetProviderDependencies,
  refuse: (reason: string) => IdentityError,
): Promise<Provider> {
  if (name.startsWith(customPrefix)) return loadCustomProvider(name, deps, refuse);
  if (unsupportedProviders.includes(name)) throw refuse('provider is not enabled');
  if (!isOwnProvider(name)) throw refuse(`Provider ${name} could not be found`);
  const settings = deps.settings.providers[name];
  if (!settings.isEnabled) throw refuse('provider is not enabled');
  if (!settings.clientIds[0]) throw refuse('missing OAuth client ID');
  if (!settings.secret) throw refuse('missing OAuth secret');
  return describeOwn(name, deps);
}

export function describeOwn(name: OwnProviderName, { settings }: { settings: Settings }) {
  const { issuer, clientIds, secret, redirectUri, usesPkce, usesNonce } = settings.providers[name];
  return {
    protocol: 'oidc',
    name,
    issuer,
    discoveryUrl: null,
    clientId: clientIds[0] ?? '',
    acceptedClientIds: clientIds,
    secret,
    redirectUri,
    scopes: openIdScopes,
    usesPkce,
    usesNonce,
    parameters: name === 'google' ? offline : {},
    isEmailOptional: false,
    attributeMapping: {},
    allowedClaims: [],
  } as const satisfies Provider;
}

async function loadCustomProvider(
  name: string,
  deps: GetProviderDependencies,
  refuse: (reason: string) => IdentityError,
): Promise<Provider> {
  if (!deps.settings.providers.areCustomEnabled) throw refuse('custom OAuth providers are disabled');
  const custom = await deps.customProviders.find(name);
  if (!custom) throw refuse(`custom provider ${name} not found`);
  if (!custom.enabled) throw refuse(`custom provider ${name} is disabled`);
  return describeCustom(custom, deps);
}

export function describeCustom(
  custom: CustomProvider,
  { settings, secretBox }: { settings: Settings; secretBox: SecretBox },
): Provider {
  const known = {
    name: custom.identifier,
    clientId: custom.client_id,
    secret: secretBox.open(custom.client_secret, secretContextOf(custom)),
    redirectUri: `${settings.externalUrl}/callback`,
    scopes: custom.scopes,
    usesPkce: custom.pkce_enabled,
    parameters: custom.authorization_params,
    isEmailOptional: custom.email_optional,
    attributeMapping: custom.attribute_mapping,
    allowedClaims: custom.custom_claims_allowlist,
  };
  if (custom.provider_type === 'oauth2') {
    return {
      ...known,
      protocol: 'oauth2',
      authorizationUrl: custom.authorization_url ?? '',
      tokenUrl: custom.token_url ?? '',
      userInfoUrl: custom.userinfo_url ?? '',
    };
  }
  return {
    ...known,
    protocol: 'oidc',
    issuer: custom.issuer ?? '',
    discoveryUrl: custom.discovery_url,
    usesNonce: !custom.skip_nonce_check,
    acceptedClientIds: [custom.client_id, ...custom.acceptable_client_ids],
  };
}
