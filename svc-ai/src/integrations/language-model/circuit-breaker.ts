import CircuitBreaker from 'opossum';
import {
  type LanguageModel,
  ModelFailure,
  type ModelRequest,
} from '../../domain/language-model/language-model';

const windowMs = 30_000;
const failuresToOpen = 5;
const longestPauseMs = 10 * 60_000;

export interface CircuitOptions {
  /** How long an open circuit waits before it lets one request through. */
  readonly restMs?: number;
}

export type CircuitState = 'closed' | 'half-open' | 'open';

export interface ModelCircuit extends LanguageModel {
  state(): CircuitState;
  close(): void;
}

/**
 * Stops requests to a model that failed five times within 30 s, and for the time of its `Retry-After`. Meanwhile every request
 * fails at once as `resting`. An unusable answer does not count as a failure.
 */
export function createModelCircuit(
  model: LanguageModel,
  { restMs = windowMs }: CircuitOptions = {},
): ModelCircuit {
  const breaker = new CircuitBreaker(
    (request: ModelRequest, signal: AbortSignal) => model.answer(request, signal),
    {
      timeout: false,
      rollingCountTimeout: windowMs,
      volumeThreshold: failuresToOpen,
      errorThresholdPercentage: 50,
      resetTimeout: restMs,
      errorFilter: (error: unknown) => !(error instanceof ModelFailure && error.kind === 'unavailable'),
    },
  );
  let pausedUntil = 0;
  const assertAvailable = (): void => {
    // A monotonic clock, since the system clock may be set.
    if (performance.now() < pausedUntil) throw new ModelFailure('resting', 'it asked for a pause');
    if (breaker.opened) throw new ModelFailure('resting', 'it failed too often');
  };
  return {
    name: model.name,
    assertAvailable,
    answer: async (request, signal) => {
      assertAvailable();
      try {
        return await breaker.fire(request, signal);
      } catch (error) {
        // The circuit is half open and another request probes the model.
        if (error instanceof Error && CircuitBreaker.isOurError(error))
          throw new ModelFailure('resting', 'it is being probed');
        if (error instanceof ModelFailure && error.retryAfterMs) {
          pausedUntil = performance.now() + Math.min(error.retryAfterMs, longestPauseMs);
        }
        throw error;
      }
    },
    state: () => {
      if (performance.now() < pausedUntil || breaker.opened) return 'open';
      return breaker.halfOpen ? 'half-open' : 'closed';
    },
    close: () => breaker.shutdown(),
  };
}
