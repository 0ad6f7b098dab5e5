import type { IdentityErrorCode, WeakPasswordReason } from '@sabi/contracts/http/identity/errors';

/** An expected failure in GoTrue's format. `message` is sent; `cause` is only logged. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly retryAfterSeconds: number | undefined;
  readonly weakPasswordReasons: readonly WeakPasswordReason[] | undefined;
  /** The affected account, only logged, because the response must not reveal it. */
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
