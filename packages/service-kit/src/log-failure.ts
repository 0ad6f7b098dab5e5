import type { Request } from 'express';
import type {} from './authentication';
import { AppError } from './errors';
import type { Logger } from './logger';
import { networkOf } from './network';

/** Refusals that tell of an attack when there are many: of whom they are is worth a line. */
const telling: readonly number[] = [401, 403, 429];

/** A 5xx that our own code chose to answer is the state of something else, told by its code; the rest needs a stack. */
export function logFailure(logger: Logger, error: unknown, failure: AppError, request?: Request): void {
  const { code, detail, status } = failure;
  if (status < 500)
    logger.info(
      { code, detail, ...(request && telling.includes(status) && describeCaller(request)) },
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
