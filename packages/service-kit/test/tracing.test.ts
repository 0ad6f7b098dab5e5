import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@sabi/test-kit/eventually';
import { type SpanCollector, startSpanCollector } from '@sabi/test-kit/span-collector';
import { Router } from 'express';
import request from 'supertest';
import { AppError } from '../src/errors';
import { createLogger } from '../src/logger';
import { currentRequestContext } from '../src/request-context';
import { type RunningService, startService } from '../src/service';
import { inSpan, startSpan, startTracing } from '../src/tracing';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpan = '00f067aa0ba902b7';
const canary = 'laksmi.rekawati@example.com';

let collector: SpanCollector;
let sentOn: string | undefined;
beforeEach(async () => {
  collector = await startSpanCollector();
});
afterEach(() => collector.stop());

const start = (endpoint?: string): Promise<RunningService> =>
  startService({
    env: { HOST: '127.0.0.1', PORT: 0, DRAIN_DELAY_MS: 0, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
    logger: createLogger({ service: 'svc-test', level: 'silent' }),
    assemble: async () => {
      const router = Router();
      router.get('/people/:name', async (_request, response) => {
        await inSpan('look up', { attributes: { 'db.collection.name': 'people' } }, async () => {
          sentOn = currentRequestContext()?.traceparent;
        });
        response.send('found');
      });
      router.get('/broken/:name', () =>
        inSpan('fall over', {}, async () => {
          throw new AppError('DEPENDENCY_UNAVAILABLE', { detail: canary });
        }),
      );
      return { router, checks: {}, stop: async () => undefined };
    },
  });

const ask = (service: RunningService, path: string) =>
  request(service.url)
    .get(`${path}/${encodeURIComponent(canary)}?token=${encodeURIComponent(canary)}`)
    .set('traceparent', `00-${traceId}-${callerSpan}-01`)
    .set('Cookie', `visitor=${canary}`);

/** A service that stops waits for its collector no longer than some seconds: the last may come after it. */
async function collect(count: number) {
  await eventually(() => expect(collector.spans).toHaveLength(count));
  return collector.spans;
}

test("a request is a span of the caller's trace, and what it does is a span below", async () => {
  const service = await start(collector.url);
  await service.ready;
  await ask(service, '/people').expect(200);
  await service.stop();
  const [step, answered] = await collect(2);
  expect(answered).toMatchObject({
    service: 'svc-test',
    name: 'GET /people/:name',
    traceId,
    parentSpanId: callerSpan,
    attributes: { 'http.route': '/people/:name', 'http.response.status_code': 200 },
    failed: false,
  });
  expect(step).toMatchObject({ name: 'look up', traceId, parentSpanId: answered?.spanId });
  expect(sentOn).toBe(`00-${traceId}-${step?.spanId}-01`);
});

test('what fails is recorded by its code, and nothing reveals what anybody sent', async () => {
  const service = await start(collector.url);
  await service.ready;
  await ask(service, '/people').expect(200);
  await ask(service, '/broken').expect(503);
  await ask(service, '/nowhere').expect(404);
  await service.stop();
  await collect(5);
  const failed = collector.spans.filter((span) => span.failed).map(({ name }) => name);
  expect(failed).toEqual(['fall over', 'GET /broken/:name']);
  expect(collector.spans.find(({ name }) => name === 'fall over')?.attributes).toEqual({
    'error.type': 'DEPENDENCY_UNAVAILABLE',
  });
  expect(collector.spans.map(({ name }) => name)).toContain('GET unknown');
  for (const secret of [canary, encodeURIComponent(canary), 'laksmi', '127.0.0.1'])
    expect(collector.received()).not.toContain(secret);
});

test('a trace that its caller does not keep is not sent', async () => {
  const service = await start(collector.url);
  await service.ready;
  await request(service.url)
    .get('/people/a')
    .set('traceparent', `00-${traceId}-${callerSpan}-00`)
    .expect(200);
  await service.stop();
  expect(collector.spans).toEqual([]);
  expect(sentOn).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
});

test('a collector that is away holds up neither requests nor the stop', async () => {
  const endpoint = 'http://127.0.0.1:1';
  const service = await start(endpoint);
  await service.ready;
  await ask(service, '/people').expect(200);
  await service.stop();
  const stop = await startTracing({ service: 'svc-test', endpoint });
  startSpan('look up', {})?.end();
  // Both begin at once: when the machine stands still, so do both.
  const stopped = stop().then(() => 'stopped');
  expect(await Promise.race([stopped, delay(4000, 'held up')])).toBe('stopped');
});

test('without a collector nothing of OpenTelemetry is loaded, and the trace is handed on as it came', async () => {
  await jest.isolateModulesAsync(async () => {
    let isLoaded = false;
    jest.doMock('../src/otlp-tracer', () => {
      isLoaded = true;
      return jest.requireActual<object>('../src/otlp-tracer');
    });
    const tracing = await import('../src/tracing');
    await tracing.startTracing({ service: 'svc-test', endpoint: undefined });
    expect(isLoaded).toBe(false);
    const stop = await tracing.startTracing({ service: 'svc-test', endpoint: collector.url });
    expect(isLoaded).toBe(true);
    await stop();
  });
  const service = await start();
  await service.ready;
  await ask(service, '/people').expect(200);
  await service.stop();
  expect(sentOn).toBe(`00-${traceId}-${callerSpan}-01`);
  expect(collector.spans).toEqual([]);
});
