import type { Request } from 'express';
import type {} from './authentication';
import { AppError } from './errors';
import type { Logger } from './logger';
import { networkOf } from './network';

/** Refusals that indicate an attack when there are many, so their account is logged. */
const suspiciousStatuses: readonly number[] = [401, 403, 429];

/** A 5xx that our own code chose has a code that explains it; any other needs a stack. */
export function logFailure(logger: Logger, error: unknown, failure: AppError, request?: Request): void {
  const { code, detail, status } = failure;
  if (status < 500)
    logger.info(
      { code, detail, ...(request && suspiciousStatuses.includes(status) && describeCaller(request)) },
      'http.request.refused',
    );
  else if (error instanceof AppError && !error.cause)
    logger.warn({ code, detail }, 'http.request.unavailable');
  else logger.error({ err: error, code }, 'http.request.failed');
}

/** The account by its id, where the request has one, and the network it came from; never what anybody is called. */
function describeCaller({ user, ip }: Request) {
  return { network: networkOf(ip), ...(user && { user_id: user.userId }) };
}
