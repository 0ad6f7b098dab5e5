import { AppError } from './errors';
import type { Logger } from './logger';

/** A 5xx that our own code chose to answer is the state of something else, told by its code; the rest needs a stack. */
export function logFailure(logger: Logger, error: unknown, failure: AppError): void {
  const { code, detail, status } = failure;
  if (status < 500) logger.info({ code, detail }, 'http.request.refused');
  else if (error instanceof AppError && !error.cause)
    logger.warn({ code, detail }, 'http.request.unavailable');
  else logger.error({ err: error, code }, 'http.request.failed');
}
