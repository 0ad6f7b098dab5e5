import Opossum from 'opossum';
import type { CircuitState } from './circuit-metrics';
import type { Logger } from './logger';

/** Thrown in place of the call while the circuit is open, or while another call probes the dependency. */
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
  /** Of the dependency: the log says `<name>.circuit.opened` and `<name>.circuit.closed`. */
  readonly name: string;
  readonly logger: Logger;
  /** Whether an error says that the dependency is unwell; a refusal, for one, does not. */
  isFailure(error: unknown): boolean;
  readonly failuresToOpen?: number;
  /** The time within which they are counted. */
  readonly windowMs?: number;
  /** How long an open circuit waits before it lets one call through. */
  readonly restMs?: number;
}

/**
 * Around calls to one dependency, by default: after five failures within 30 s, and at least half of the calls, none is made for
 * 30 s; then one call probes. Calls have time limits of their own.
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
