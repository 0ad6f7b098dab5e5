import Opossum from 'opossum';
import type { CircuitState } from './circuit-metrics';
import type { Logger } from './logger';

/** Thrown instead of a call while the circuit is open, or while another call probes the dependency. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

export interface CircuitBreaker {
  /** @throws {CircuitOpen} without calling */
  call<T>(work: () => Promise<T>): Promise<T>;
  state(): CircuitState;
  close(): void;
}

export interface CircuitBreakerOptions {
  /** Name of the dependency, for the log codes `<name>.circuit.opened` and `<name>.circuit.closed`. */
  readonly name: string;
  readonly logger: Logger;
  /** Whether an error indicates an unhealthy dependency; a refusal, for one, does not. */
  isFailure(error: unknown): boolean;
  readonly failuresToOpen?: number;
  /** Window in which failures are counted. */
  readonly windowMs?: number;
  /** Time that a circuit stays open before one call may probe. */
  readonly restMs?: number;
}

/**
 * Protects calls to one dependency. Default: after five failures within 30 s that are at least half of the calls, it
 * opens for 30 s; then one call probes. Calls have their own time limits.
 */
export function createCircuitBreaker({
  name,
  logger,
  isFailure,
  failuresToOpen = 5,
  windowMs = 30_000,
  restMs = 30_000,
}: CircuitBreakerOptions): CircuitBreaker {
  const breaker = new Opossum((work: () => Promise<unknown>) => work(), {
    name,
    timeout: false,
    rollingCountTimeout: windowMs,
    volumeThreshold: failuresToOpen,
    errorThresholdPercentage: 50,
    resetTimeout: restMs,
    errorFilter: (error: unknown) => !isFailure(error),
  });
  breaker.on('open', () => logger.error(`${name}.circuit.opened`));
  breaker.on('close', () => logger.info(`${name}.circuit.closed`));
  return {
    call: async <T>(work: () => Promise<T>) => {
      try {
        return (await breaker.fire(work)) as T;
      } catch (error) {
        if (error instanceof Error && Opossum.isOurError(error))
          throw new CircuitOpen(`The circuit to ${name} is open`, { cause: error });
        throw error;
      }
    },
    state: () => {
      if (breaker.opened) return 'open';
      return breaker.halfOpen ? 'half-open' : 'closed';
    },
    close: () => breaker.shutdown(),
  };
}
