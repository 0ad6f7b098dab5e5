import { APIConnectionError, APIError } from 'openai';
import { ModelFailure } from '../../domain/language-model/language-model';
import { AnswerTooLarge } from './size-limited-fetch';

/** Classifies an SDK error without its message, which may quote the request. */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof APIConnectionError)
    return new ModelFailure('unavailable', 'no connection, or silence');
  if (error instanceof APIError && typeof error.status === 'number')
    return fromStatus(error.status, error.headers);
  if (error instanceof AnswerTooLarge) return new ModelFailure('unusable', 'the answer is too large');
  return new ModelFailure('unavailable', 'the answer broke off or cannot be read');
}

function fromStatus(status: number, headers: Headers | undefined): ModelFailure {
  if (status === 401 || status === 403)
    return new ModelFailure('not-configured', 'the key is refused', { status });
  if (status === 408 || status === 409 || status === 429 || status >= 500) {
    return new ModelFailure('unavailable', 'the provider says so', {
      status,
      retryAfterMs: readRetryAfter(headers),
    });
  }
  return new ModelFailure('rejected', 'the provider refuses the request', { status });
}

/** Seconds or an HTTP date (RFC 9110, section 10.2.3). */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const waitMs = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return waitMs > 0 ? waitMs : undefined;
}
