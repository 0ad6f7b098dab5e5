import type { Request } from 'express';
import type {} from './authentication';
import { AppError } from './errors';
import type { Logger } from './logger';
import { networkOf } from './network';

/** Refusals that indicate an attack when frequent, so their account is logged. */
const suspiciousStatuses: readonly number[] = [401, 403, 429];

/** A 5xx with a code of our own is explained by it; any other needs a stack. */
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

/** The account's id, if any, and the network; never personal data. */
function describeCaller({ user, ip }: Request) {
  return { network: networkOf(ip), ...(user && { user_id: user.userId }) };
}
