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

/** An expected failure where RFC 6749 rules how it is told: always 400, no code of ours. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly status = 400;

  /**
   * @param error a word of the RFC or of GoTrue
   * @param description for the caller
   */
  constructor(
    readonly error: string,
    readonly description: string,
    options: { cause?: unknown } = {},
  ) {
    super(description, { cause: options.cause });
  }
}

// GoTrue gives one code several statuses and texts, so a failure is made where it happens; only what several places
// throw stands here.

export const validationFailed = (message: string, status = 400) =>
  new IdentityError(status, 'validation_failed', message);

export const phoneDisabled = (message: string, status = 400) =>
  new IdentityError(status, 'phone_provider_disabled', message);

export const invalidCredentials = (userId?: string) =>
  new IdentityError(400, 'invalid_credentials', 'Invalid login credentials', { userId });

export const tooManyRequests = (retryAfterSeconds: number) =>
  new IdentityError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds });

const tooSoon = (code: IdentityErrorCode) => (retryAfterSeconds: number) =>
  new IdentityError(
    429,
    code,
    `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );

export const mailTooSoon = tooSoon('over_email_send_rate_limit');

export const textTooSoon = tooSoon('over_sms_send_rate_limit');

export const phoneExists = () =>
  new IdentityError(422, 'phone_exists', 'A user with this phone number has already been registered');

export const emailExists = (status = 422) =>
  new IdentityError(status, 'email_exists', 'A user with this email address has already been registered');

export const badJwt = (reason: string, cause?: unknown) =>
  new IdentityError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`, { cause });
