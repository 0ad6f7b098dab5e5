import cluster from 'node:cluster';
import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import { type RunningHttpServer, startHttpServer } from './http-server';

export { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Path of the metrics, on a separate port that the gateway does not proxy. */
export const metricsPath = '/metrics';

/** A registry per service, as several may share a process. */
export function createMetricsRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  return registry;
}

const longestReadMs = 2000;

/**
 * For a metric read from elsewhere: an unresponsive broker or database must not delay the others.
 * @returns undefined when it fails or takes more than two seconds
 */
export function readForMetric<T>(reading: Promise<T>): Promise<T | undefined> {
  return Promise.race([reading.catch(() => undefined), delay(longestReadMs, undefined, { ref: false })]);
}

interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Exposes the metrics, and Node's own, in the text format of Prometheus. A worker that shares its port with others sends
 * them to its primary.
 */
export async function serveMetrics(
  registry: Registry,
  address: MetricsAddress,
): Promise<RunningHttpServer | undefined> {
  collectDefaultMetrics({ register: registry });
  if (cluster.isPrimary)
    return startHttpServer(
      answerWith(registry, () => registry.metrics()),
      { ...address, allowedOrigins: [] },
    );
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry(); // listens for the primary's requests
  return undefined;
}

export async function serveWorkersMetrics(address: MetricsAddress): Promise<RunningHttpServer> {
  const registry = new AggregatorRegistry();
  return startHttpServer(
    answerWith(registry, () => registry.clusterMetrics()),
    { ...address, allowedOrigins: [] },
  );
}

function answerWith({ contentType }: { contentType: string }, read: () => Promise<string>): RequestListener {
  return (request, response) => {
    if (request.url !== metricsPath) {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}
