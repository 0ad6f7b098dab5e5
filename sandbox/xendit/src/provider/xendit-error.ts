import type { NextFunction, Request, Response } from 'express';

const statuses = {
  API_VALIDATION_ERROR: 400,
  INVALID_JSON_FORMAT: 400,
  MINIMAL_TRANSFER_AMOUNT_ERROR: 400,
  MAXIMUM_TRANSFER_AMOUNT_ERROR: 400,
  NO_COLLECTION_METHODS_ERROR: 400,
  UNAVAILABLE_PAYMENT_METHOD_ERROR: 400,
  EMAIL_FORMAT_ERROR: 400,
  UNSUPPORTED_CURRENCY: 400,
  INVALID_REMINDER_TIME: 400,
  INVALID_API_KEY: 401,
  REQUEST_FORBIDDEN_ERROR: 403,
  INVOICE_NOT_FOUND_ERROR: 404,
  CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR: 404,
  NOT_FOUND: 404,
  RATE_LIMIT_EXCEEDED: 429,
  SERVER_ERROR: 500,
} as const;

type XenditErrorCode = keyof typeof statuses;

/** One fault of a request; the shape of an entry of `errors`. */
export interface RequestFault {
  readonly path: string;
  readonly message: string;
}

export class XenditError extends Error {
  override readonly name = 'XenditError';
  readonly status: number;

  constructor(
    readonly code: XenditErrorCode,
    message: string,
    readonly errors?: readonly RequestFault[],
  ) {
    super(message);
    this.status = statuses[code];
  }
}

/** The one translation of errors to HTTP for the provider's own addresses. */
export function answerXenditError(
  error: unknown,
  _request: Request,
  response: Response,
  _next: NextFunction,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, code, message, errors } = toXenditError(error);
  response.status(status).json({ error_code: code, message, ...(errors && { errors }) });
}

function toXenditError(error: unknown): XenditError {
  if (error instanceof XenditError) return error;
  // body-parser marks client errors with a status.
  const isOfClient = error instanceof Error && 'status' in error && Number(error.status) < 500;
  return isOfClient
    ? new XenditError('INVALID_JSON_FORMAT', 'The request body is not a valid JSON format')
    : new XenditError('SERVER_ERROR', 'Something unexpected happened, we are investigating this issue');
}
