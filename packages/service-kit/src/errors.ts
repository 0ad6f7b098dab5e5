import { errorCatalogue, type ErrorCode } from '@sabi/contracts/errors';

/** An expected failure with a code of the catalogue; `detail` may be shown to the caller, `cause` never leaves the log. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    options: {
      detail?: string;
      errors?: Record<string, string[]>;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(options.detail ?? errorCatalogue[code].title, { cause: options.cause });
    this.status = errorCatalogue[code].status;
    this.detail = options.detail;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
