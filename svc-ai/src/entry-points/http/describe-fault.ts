import { aiFaults } from '@sabi/contracts/http/ai';
import { AppError } from '@sabi/service-kit/errors';
import { toAppError } from '@sabi/service-kit/to-app-error';
import { AllowanceUsedUp } from '../../domain/within-allowance';
import { ModelFailure } from '../../integrations/language-model';

/** The words of the specification (section 8) for one call. */
export interface FaultTexts {
  readonly failed: string;
  /** The model answered, and there is nothing in it to show. */
  readonly nothing: string;
}

/** When to come back where nobody says it: as long as a circuit rests. */
const retryAfterSeconds = 30;

/** What went wrong, as the caller is told. The reason stays in the log, which holds no word of what was asked. */
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
  const isOurs = known.code === 'UNEXPECTED_FAILURE';
  return new AppError(known.code, {
    detail: isOurs ? aiFaults.unexpected : failed,
    ...(known.retryAfterSeconds && { retryAfterSeconds: known.retryAfterSeconds }),
    cause: known.cause,
  });
}
