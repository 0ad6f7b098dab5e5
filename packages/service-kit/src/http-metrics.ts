import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Counter, Gauge, Histogram, type Registry } from './metrics';
import { routeOf } from './route-template';

/** Around the promised values: 30 ms, 300 ms, 1 s, 10 s. */
const secondBuckets = [0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];

/** Express middleware: rate, errors and duration by route template. */
export function countRequests(registry: Registry): RequestHandler {
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route template and status; `aborted` when the client disconnected',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the headers of a request to the end of its response, without event streams',
    labelNames: ['method', 'route'],
    buckets: secondBuckets,
    registers,
  });
  const underWay = new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests being answered, event streams among them',
    registers,
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    underWay.inc();
    response.once('close', () => {
      underWay.dec();
      const { method } = request;
      const route = routeOf(request, response);
      const status = response.writableFinished ? response.statusCode : 'aborted';
      requests.inc({ method, route, status });
      const isStream = String(response.getHeader('content-type')).startsWith('text/event-stream');
      if (!isStream) seconds.observe({ method, route }, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}
