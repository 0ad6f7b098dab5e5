import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';

export { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Where a service tells its metrics, on its own port alone: the gateway hands no such request on. */
export const metricsPath = '/metrics';

/** A registry of this service's own, for several may share a process, with what Node tells of itself. */
export function createMetricsRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Answers in the text format of Prometheus. */
export function answerMetrics(registry: Registry): RequestHandler {
  return async (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.type(registry.contentType).send(await registry.metrics());
  };
}
