import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { guardedStaleMs } from '@sabi/service-kit/ended-sessions';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { startTestService, type TestService } from './support/harness';

describe('once svc-identity reports that a session has ended', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => service.stop());

  const get = (token: string, path: string) =>
    request(service.url).get(`/api/billing/v1${path}`).auth(token, { type: 'bearer' });

  test.each(['session_id', 'sub'] as const)('S30 its token reads no payment and no plan: %s', async (id) => {
    const claims = { sub: randomUUID(), session_id: randomUUID() };
    const token = await service.issuer.sign(claims);
    for (const path of ['/payments', '/plan']) await get(token, path).expect(200);
    service.issuer.end(claims[id]);
    await eventually(() => service.dependencies.endedSessions.refresh());
    for (const path of ['/payments', '/plan'])
      expect((await get(token, path).expect(401)).body.code).toBe('TOKEN_INVALID');
  });

  test('S30 while ended sessions cannot be fetched, payments are refused and the plan can be read', async () => {
    const token = await service.issuer.sign();
    jest
      .spyOn(service.dependencies.endedSessions, 'isKnown')
      .mockImplementation((staleMs) => staleMs > guardedStaleMs);
    await get(token, '/plan').expect(200);
    for (const path of ['/payments', '/orders', '/receipts', '/export']) {
      const { body } = await get(token, path).expect(503).expect('Retry-After', '5');
      expect(body.code).toBe('SESSION_UNCONFIRMED');
    }
  });
});
