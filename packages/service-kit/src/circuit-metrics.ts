import { Gauge, type Registry } from './metrics';

export type CircuitState = 'closed' | 'half-open' | 'open';

export const circuitStateValues: Readonly<Record<CircuitState, number>> = {
  closed: 0,
  'half-open': 1,
  open: 2,
};

/**
 * Reports circuits whenever metrics are read. Names come from settings or the registry of remotes, never from callers.
 */
export function watchCircuits(
  registry: Registry,
  readStates: () => Iterable<readonly [circuit: string, state: CircuitState]>,
): void {
  new Gauge({
    name: 'circuit_state',
    help: 'State of a circuit breaker: 0 closed, 1 half-open, 2 open',
    labelNames: ['circuit'],
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.reset();
      for (const [circuit, state] of readStates()) this.set({ circuit }, circuitStateValues[state]);
    },
  });
}
