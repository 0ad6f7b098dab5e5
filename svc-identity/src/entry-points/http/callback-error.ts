import type { Logger } from '@sabi/service-kit/logger';
import { IdentityError } from '../../domain/errors/identity-error';
import { OAuthError } from '../../domain/errors/oauth-error';
import { describeError, type OutcomePairs } from '../../domain/redirects/redirect-outcome';

/** Refusals that are `access_denied` in any status. */
const refusals = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification']);

/** A callback's error in the redirect address, by GoTrue's names. */
export function describeCallbackError(error: unknown, logger: Logger): OutcomePairs {
  if (error instanceof OAuthError) {
    return { error: error.error, error_description: error.description };
  }
  if (!(error instanceof IdentityError)) {
    logger.error({ err: error }, 'provider.callback.failed');
    return {
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Unexpected failure, please check server logs for more information',
    };
  }
  logger.info({ code: error.code }, 'provider.callback.refused');
  if (refusals.has(error.code)) return { ...describeError(error), error: 'access_denied' };
  return { error: 'server_error', ...describeError(error) };
}
