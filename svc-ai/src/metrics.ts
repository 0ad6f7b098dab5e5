import { type CircuitState, circuitStateValues } from '@sabi/service-kit/circuit-metrics';
import { Counter, Gauge, Histogram, type Registry } from '@sabi/service-kit/metrics';
import type { Meter } from './domain/usage/usage-limits';
import type { ModelCall } from './domain/language-model/model-call';

/** US dollars per million tokens. */
export interface ModelPrices {
  readonly input: number;
  readonly output: number;
}

/** No label identifies a caller. */
export interface AiMetrics {
  readonly registry: Registry;
  recordCall(call: ModelCall): void;
  /** A request was refused by a limit. */
  recordLimitReached(meter: Meter): void;
  /** @returns a function to call at the stream's end */
  beginStream(): () => void;
  /** Read at each collection. */
  watchCircuits(states: Readonly<Record<string, () => CircuitState>>): void;
}

const secondBuckets = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60];

export function createAiMetrics(registry: Registry, prices: ModelPrices): AiMetrics {
  const { calls, seconds, firstText, tokens, cost } = createCallMetrics(registry);
  const registers = [registry];
  const gates = new Counter({
    name: 'ai_gates_total',
    help: 'Requests refused by a limit, by the limit',
    labelNames: ['meter'],
    registers,
  });
  const streams = new Gauge({
    name: 'ai_open_streams',
    help: 'Answers being streamed',
    registers,
  });
  return {
    registry,
    recordCall: ({ prompt: { feature }, outcome, durationMs, firstTextMs, tokens: used }) => {
      calls.inc({ feature, outcome });
      seconds.observe({ feature }, durationMs / 1000);
      if (firstTextMs !== undefined) firstText.observe({ feature }, firstTextMs / 1000);
      for (const direction of ['input', 'output'] as const) {
        tokens.inc({ feature, direction }, used[direction]);
        cost.inc({ feature }, (used[direction] * prices[direction]) / 1e6);
      }
    },
    recordLimitReached: (meter) => gates.inc({ meter }),
    beginStream: () => {
      streams.inc();
      return () => streams.dec();
    },
    watchCircuits: (states) => {
      new Gauge({
        name: 'ai_circuit_state',
        help: 'State of the circuit to the provider: 0 closed, 1 half-open, 2 open',
        labelNames: ['circuit'],
        registers,
        collect() {
          for (const [circuit, state] of Object.entries(states))
            this.set({ circuit }, circuitStateValues[state()]);
        },
      });
    },
  };
}

function createCallMetrics(registry: Registry) {
  const registers = [registry];
  return {
    calls: new Counter({
      name: 'ai_model_calls_total',
      help: 'Requests that reached the provider, by outcome',
      labelNames: ['feature', 'outcome'],
      registers,
    }),
    seconds: new Histogram({
      name: 'ai_model_call_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['feature'],
      buckets: secondBuckets,
      registers,
    }),
    firstText: new Histogram({
      name: 'ai_model_first_text_seconds',
      help: 'Time from a request to the first part of a streamed answer',
      labelNames: ['feature'],
      buckets: secondBuckets,
      registers,
    }),
    tokens: new Counter({
      name: 'ai_model_tokens_total',
      help: 'Tokens the provider has read and written, as it reports them or estimated by length',
      labelNames: ['feature', 'direction'],
      registers,
    }),
    cost: new Counter({
      name: 'ai_model_cost_usd_total',
      help: 'Cost of the tokens in US dollars, by the configured prices',
      labelNames: ['feature'],
      registers,
    }),
  };
}
