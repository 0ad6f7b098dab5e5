import { sendBeforeBodyEnds } from '@sabi/service-kit/send-before-body-ends';
import { toAppError } from '@sabi/service-kit/to-app-error';
import type { Logger } from '@sabi/service-kit/logger';
import { currentRequestContext } from '@sabi/service-kit/request-context';
import type { ErrorRequestHandler } from 'express';
import { tooManyRequests } from '../../../domain/errors/common-errors';
import { IdentityError } from '../../../domain/errors/identity-error';
import { OAuthError } from '../../../domain/errors/oauth-error';
import type { LimitSettings } from '../../../domain/settings/limit-settings';
import { findAccount } from '../acting-account';
import { clientNetwork } from '../client';
import { apiVersionHeader, currentApiVersion, wantsCurrentVersion } from './api-version';
import { maxBodyBytes } from './body';

/** Translates errors to GoTrue's responses. Internal messages and stacks are only logged. */
export function createErrorHandler(
  logger: Logger,
  limits: Pick<LimitSettings, 'clientHeader'>,
): ErrorRequestHandler {
  // Express recognises error handlers by four parameters.
  return (error, request, response, _next) => {
    if (error instanceof OAuthError && !response.headersSent) {
      logger.info({ error: error.error, network: clientNetwork(request, limits) }, 'http.request.refused');
      response.status(error.status).json({ error: error.error, error_description: error.description });
      return;
    }
    const failure = toIdentityError(error);
    if (request.socket.destroyed) {
      // Without the error, which contains the received part of an aborted body.
      logger.debug({ code: failure.code }, 'http.request.aborted');
      return;
    }
    if (failure.status >= 500) logger.error({ err: error, code: failure.code }, 'http.request.failed');
    else {
      const user_id = failure.userId ?? findAccount(response);
      const network = clientNetwork(request, limits);
      logger.info({ code: failure.code, network, ...(user_id && { user_id }) }, 'http.request.refused');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (failure.retryAfterSeconds) response.setHeader('Retry-After', String(failure.retryAfterSeconds));
    response.setHeader('x-sb-error-code', failure.code);
    const isCurrent = wantsCurrentVersion(request);
    if (isCurrent) response.setHeader(apiVersionHeader, currentApiVersion);
    response.status(failure.status).type('application/json');
    sendBeforeBodyEnds(
      request,
      response,
      JSON.stringify(isCurrent ? describe(failure) : describeAsInFirstVersion(failure)),
    );
  };
}

function describe(failure: IdentityError) {
  return { code: failure.code, message: failure.message, ...weakPasswordOf(failure) };
}

function describeAsInFirstVersion(failure: IdentityError) {
  return {
    code: failure.status,
    error_code: failure.code,
    msg: failure.message,
    ...(failure.status >= 500 && { error_id: currentRequestContext()?.requestId ?? '' }),
    ...weakPasswordOf(failure),
  };
}

function weakPasswordOf({ weakPasswordReasons: reasons }: IdentityError) {
  return reasons && { weak_password: { reasons } };
}

function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const { status, retryAfterSeconds } = toAppError(error);
  if (status === 413) {
    return new IdentityError(
      413,
      'request_entity_too_large',
      `Request body too large (max ${maxBodyBytes} bytes)`,
    );
  }
  if (status === 429) return tooManyRequests(retryAfterSeconds ?? 1);
  if (status < 500)
    return new IdentityError(400, 'bad_json', 'Could not parse request body as JSON: it could not be read');
  return new IdentityError(
    status,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
    { ...(retryAfterSeconds && { retryAfterSeconds }), cause: error },
  );
}
