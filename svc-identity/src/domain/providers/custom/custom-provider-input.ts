import { validationFailed } from '../../errors/common-errors';
import type { FetchRules } from '../fetch-rules';
import { customPrefix } from '../provider';
import { assertProviderUrl } from './provider-url';

/** Fields of a provider from an administrator; undefined: unchanged. */
export interface CustomProviderInput {
  readonly name?: string | undefined;
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  readonly acceptableClientIds?: readonly string[] | undefined;
  readonly scopes?: readonly string[] | undefined;
  readonly pkceEnabled?: boolean | undefined;
  readonly attributeMapping?: Readonly<Record<string, unknown>> | undefined;
  readonly authorizationParams?: Readonly<Record<string, unknown>> | undefined;
  readonly customClaimsAllowlist?: readonly string[] | undefined;
  readonly enabled?: boolean | undefined;
  readonly emailOptional?: boolean | undefined;
  readonly issuer?: string | undefined;
  readonly discoveryUrl?: string | undefined;
  readonly skipNonceCheck?: boolean | undefined;
  readonly authorizationUrl?: string | undefined;
  readonly tokenUrl?: string | undefined;
  readonly userinfoUrl?: string | undefined;
  readonly jwksUri?: string | undefined;
}

const maxEntries = 50;
const maxLength = 500;
const identifierPattern = /^custom:[a-z0-9][a-z0-9_:.-]{0,99}$/;

const reservedParameters = [
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'nonce',
  'scope',
];

/** Fields of an account that only this server sets. */
const protectedFields = [
  'id',
  'aud',
  'role',
  'app_metadata',
  'created_at',
  'updated_at',
  'confirmed_at',
  'email_confirmed_at',
  'phone_confirmed_at',
  'email_verified',
  'phone_verified',
  'banned_until',
  'is_super_admin',
];

/** @throws {IdentityError} validation_failed */
export function assertIdentifier(identifier: string): void {
  if (!identifier) throw validationFailed('identifier is required');
  if (!identifier.startsWith(customPrefix)) {
    throw validationFailed(
      `identifier must start with 'custom:' prefix, e.g. 'custom:${identifier.slice(0, maxLength)}'`,
    );
  }
  if (!identifierPattern.test(identifier)) {
    throw validationFailed('identifier may have lower-case letters, digits and _ : . - after its prefix');
  }
}

/** Checks common to creation and change. @throws {IdentityError} validation_failed */
export function assertCustomProviderInput(input: CustomProviderInput, rules: FetchRules): void {
  assertParameters(input.authorizationParams ?? {});
  assertMapping(input.attributeMapping ?? {});
  const lists = [input.scopes, input.acceptableClientIds, input.customClaimsAllowlist];
  if (
    lists.some((list) => list && (list.length > maxEntries || list.some((entry) => entry.length > maxLength)))
  ) {
    throw validationFailed(`Lists may have ${maxEntries} entries of ${maxLength} characters`);
  }
  if (input.customClaimsAllowlist?.some((claim) => claim.trim() === '')) {
    throw validationFailed('custom_claims_allowlist entries must be non-empty strings');
  }
  const { issuer, discoveryUrl, authorizationUrl, tokenUrl, userinfoUrl, jwksUri } = input;
  for (const url of [issuer, discoveryUrl, authorizationUrl, tokenUrl, userinfoUrl, jwksUri]) {
    if (url) assertProviderUrl(url, rules);
  }
}

function assertParameters(parameters: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(parameters)) {
    if (reservedParameters.includes(key.toLowerCase()))
      throw validationFailed(`Cannot override reserved OAuth parameter: ${key}`);
    if (typeof value !== 'string')
      throw validationFailed(`Authorization parameter ${JSON.stringify(key)} must be a string`);
  }
}

function assertMapping(mapping: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(mapping)) {
    if (protectedFields.includes(key)) throw validationFailed(`Cannot map to protected system field: ${key}`);
    if (typeof value !== 'string')
      throw validationFailed(`Attribute mapping ${JSON.stringify(key)} must be a string`);
  }
}
