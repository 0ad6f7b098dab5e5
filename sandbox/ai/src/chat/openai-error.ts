import type { NextFunction, Request, Response } from 'express';

type ErrorType = 'invalid_request_error' | 'requests' | 'server_error';

export class OpenAiError extends Error {
  override readonly name = 'OpenAiError';

  constructor(
    readonly status: number,
    readonly type: ErrorType,
    readonly code: string | null,
    message: string,
    readonly param: string | null = null,
  ) {
    super(message);
  }
}

export function answerUnknownRoute(request: Request, _response: Response, next: NextFunction): void {
  next(
    new OpenAiError(
      404,
      'invalid_request_error',
      'unknown_url',
      `Unknown request URL: ${request.method} ${request.originalUrl}`,
    ),
  );
}

/** The one translation of errors to HTTP under /v1. */
export function createErrorHandler() {
  return (error: unknown, _request: Request, response: Response, _next: NextFunction): void => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { status, message, type, param, code } = toOpenAiError(error);
    response.status(status).json({ error: { message, type, param, code } });
  };
}

function toOpenAiError(error: unknown): OpenAiError {
  if (error instanceof OpenAiError) return error;
  // body-parser marks client errors with a status.
  const status =
    error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
  if (status >= 500)
    return new OpenAiError(500, 'server_error', null, 'The sandbox failed to answer this request');
  return new OpenAiError(
    status,
    'invalid_request_error',
    null,
    'The body of the request is not JSON or is too large',
  );
}
