import type { IdentityErrorCode } from '@sabi/contracts/http/identity/errors';
import { IdentityError } from './identity-error';

// Only errors of several places: GoTrue uses one code with several statuses and texts, so the others are
// created where they occur.

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
