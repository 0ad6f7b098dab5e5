import { createHash, randomUUID } from 'node:crypto';
import type { Caller } from '../authentication/authenticate';
import { IdentityError } from '../errors/identity-error';
import { hashLinkToken } from '../one-time-tokens/one-time-token';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import { getProvider, type GetProviderDependencies } from '../providers/get-provider';
import type { OpenIdClient } from '../providers/open-id-client';
import type { Provider } from '../providers/provider';
import { ProviderUnavailable } from '../providers/provider-errors';
import { providerNotResponding } from '../providers/provider-not-responding';
import { deriveFlowSecret, hashBrowserKey } from '../sign-in-flows/browser-key';
import type { FlowStateRepository } from '../sign-in-flows/flow-state-repository';
import { parsePkce, type PkceParameters } from '../sign-in-flows/pkce';
import { startFlow } from '../sign-in-flows/start-flow';

export interface ProviderSignIn extends PkceParameters {
  readonly provider: string;
  /** Scopes added to the provider's defaults, separated by blanks or commas. */
  readonly scopes: string;
  /** Parameters for the provider's authorization endpoint. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Validated final target of the browser. */
  readonly redirectTo: string;
  readonly inviteToken: string;
  /** See flows/browser-key.ts. */
  readonly browserKey: string;
  /** Account to link another identity to. */
  readonly linking?: Caller;
}

export interface ProviderRedirectDependencies extends GetProviderDependencies {
  readonly flowStates: FlowStateRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly openIdClient: OpenIdClient;
}
/** Parameters set by this server or meant for it. */
const reservedParameters = new Set([
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'nonce',
  'scope',
  'scopes',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'request',
  'request_uri',
  'claims',
  'provider',
  'invite_token',
  'redirect_to',
  'skip_http_redirect',
]);

/**
 * Starts a sign-in at a provider. The flow is bound to the browser, and the provider's answer to the flow by
 * PKCE and nonce.
 * @returns the browser's redirect
 * @throws {IdentityError} validation_failed, user_not_found; unexpected_failure (503) while the provider is
 * unavailable
 */
export async function beginProviderSignIn(
  input: ProviderSignIn,
  deps: ProviderRedirectDependencies,
): Promise<string> {
  const provider = await getProvider(input.provider, deps);
  const invitation = input.inviteToken ? await findInvitation(input.inviteToken, deps) : null;
  const pkce = parsePkce(input, deps.settings);
  const id = randomUUID();
  const url = await buildUrl(id, provider, input, deps); // first, so that an unavailable provider stores nothing
  await startFlow(
    {
      id,
      authentication_method: 'oauth',
      provider_type: provider.name,
      redirect_to: input.redirectTo,
      code_challenge: pkce?.challenge ?? null,
      code_challenge_method: pkce?.method ?? null,
      invite_token: invitation,
      browser_hash: hashBrowserKey(input.browserKey),
      linking_target_id: input.linking?.user.id ?? null,
      linking_session_id: input.linking?.session?.id ?? null,
    },
    deps,
  );
  return url;
}

async function buildUrl(
  flowId: string,
  provider: Provider,
  { parameters, scopes }: ProviderSignIn,
  { openIdClient, settings }: ProviderRedirectDependencies,
): Promise<string> {
  const derive = (purpose: 'verifier' | 'nonce') =>
    deriveFlowSecret(settings.factors.encryptionSecret, { purpose, flowId });
  const wanted = Object.entries(parameters).filter(([name]) => !reservedParameters.has(name.toLowerCase()));
  try {
    return await openIdClient.buildAuthorizationUrl(provider, {
      ...provider.parameters,
      ...Object.fromEntries(wanted),
      scope: [...new Set([...provider.scopes, ...scopes.split(/[\s,]+/).filter(Boolean)])].join(' '),
      state: flowId,
      ...(provider.usesPkce && challengeOf(derive('verifier'))),
      ...(provider.protocol === 'oidc' && provider.usesNonce && { nonce: derive('nonce') }),
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw providerNotResponding(error);
  }
}

function challengeOf(verifier: string) {
  return {
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
}

async function findInvitation(
  token: string,
  { oneTimeTokens }: { oneTimeTokens: OneTimeTokenRepository },
): Promise<string> {
  const found = await oneTimeTokens.findByLinkHash(hashLinkToken(token));
  const isUsable = found?.type === 'invite' && found.state === 'pending' && found.expires_at > new Date();
  if (!isUsable) throw new IdentityError(404, 'user_not_found', 'User identified by token not found');
  return found.id;
}
