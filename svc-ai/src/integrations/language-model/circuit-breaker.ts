import { CircuitOpen, createCircuitBreaker } from '@sabi/service-kit/circuit-breaker';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import type { Logger } from '@sabi/service-kit/logger';
import { type LanguageModel, ModelFailure } from '../../domain/language-model/language-model';

const longestPauseMs = 10 * 60_000;

export interface CircuitOptions {
  readonly logger: Logger;
  /** Time until an open circuit lets a request through. */
  readonly restMs?: number;
}

export interface ModelCircuit extends LanguageModel {
  state(): CircuitState;
  close(): void;
}

/**
 * Stops requests to a failing model, and during its `Retry-After`; they fail at once as `resting`. Unusable
 * answers are no failures.
 */
export function createModelCircuit(model: LanguageModel, options: CircuitOptions): ModelCircuit {
  const circuit = createCircuitBreaker({
    ...options,
    name: 'language-model',
    isFailure: (error) => error instanceof ModelFailure && error.kind === 'unavailable',
  });
  let pausedUntil = 0;
  const assertAvailable = (): void => {
    // A monotonic clock, because the system clock may change.
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
