import { errorCatalogue, type Problem } from '@sabi/contracts/errors';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from './errors';
import type { Logger } from './logger';
import { logFailure } from './log-failure';
import { awaitsPage, sendFormProblem } from './plain/form-problem';
import { currentRequestContext } from './request-context';
import { sendBeforeBodyEnds } from './send-before-body-ends';
import { toAppError } from './to-app-error';

/** Mounted after the last route. */
export function answerUnknownRoute(_request: Request, _response: Response, next: NextFunction): void {
  next(new AppError('ROUTE_NOT_FOUND'));
}

/**
 * The one translation of errors to HTTP. Internal messages and stacks go to the log, never to the caller.
 * @param describe for routes whose problems hold more than a problem
 */
export function createProblemHandler(logger: Logger, describe: (failure: AppError) => Problem = toProblem) {
  return (error: unknown, request: Request, response: Response, _next: NextFunction): void => {
    const failure = toAppError(error);
    if (request.socket.destroyed) {
      // Only the code: the error of an interrupted body contains the received part.
      logger.debug({ code: failure.code }, 'http.request.aborted');
      return;
    }
    logFailure(logger, error, failure, request);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (failure.retryAfterSeconds) response.setHeader('Retry-After', String(failure.retryAfterSeconds));
    if (awaitsPage(request)) {
      sendFormProblem(request, response, failure);
      return;
    }
    response.status(failure.status).type('application/problem+json');
    sendBeforeBodyEnds(request, response, JSON.stringify(describe(failure)));
  };
}

export function toProblem(failure: AppError): Problem {
  return {
    type: 'about:blank',
    title: errorCatalogue[failure.code].title,
    status: failure.status,
    code: failure.code,
    ...(failure.detail && { detail: failure.detail }),
    request_id: currentRequestContext()?.requestId ?? '',
    ...(failure.errors && { errors: failure.errors }),
  };
}
