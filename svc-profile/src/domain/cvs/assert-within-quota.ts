import { AppError } from '@sabi/service-kit/errors';

/** @throws {AppError} RESUME_TOO_LARGE */
export function assertWithinQuota(bytes: number, { quotaBytes }: { quotaBytes: number }): void {
  if (bytes <= quotaBytes) return;
  throw new AppError('RESUME_TOO_LARGE', {
    detail: `The CVs of one account may take ${quotaBytes} bytes together`,
  });
}
