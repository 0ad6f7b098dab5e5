import type { IdentityErrorCode, WeakPasswordReason } from '@sabi/contracts/http/identity/errors';

/** An expected failure as GoTrue answers it; `message` is for the caller, `cause` never leaves the log. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly retryAfterSeconds: number | undefined;
  readonly weakPasswordReasons: readonly WeakPasswordReason[] | undefined;
  /** Whose account it was about, for the log alone: the caller may not learn that there is one. */
  readonly userId: string | undefined;

  constructor(
    readonly status: number,
    readonly code: IdentityErrorCode,
    message: string,
    options: {
      retryAfterSeconds?: number;
      weakPasswordReasons?: readonly WeakPasswordReason[];
      userId?: string | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.weakPasswordReasons = options.weakPasswordReasons;
    this.userId = options.userId;
  }
}
