import { randomUUID } from 'node:crypto';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { type Site, startSite } from './support/site';

describe('once svc-identity reports that a session has ended', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  test.each(['session_id', 'sub'] as const)('S30 its token reads no conversation: %s', async (id) => {
    const claims = { sub: randomUUID(), session_id: randomUUID() };
    const token = await site.issuer.sign(claims);
    const list = () => request(site.url).get('/api/ai/v1/conversations').auth(token, { type: 'bearer' });
    await list().expect(200);
    site.issuer.end(claims[id]);
    const { body } = await eventually(() => list().expect(401));
    expect(body.code).toBe('TOKEN_INVALID');
  });

  test('a service is ready once it has the list', async () => {
    const deaf = await site.start({ IDENTITY_JWKS_URL: 'http://127.0.0.1:1/jwks.json' });
    const { body } = await request(deaf.url).get('/healthz/ready').expect(503);
    expect(body.blockers).toContain('ended_sessions');
    await request(site.url).get('/healthz/ready').expect(200);
  });
});
