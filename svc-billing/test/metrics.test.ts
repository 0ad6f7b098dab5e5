import { randomUUID } from 'node:crypto';
import { queues } from '@sabi/contracts/messages/queues';
import { createLoneBroker } from '@sabi/event-bus/in-process-bus';
import { createMetricsRegistry } from '@sabi/service-kit/metrics';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { startTokenIssuer } from '@sabi/test-kit/token-issuer';
import request from 'supertest';
import { watchServiceRequests } from '../src/metrics';
import { readEnv, startBilling } from '../src/service';
import { requiredEnv } from './support/harness';
import { createBillingDatabase } from './support/billing-database';

const overdue = (count: number) => `billing_overdue_requests{service="svc-billing"} ${count}`;

test('open requests that are overdue are counted, and no others', async () => {
  const [database, issuer] = await Promise.all([createBillingDatabase(), startTokenIssuer()]);
  const env = readEnv({
    ...requiredEnv,
    PORT: '0',
    METRICS_PORT: '0',
    DRAIN_DELAY_MS: '0',
    MONGODB_URI: database.uri,
    IDENTITY_JWKS_URL: issuer.jwksUrl,
    IDENTITY_ISSUER: issuer.issuer,
  });
  const logger = silentLogger.child({ service: 'svc-billing' });
  const service = await startBilling(env, logger, { inProcess: createLoneBroker(queues, 'billing') });
  await service.ready;
  const read = async () => (await request(String(service.metricsUrl)).get('').expect(200)).text;
  try {
    expect(await read()).toContain(overdue(0));
    const build = (state: string, due_at: Date) => ({ id: randomUUID(), user_id: 'a', state, due_at });
    const [past, future] = [new Date('2026-01-02T10:00:00Z'), new Date('2999-01-02T10:00:00Z')];
    await database.db
      .collection('service_requests')
      .insertMany([
        build('open', past),
        build('open', past),
        build('open', future),
        ...['accepted', 'declined', 'withdrawn', 'done'].map((state) => build(state, past)),
      ]);
    expect(await read()).toContain(overdue(2));
  } finally {
    await service.stop();
    await issuer.close();
    await database.drop();
  }
});

test('while the database cannot be read this metric is left out, and the others stay', async () => {
  const registry = createMetricsRegistry('svc-billing');
  const countOverdue = jest.fn<Promise<number>, []>().mockResolvedValueOnce(3);
  watchServiceRequests(registry, { serviceRequests: { countOverdue }, now: () => new Date() });
  expect(await registry.metrics()).toContain(overdue(3));
  countOverdue.mockRejectedValueOnce(new Error('The database is away'));
  const text = await registry.metrics();
  expect(text).toContain('# TYPE billing_overdue_requests gauge');
  expect(text).not.toMatch(/^billing_overdue_requests/m);
});
