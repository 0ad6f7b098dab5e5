import { AppError } from '@sabi/service-kit/errors';

/** CVs of one account that may be queued or parsing at once. */
const mostUnended = 5;
const retryAfterSeconds = 60;

/** @param unended how many CVs of the account are being read or wait for it @throws {AppError} RATE_LIMITED */
export function assertShortLine(unended: number): void {
  if (unended <= mostUnended) return;
  throw new AppError('RATE_LIMITED', {
    retryAfterSeconds,
    detail: `Of one account ${mostUnended} CVs at most may wait to be read`,
  });
}
