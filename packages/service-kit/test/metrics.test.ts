import { Router } from 'express';
import request from 'supertest';
import { createLogger } from '../src/logger';
import { type RunningService, startService } from '../src/service';
import { watchCircuits } from '../src/circuit-metrics';
import { readForMetric } from '../src/metrics';
import { nameRoute } from '../src/route-template';

const canary = 'laksmi';

const start = (port?: number): Promise<RunningService> =>
  startService({
    env: { HOST: '127.0.0.1', PORT: 0, DRAIN_DELAY_MS: 0, METRICS_PORT: port },
    logger: createLogger({ service: 'svc-test', level: 'silent' }),
    assemble: async (_signal, metrics) => {
      watchCircuits(metrics, () => [['provider', 'open']]);
      const router = Router();
      router.get('/people/:name', (_request, response) => void response.send('found'));
      router.get('/broken', (_request, response) => void response.status(503).end());
      router.get('/behind/{*path}', (_request, response) => {
        nameRoute(response, '/behind/one/*');
        response.send('forwarded');
      });
      router.get(
        '/stream',
        (_request, response) => void response.type('text/event-stream').end('data: 1\n\n'),
      );
      return { router, checks: {}, stop: async () => undefined };
    },
  });

describe('what a service counts', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await start(0);
    await service.ready;
  });
  afterAll(() => service.stop());

  const read = async () =>
    (
      await request(service.metricsUrl ?? '')
        .get('')
        .expect(200)
    ).text;

  test('requests are counted and timed by the template of their address, their status and nothing else', async () => {
    await request(service.url).get(`/people/${canary}?token=${canary}`).expect(200);
    await request(service.url).get('/people/other').expect(200);
    await request(service.url).get('/broken').expect(503);
    await request(service.url).get('/behind/one/two').expect(200);
    await request(service.url).get(`/nowhere/${canary}`).expect(404);
    const text = await read();
    const count = (method: string, route: string, status: number) =>
      `http_requests_total{method="${method}",route="${route}",status="${status}",service="svc-test"}`;
    expect(text).toContain(`${count('GET', '/people/:name', 200)} 2`);
    expect(text).toContain(`${count('GET', '/broken', 503)} 1`);
    expect(text).toContain(`${count('GET', '/behind/one/*', 200)} 1`);
    expect(text).toContain(`${count('GET', 'unknown', 404)} 1`);
    expect(text).toMatch(/^http_request_seconds_count\{.*route="\/people\/:name"\} 2$/m);
    expect(text).toContain('http_requests_under_way{service="svc-test"} 0');
    expect(text).not.toContain(canary);
  });

  test('an event stream is counted, and its length is no duration of a request', async () => {
    await request(service.url).get('/stream').expect(200);
    const text = await read();
    expect(text).toMatch(/^http_requests_total\{method="GET",route="\/stream",status="200",.*\} 1$/m);
    expect(text).not.toMatch(/^http_request_seconds_count\{.*route="\/stream"/m);
  });

  test('circuits and the event loop are measured', async () => {
    const text = await read();
    expect(text).toContain('circuit_state{circuit="provider",service="svc-test"} 2');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds\{/m);
  });

  test('S88 metrics are on a port of their own, and that port serves nothing else', async () => {
    await request(service.url).get('/metrics').expect(404);
    const { origin } = new URL(service.metricsUrl ?? '');
    await request(origin).get('/people/a').expect(404);
    await request(origin).get('/healthz/live').expect(404);
  });
});

test('without a port nothing is counted', async () => {
  const service = await start();
  await service.ready;
  expect(service.metricsUrl).toBeUndefined();
  await request(service.url).get('/metrics').expect(404);
  await service.stop();
});

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['does not answer', () => new Promise(() => undefined)],
])('what a metric reads elsewhere and %s is left out', async (_what, read) => {
  expect(await readForMetric(read())).toBeUndefined();
});
