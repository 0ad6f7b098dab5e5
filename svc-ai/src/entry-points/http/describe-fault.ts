import { aiFaults } from '@sabi/contracts/http/ai/errors';
import { AppError } from '@sabi/service-kit/errors';
import { toAppError } from '@sabi/service-kit/to-app-error';
import { AllowanceUsedUp } from '../../domain/usage/allowance';
import { ModelFailure } from '../../domain/language-model/language-model';

/** Texts of the specification (section 8) for a call. */
export interface FaultTexts {
  readonly failed: string;
  /** For an unusable answer of the model. */
  readonly nothing: string;
}

/** Default; equals the time a circuit stays open. */
const retryAfterSeconds = 30;

/** The problem for the caller. The cause is only logged, without request content. */
export function describeFault(error: unknown, { failed, nothing }: FaultTexts): AppError {
  if (error instanceof AllowanceUsedUp)
    return new AppError('RATE_LIMITED', { retryAfterSeconds: error.retryAfterSeconds });
  if (error instanceof ModelFailure) {
    return new AppError('DEPENDENCY_UNAVAILABLE', {
      detail: error.kind === 'unusable' ? nothing : failed,
      retryAfterSeconds: error.retryAfterMs ? Math.ceil(error.retryAfterMs / 1000) : retryAfterSeconds,
      cause: error,
    });
  }
  const known = toAppError(error);
  if (known.status < 500) return known;
  const isUnexpected = known.code === 'UNEXPECTED_FAILURE';
  return new AppError(known.code, {
    detail: isUnexpected ? aiFaults.unexpected : failed,
    ...(known.retryAfterSeconds && { retryAfterSeconds: known.retryAfterSeconds }),
    cause: known.cause,
  });
}
