import { createHash } from 'node:crypto';
import type { Language } from '@sabi/contracts/language';
import type { Transact } from '@sabi/service-kit/transaction';
import type { JWTPayload } from 'jose';
import type { Caller } from '../authentication/authenticate';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { OAuthError } from '../errors/oauth-error';
import { assertMayManageIdentities } from '../identities/assert-may-manage-identities';
import {
  findOrCreateProviderAccount,
  type FindProviderAccountDependencies,
} from '../identities/find-or-create-provider-account';
import { linkIdentity } from '../identities/link-identity';
import { describeCustom, describeOwn, type GetProviderDependencies } from '../providers/get-provider';
import type { OpenIdClient } from '../providers/open-id-client';
import { customPrefix, type OpenIdProvider } from '../providers/provider';
import { ProviderAnswerRefused, ProviderUnavailable } from '../providers/provider-errors';
import { providerNotResponding } from '../providers/provider-not-responding';
import { readProfile } from '../providers/provider-profile';
import { findUnsupportedIssuer } from '../providers/unsupported-id-tokens';
import { issueSession } from '../session-lifecycle/issue-session';
import type { IssuedSession } from '../session-lifecycle/issued-session';
import { type StartSessionDependencies, startSession } from '../session-lifecycle/start-session';
import type { ClientDescription } from '../sessions/session';
import { runLogin } from './finish-provider-sign-in';

export interface IdTokenSignIn {
  readonly provider: string;
  readonly idToken: string;
  readonly accessToken: string;
  readonly nonce: string;
  readonly clientId: string;
  readonly issuer: string;
  /** Account to link another identity to. */
  readonly linkingCaller: Caller | null;
  readonly language: Language;
  readonly client: ClientDescription;
}

interface IdTokenDependencies
  extends StartSessionDependencies, FindProviderAccountDependencies, GetProviderDependencies {
  readonly openIdClient: OpenIdClient;
  readonly transact: Transact;
}

/**
 * Starts a session by an ID token that an app obtained itself.
 * @throws {OAuthError} about the token
 * @throws {IdentityError} provider_disabled, validation_failed, and errors of findOrCreateProviderAccount
 */
export async function signInWithIdToken(
  input: IdTokenSignIn,
  deps: IdTokenDependencies,
): Promise<IssuedSession> {
  if (!input.idToken) throw invalid('id_token required');
  if (!input.provider && !(input.clientId && input.issuer)) {
    throw invalid('provider or client_id and issuer required');
  }
  if (input.linkingCaller) assertMayManageIdentities(input.linkingCaller);
  const provider = await findProvider(input, deps);
  const claims = await verify(input.idToken, provider, deps);
  assertForUs(claims, provider);
  assertNonce(claims, input.nonce, provider);
  assertBelongsTo(claims, input.accessToken);
  const profile = readProfile(claims, provider, provider.issuer);
  if (!profile) throw invalid('Missing sub claim in id_token');
  const { linkingCaller: caller, language, client } = input;
  const login = { provider, profile, language, ip: client.ip };
  const started = await runLogin(client.ip, deps, async (creation, transaction) => {
    const result = caller
      ? await linkIdentity(caller.user.id, login, creation, transaction)
      : await findOrCreateProviderAccount(login, creation, transaction);
    if ('refusal' in result) return result;
    const { user } = result;
    const signedIn = { user, method: 'oauth', provider: provider.name, client } as const;
    return { outcome: await startSession(signedIn, creation, transaction) };
  });
  return issueSession(started, deps);
}

async function findProvider(input: IdTokenSignIn, deps: IdTokenDependencies): Promise<OpenIdProvider> {
  const { provider, issuer } = input;
  if (provider.startsWith(customPrefix)) return findCustomProvider(provider, deps);
  const { google } = deps.settings.providers;
  if (provider === 'google' || (!provider && issuer === google.issuer)) {
    if (!google.isEnabled) throw disabled(google.issuer);
    return describeOwn('google', deps);
  }
  const unsupportedIssuer = findUnsupportedIssuer(input);
  if (unsupportedIssuer !== undefined) throw disabled(unsupportedIssuer);
  throw validationFailed(`Custom OIDC provider ${JSON.stringify(provider)} not allowed`);
}

async function findCustomProvider(name: string, deps: IdTokenDependencies): Promise<OpenIdProvider> {
  if (!deps.settings.providers.areCustomEnabled) {
    throw validationFailed('Custom OAuth providers are disabled');
  }
  const quoted = JSON.stringify(name);
  const custom = await deps.customProviders.find(name);
  if (!custom) throw validationFailed(`Custom provider ${quoted} not found`);
  if (!custom.enabled) {
    throw new IdentityError(400, 'provider_disabled', `Custom provider ${quoted} is disabled`);
  }
  const provider = describeCustom(custom, deps);
  if (provider.protocol !== 'oidc') throw validationFailed(`Provider ${quoted} is not an OIDC provider`);
  return provider;
}

async function verify(
  idToken: string,
  provider: OpenIdProvider,
  { openIdClient }: { openIdClient: OpenIdClient },
): Promise<JWTPayload> {
  try {
    return await openIdClient.verifyIdToken(provider, idToken);
  } catch (error) {
    if (error instanceof ProviderAnswerRefused) throw invalid('Bad ID token', error);
    throw error instanceof ProviderUnavailable ? providerNotResponding(error) : error;
  }
}

function assertForUs({ aud, azp }: JWTPayload, { acceptedClientIds }: OpenIdProvider): void {
  const audiences = [aud ?? []].flat();
  const isAccepted = (id: unknown) => acceptedClientIds.some((accepted) => accepted === id);
  // A token with several audiences names its recipient.
  if (audiences.some(isAccepted) && (audiences.length === 1 || isAccepted(azp))) return;
  throw invalid(`Unacceptable audience in id_token: [${audiences.join(' ')}]`);
}

/** The app sends the provider a hash of this nonce. */
function assertNonce({ nonce }: JWTPayload, given: string, { usesNonce }: OpenIdProvider): void {
  if (!usesNonce) return;
  if (!nonce !== !given) {
    throw invalid('Passed nonce and nonce in id_token should either both exist or not.');
  }
  if (given && createHash('sha256').update(given).digest('hex') !== nonce) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch');
  }
}

/** `at_hash`: half a hash of the access token issued together (OpenID Connect Core 3.1.3.6). */
function assertBelongsTo({ at_hash: expected }: JWTPayload, accessToken: string): void {
  if (!accessToken || typeof expected !== 'string') return;
  const hashes = ['sha256', 'sha384', 'sha512'].map((algorithm) => {
    const digest = createHash(algorithm).update(accessToken).digest();
    return digest.subarray(0, digest.length / 2).toString('base64url');
  });
  if (!hashes.includes(expected)) throw invalid('Bad ID token');
}

const disabled = (issuer: string) =>
  new IdentityError(400, 'provider_disabled', `Provider (issuer ${JSON.stringify(issuer)}) is not enabled`);

const invalid = (description: string, cause?: unknown) =>
  new OAuthError('invalid request', description, { cause });
