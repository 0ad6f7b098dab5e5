import { AppError } from '@sabi/service-kit/errors';

/** Queued and running parses of one account. */
const maxUnfinishedParses = 5;
const retryAfterSeconds = 60;

/** @param unended how many CVs of the account are being read or wait for it @throws {AppError} RATE_LIMITED */
export function assertParseQueueLimit(unended: number): void {
  if (unended <= maxUnfinishedParses) return;
  throw new AppError('RATE_LIMITED', {
    retryAfterSeconds,
    detail: `Of one account ${maxUnfinishedParses} CVs at most may wait to be read`,
  });
}
