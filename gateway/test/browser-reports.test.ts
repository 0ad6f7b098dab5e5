import { randomBytes } from 'node:crypto';
import type { BrowserReport } from '@sabi/contracts/http/gateway/browser-reports';
import { forEachUpstream } from '@sabi/contracts/services';
import { createLogger } from '@sabi/service-kit/logger';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { type SpanCollector, startSpanCollector } from '@sabi/test-kit/span-collector';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { readEnv, startGateway } from '../src/service';

const path = '/api/platform/v1/browser-reports';
const canary = 'laksmi-rekawati';
const report: BrowserReport = { path: '/', releases: [], vitals: [], errors: [], requests: [] };

let database: TestDatabase;
let upstream: LoopbackServer;
let collector: SpanCollector;
let gateway: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  database = await createTestDatabase();
  upstream = await startLoopbackServer((_request, response) => void response.end('upstream'));
  collector = await startSpanCollector();
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    METRICS_PORT: '0',
    DRAIN_DELAY_MS: '0',
    MONGODB_URI: database.uri,
    PUBLISH_TOKEN: randomBytes(24).toString('hex'),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...forEachUpstream(upstream.url),
  });
  gateway = await startGateway(env, createLogger({ service: 'gateway', level: 'silent' }));
  await gateway.ready;
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([upstream.stop(), collector.stop(), database.drop()]);
});

const send = (body: object) => request(gateway.url).post(path).send(body);
const readMetrics = async () =>
  (
    await request(gateway.metricsUrl ?? '')
      .get('')
      .expect(200)
  ).text;

test('how fast a page was, and what went wrong in it, is counted', async () => {
  await send({
    ...report,
    vitals: [
      { name: 'LCP', value: 1.2 },
      { name: 'CLS', value: 0.02 },
    ],
    errors: [{ kind: 'rejection', release: null }],
  }).expect(204);
  const text = await readMetrics();
  expect(text).toMatch(/^browser_lcp_seconds_count\{.*remote="shell",version=""\} 1$/m);
  expect(text).toMatch(/^browser_lcp_seconds_sum\{.*\} 1\.2$/m);
  expect(text).toMatch(/^browser_cls_count\{.*\} 1$/m);
  expect(text).toContain(
    'browser_errors_total{kind="rejection",remote="shell",version="",service="gateway"} 1',
  );
});

test('no label comes from a browser: what nobody has published is `other`', async () => {
  const release = { remote: canary, version: canary };
  await send({
    ...report,
    path: `/${canary}`,
    releases: [release],
    errors: [{ kind: 'error', release }],
  }).expect(204);
  const text = await readMetrics();
  expect(text).toContain(
    'browser_errors_total{kind="error",remote="other",version="other",service="gateway"} 1',
  );
  expect(text).not.toContain(canary);
});

test.each([
  ['a vital nobody knows', { vitals: [{ name: 'XYZ', value: 1 }] }],
  ['a value below nothing', { vitals: [{ name: 'LCP', value: -1 }] }],
  ['too many errors', { errors: Array.from({ length: 21 }, () => ({ kind: 'error', release: null })) }],
  ['a trace that is none', { requests: [{ method: 'GET', path: '/', traceparent: canary }] }],
])('a report with %s is refused', (_what, part) => send({ ...report, ...part }).expect(422));

test("a request of a browser is a span above the gateway's, named by its route", async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const now = Date.now();
  await request(gateway.url)
    .get(`/storage/v1/object/profile-assets/${canary}?token=${canary}`)
    .set('traceparent', traceparent)
    .expect(200);
  const reportRequest = { method: 'GET', path: `/storage/v1/object/${canary}`, traceparent };
  await send({
    ...report,
    requests: [
      { ...reportRequest, actedAt: now - 30, startedAt: now - 20, endedAt: now },
      { ...reportRequest, actedAt: null, startedAt: now - 1e9, endedAt: now },
    ],
  }).expect(204);
  await eventually(() => {
    const spans = collector.spans.filter(({ traceId }) => traceId === '4bf92f3577b34da6a3ce929d0e0e4736');
    const byName = (name: string) => spans.filter((span) => span.name === name);
    const [action] = byName('user action');
    const [sent] = byName('GET /storage/v1/object/*').filter(({ service }) => service === 'browser');
    const [answered] = byName('GET /storage/v1/object/*').filter(({ service }) => service === 'gateway');
    const [forwarded] = byName('forward svc-profile');
    expect(spans.map(({ service, name }) => `${service}: ${name}`).sort()).toEqual([
      'browser: GET /storage/v1/object/*',
      'browser: user action',
      'gateway: GET /storage/v1/object/*',
      'gateway: forward svc-profile',
    ]);
    expect(action).toMatchObject({ service: 'browser', parentSpanId: undefined });
    expect(sent).toMatchObject({ parentSpanId: action?.spanId, spanId: '00f067aa0ba902b7' });
    expect(answered).toMatchObject({ parentSpanId: sent?.spanId });
    expect(forwarded).toMatchObject({ parentSpanId: answered?.spanId });
  });
  expect(collector.received()).not.toContain(canary);
});

test('S88 metrics of the gateway are not at the door everybody knows', async () => {
  const { text } = await request(gateway.url).get('/metrics');
  expect(text).not.toContain('http_requests_total');
  expect(new URL(gateway.metricsUrl ?? '').port).not.toBe(new URL(gateway.url).port);
});
