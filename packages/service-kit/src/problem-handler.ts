import { errorCatalogue, type Problem } from '@sabi/contracts/errors';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from './errors';
import type { Logger } from './logger';
import { currentRequestContext } from './request-context';

const lingerMs = 5000;

/** Errors of the MongoDB driver and of mongoose that mean "no database just now", by class name. */
const databaseUnavailable = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongooseServerSelectionError',
  'MongooseBulkWriteError',
  'PoolClearedError',
  'MongoPoolClearedError',
]);

/** Mounted after the last route: whatever matched nothing. */
export function answerUnknownRoute(_request: Request, _response: Response, next: NextFunction): void {
  next(new AppError('ROUTE_NOT_FOUND'));
}

/** The one translation of errors to HTTP. Internal messages and stacks go to the log, never to the caller. */
export function createProblemHandler(logger: Logger) {
  return (error: unknown, request: Request, response: Response, _next: NextFunction): void => {
    const failure = toAppError(error);
    if (request.socket.destroyed) {
      // Not the error itself: the one of a body that broke off in its middle carries what had come of it.
      logger.debug({ code: failure.code }, 'http.request.aborted');
      return;
    }
    // A 5xx that our own code chose to answer is the state of something else, told by its code; the rest needs a stack.
    if (failure.status >= 500 && error instanceof AppError && !error.cause) {
      logger.warn({ code: failure.code, detail: failure.detail }, 'http.request.unavailable');
    } else if (failure.status >= 500) logger.error({ err: error, code: failure.code }, 'http.request.failed');
    else logger.info({ code: failure.code, detail: failure.detail }, 'http.request.refused');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (failure.retryAfterSeconds) response.setHeader('Retry-After', String(failure.retryAfterSeconds));
    response.status(failure.status).type('application/problem+json');
    sendOnce(request, response, JSON.stringify(toProblem(failure)));
  };
}

/**
 * Sends the answer to a request whose body may still be arriving. Closing at once would reset the connection and with it
 * the answer, so the rest is read and dropped for a while; then the connection ends.
 */
export function sendOnce(request: Request, response: Response, text: string): void {
  if (request.complete) {
    response.send(text);
    return;
  }
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.write(text);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, lingerMs);
  request.once('end', end).once('close', end).resume();
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

/** What an error means to a caller, by its class and never by its text. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error) {
    if (databaseUnavailable.has(error.name)) {
      return new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
    }
    // body-parser and express mark client errors with a status.
    const status = 'status' in error ? error.status : undefined;
    if (status === 413) return new AppError('REQUEST_TOO_LARGE', { cause: error });
    if (status === 415) return new AppError('MEDIA_TYPE_UNSUPPORTED', { cause: error });
    if (typeof status === 'number' && status >= 400 && status < 500) {
      return new AppError('REQUEST_MALFORMED', { cause: error });
    }
  }
  return new AppError('UNEXPECTED_FAILURE', { cause: error });
}
