import { AppError } from '@sabi/service-kit/errors';

/** The file store failed and may or may not hold the file. Answered as 503. */
export class FileStoreUnavailable extends AppError {
  constructor(cause: unknown) {
    super('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5, cause });
  }
}
