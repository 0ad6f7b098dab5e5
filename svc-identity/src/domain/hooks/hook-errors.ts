import { IdentityError } from '../errors/identity-error';

/** The hook's rejection, with its message and status. */
export class HookRefused extends IdentityError {
  constructor({ httpCode, message }: { httpCode: number | undefined; message: string }) {
    const status = isErrorStatus(httpCode) ? httpCode : 400;
    super(status, status >= 500 ? 'unexpected_failure' : 'unknown', message);
  }
}

const isErrorStatus = (code: number | undefined): code is number =>
  code !== undefined && Number.isInteger(code) && code >= 400 && code < 600;

/** Formatted as Go does. */
export const hookTimedOut = (timeoutMs: number, cause?: unknown) =>
  new IdentityError(
    422,
    'hook_timeout',
    `Failed to reach hook within maximum time of ${(timeoutMs / 1000).toFixed(6)} seconds`,
    { cause },
  );

export const hookUnreachable = (cause: unknown) =>
  new IdentityError(422, 'hook_timeout_after_retry', 'Failed to reach hook after maximum retries', { cause });

export const hookOverSize = (limit: number, cause?: unknown) =>
  new IdentityError(
    422,
    'hook_payload_over_size_limit',
    `Payload size exceeded size limit of ${limit} bytes`,
    { cause },
  );

export const hookContentRefused = (message: string) =>
  new IdentityError(400, 'hook_payload_invalid_content_type', message);

/** The hook was busy at every attempt. */
export const hookBusy = () =>
  new IdentityError(503, 'unexpected_failure', 'Service currently unavailable due to hook', {
    retryAfterSeconds: 5,
  });

/** The hook violates its contract. */
export const hookBroken = (message: string, cause?: unknown) =>
  new IdentityError(500, 'unexpected_failure', message, { cause });
