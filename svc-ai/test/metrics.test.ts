import request from 'supertest';
import { readEvents } from './support/event-reader';
import { type SandboxModel, startSandboxModel } from './support/sandbox-model';
import { metricsOf, type Site, startSite } from './support/site';

// Metrics after real requests to the provider's stand-in.

const path = '/functions/v1/ai-consultant';
const cv = {
  cvText: 'Laksmi Rekawati, laksmi@example.com. Married, Islam. Warehouse supervisor for eight years.',
};

let site: Site;
let sandbox: SandboxModel;
beforeAll(async () => {
  sandbox = await startSandboxModel();
});
beforeAll(async () => {
  site = await startSite({
    OPENAI_BASE_URL: sandbox.url,
    INPUT_USD_PER_MILLION: '1000',
    OUTPUT_USD_PER_MILLION: '2000',
    CONSULTATION_TIMEOUT_MS: '1500',
  });
});
afterAll(() => site.stop());
afterAll(() => sandbox.stop());
afterEach(() => sandbox.reset());

/** Values by name and labels, without the service's own label. */
async function readMetrics(): Promise<Map<string, number>> {
  const { text, type } = await request(site.metricsUrl).get('').expect(200);
  expect(type).toBe('text/plain');
  const lines = text.split('\n').filter((line) => line.startsWith('ai_'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      const name = line
        .slice(0, end)
        .replace(/,?service="svc-ai",?/, '')
        .replace('{}', '');
      return [name, Number(line.slice(end))];
    }),
  );
}

test('requests, their cost and their duration are counted by feature', async () => {
  const token = await site.issuer.sign();
  await site
    .consult({ body: { message: 'How do I prepare an interview?', type: 'talent' }, token })
    .expect(200);
  await site.analyze({ body: cv, token }).expect(200);
  const stream = await readEvents(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ message: 'What is your process?', type: 'company' }),
  });
  await stream.ended;
  const metrics = await readMetrics();
  for (const feature of ['chat-talent', 'cv-explain', 'chat-company']) {
    expect(metrics.get(`ai_model_calls_total{feature="${feature}",outcome="answered"}`)).toBe(1);
    expect(metrics.get(`ai_model_call_seconds_count{feature="${feature}"}`)).toBe(1);
    const tokens = (direction: string) =>
      metrics.get(`ai_model_tokens_total{feature="${feature}",direction="${direction}"}`) ?? 0;
    expect(tokens('input')).toBeGreaterThan(50);
    expect(tokens('output')).toBeGreaterThan(5);
    const cost = metrics.get(`ai_model_cost_usd_total{feature="${feature}"}`);
    expect(cost).toBeCloseTo((tokens('input') + 2 * tokens('output')) / 1000);
  }
  expect(metrics.get('ai_model_first_text_seconds_count{feature="chat-company"}')).toBe(1);
  expect(metrics.get('ai_open_streams')).toBe(0);
  expect(metrics.get('ai_circuit_state{circuit="messages"}')).toBe(0);
});

test('failures are counted by kind, and an open circuit is visible', async () => {
  const token = await site.issuer.sign();
  const ask = () => site.consult({ body: { message: 'Help with my CV?', type: 'general' }, token });
  await sandbox.play({ kind: 'empty' }, { kind: 'hang' }, { kind: 'error', times: 20 });
  for (let time = 0; time < 6; time += 1) await ask();
  const metrics = await readMetrics();
  const calls = (outcome: string) =>
    metrics.get(`ai_model_calls_total{feature="chat-general",outcome="${outcome}"}`);
  expect(calls('unusable')).toBe(1);
  expect(calls('unavailable')).toBeGreaterThan(5);
  expect(metrics.get('ai_circuit_state{circuit="messages"}')).toBe(2);
  expect(metrics.get('ai_circuit_state{circuit="analyses"}')).toBe(0);
});

test('an answer that is not the JSON that was asked for is counted apart, and was paid for', async () => {
  const before = await readMetrics();
  await sandbox.play({ kind: 'broken-json' });
  const { body } = await site.analyze({ body: cv, token: await site.issuer.sign() }).expect(200);
  expect(body).toMatchObject({ basic: true });
  const metrics = await readMetrics();
  const grown = (name: string) => (metrics.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grown('ai_model_calls_total{feature="cv-explain",outcome="malformed"}')).toBe(1);
  expect(grown('ai_model_calls_total{feature="cv-explain",outcome="answered"}')).toBe(0);
  expect(grown('ai_model_tokens_total{feature="cv-explain",direction="output"}')).toBeGreaterThan(5);
  expect(metrics.get('ai_circuit_state{circuit="analyses"}')).toBe(0);
});

test('an answer that is being written is an open stream', async () => {
  await sandbox.play({ kind: 'trickle', delayMs: 200 });
  const service = await site.start({ CONSULTATION_TIMEOUT_MS: '15000' });
  const stream = await readEvents(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'What is your process?', type: 'company' }),
  });
  const { text } = await request(metricsOf(service)).get('');
  expect(text).toMatch(/^ai_open_streams\{service="svc-ai"\} 1$/m);
  stream.leave();
  await stream.ended;
});

test('refusals are counted by limit, without the caller', async () => {
  const service = await site.start({ ANALYSES_PER_NETWORK: '1' });
  await site.analyze({ body: cv, service }).expect(200);
  await site.analyze({ body: cv, service }).expect(429);
  const { text } = await request(metricsOf(service)).get('');
  expect(text).toContain('ai_gates_total{meter="analysis-network",service="svc-ai"} 1');
  for (const secret of ['Laksmi', 'laksmi', '203.0.113.7']) expect(text).not.toContain(secret);
});
