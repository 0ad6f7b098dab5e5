import { AppError } from '@sabi/service-kit/errors';

/** The file store failed; whether it holds the file is unknown. Answered as 503. */
export class FileStoreUnavailable extends AppError {
  constructor(cause: unknown) {
    super('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5, cause });
  }
}
