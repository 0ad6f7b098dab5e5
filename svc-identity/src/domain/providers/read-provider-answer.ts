import type { Logger } from '@sabi/service-kit/logger';
import { IdentityError } from '../errors/identity-error';
import { OAuthError } from '../errors/oauth-error';
import type { Settings } from '../settings/settings';
import { deriveFlowSecret } from '../sign-in-flows/browser-key';
import type { FlowState, ProviderTokens } from '../sign-in-flows/flow-state';
import type { OpenIdClient } from './open-id-client';
import type { Provider } from './provider';
import { ProviderAnswerRefused, ProviderUnavailable } from './provider-errors';
import { type ProviderProfile, readProfile } from './provider-profile';

export interface ProviderCallback {
  readonly flow: FlowState;
  /** Query of the callback. */
  readonly parameters: URLSearchParams;
}

/** A user authenticated by a provider. */
export interface ProviderUser {
  readonly profile: ProviderProfile;
  readonly tokens: ProviderTokens;
}

const maxTextLength = 300;

interface ReadProviderAnswerDependencies {
  readonly openIdClient: OpenIdClient;
  readonly settings: Settings;
  readonly logger: Logger;
}

/**
 * Exchanges a callback for the user's profile.
 * @throws {OAuthError} the provider's own error
 * @throws {IdentityError} bad_oauth_callback, unexpected_failure
 */
export async function readProviderAnswer(
  provider: Provider,
  { flow, parameters }: ProviderCallback,
  { openIdClient, settings, logger }: ReadProviderAnswerDependencies,
): Promise<ProviderUser> {
  const error = parameters.get('error');
  if (error) throw new OAuthError(sanitize(error), sanitize(parameters.get('error_description') ?? ''));
  if (!parameters.get('code')) {
    throw new IdentityError(
      400,
      'bad_oauth_callback',
      'OAuth callback with missing authorization code missing',
    );
  }
  const derive = (purpose: 'verifier' | 'nonce') =>
    deriveFlowSecret(settings.factors.encryptionSecret, { purpose, flowId: flow.id });
  try {
    const { claims, tokens } = await openIdClient.exchangeCode(provider, {
      parameters,
      state: flow.id,
      verifier: derive('verifier'),
      nonce: derive('nonce'),
    });
    const issuer = provider.protocol === 'oidc' ? provider.issuer : provider.userInfoUrl;
    const profile = readProfile(claims, provider, issuer);
    if (profile) return { profile, tokens };
  } catch (failure) {
    if (!(failure instanceof ProviderAnswerRefused) && !(failure instanceof ProviderUnavailable))
      throw failure;
    // Without the answer, which may contain tokens.
    logger.warn({ provider: provider.name, reason: reasonOf(failure) }, 'provider.answer.refused');
    throw new IdentityError(500, 'unexpected_failure', 'Unable to exchange external code', {
      cause: failure,
    });
  }
  throw new IdentityError(500, 'unexpected_failure', 'Error getting user profile from external provider');
}

function reasonOf({ cause }: Error): string {
  const { code, message }: { code?: unknown; message?: unknown } = {
    ...(cause as object),
    message: (cause as Error).message,
  };
  return [code, message].filter((part) => typeof part === 'string').join(': ');
}

/** For use in a redirect address. */
function sanitize(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, ' ').slice(0, maxTextLength);
}
