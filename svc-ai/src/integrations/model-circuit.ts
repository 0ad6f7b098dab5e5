import CircuitBreaker from 'opossum';
import { type LanguageModel, ModelFailure, type ModelRequest } from './language-model';

const windowMs = 30_000;
const failuresToOpen = 5;
const longestPauseMs = 10 * 60_000;

export interface CircuitOptions {
  /** How long an open circuit rests before it lets one question through. */
  readonly restMs?: number;
}

export type CircuitState = 'closed' | 'half-open' | 'open';

export interface ModelCircuit extends LanguageModel {
  state(): CircuitState;
  close(): void;
}

/**
 * Leaves a model alone that failed five times within 30 s, and for as long as its `Retry-After` asks. Meanwhile every
 * question ends at once as `resting`. An answer that is merely unusable tells nothing about the provider's health.
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
    // A monotonic clock: the machine's may be set while we wait.
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
        // Half open, and another question is the probe.
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
