import { AppError } from './errors';

/** Class names of MongoDB driver and mongoose errors for a temporarily unavailable database. */
const databaseUnavailable = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongooseServerSelectionError',
  'MongooseBulkWriteError',
  'PoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
]);

/** A connection to a dependency broke during a request; the driver passes the socket's own error through. */
const connectionBroken = new Set(['EPIPE', 'ECONNRESET']);

/** Translates an error by its class or code, never by its text. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error) {
    // A bulk write wraps the driver's error.
    if ('errorResponse' in error && error.errorResponse instanceof Error)
      return toAppError(error.errorResponse);
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    if (databaseUnavailable.has(error.name) || connectionBroken.has(code)) {
      return new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
    }
    // body-parser and express mark client errors with a status.
    const status = 'status' in error ? error.status : undefined;
    if (status === 413) return new AppError('REQUEST_TOO_LARGE', { cause: error });
    if (status === 415) return new AppError('MEDIA_TYPE_UNSUPPORTED', { cause: error });
    if (typeof status === 'number' && status >= 400 && status < 500) {
      return new AppError('REQUEST_MALFORMED', { cause: error });
    }
  }
  return new AppError('UNEXPECTED_FAILURE', { cause: error });
}
