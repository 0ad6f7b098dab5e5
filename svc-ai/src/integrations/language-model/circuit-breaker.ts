import { CircuitOpen, createCircuitBreaker } from '@sabi/service-kit/circuit-breaker';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import type { Logger } from '@sabi/service-kit/logger';
import { type LanguageModel, ModelFailure } from '../../domain/language-model/language-model';

const longestPauseMs = 10 * 60_000;

export interface CircuitOptions {
  readonly logger: Logger;
  /** How long an open circuit waits before it lets one request through. */
  readonly restMs?: number;
}

export interface ModelCircuit extends LanguageModel {
  state(): CircuitState;
  close(): void;
}

/**
 * Stops requests to a model that fails, and for the time of its `Retry-After`. Meanwhile every request fails at once as
 * `resting`. An unusable answer does not count as a failure.
 */
export function createModelCircuit(model: LanguageModel, options: CircuitOptions): ModelCircuit {
  const circuit = createCircuitBreaker({
    ...options,
    name: 'language-model',
    isFailure: (error) => error instanceof ModelFailure && error.kind === 'unavailable',
  });
  let pausedUntil = 0;
  const assertAvailable = (): void => {
    // A monotonic clock, since the system clock may be set.
    if (performance.now() < pausedUntil) throw new ModelFailure('resting', 'it asked for a pause');
    if (circuit.state() === 'open') throw new ModelFailure('resting', 'it failed too often');
  };
  return {
    name: model.name,
    assertAvailable,
    answer: async (request, signal) => {
      assertAvailable();
      try {
        return await circuit.call(() => model.answer(request, signal));
      } catch (error) {
        if (error instanceof CircuitOpen) throw new ModelFailure('resting', 'it is being probed');
        if (error instanceof ModelFailure && error.retryAfterMs) {
          pausedUntil = performance.now() + Math.min(error.retryAfterMs, longestPauseMs);
        }
        throw error;
      }
    },
    state: () => (performance.now() < pausedUntil ? 'open' : circuit.state()),
    close: circuit.close,
  };
}
