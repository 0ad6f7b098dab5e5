import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freeTemplates, premiumTemplates } from '@sabi/contracts/profile/document-templates';
import request from 'supertest';
import { type Account, startTestService, type TestService } from '../harness';

/** svc-billing, played by a list of entitled accounts. */
interface Billing {
  readonly server: Server;
  readonly allowedTokens: Set<string>;
  /** Requests with their tokens. */
  readonly asked: { url: string | undefined; authorization: string | undefined }[];
}

async function startBilling(): Promise<Billing> {
  const allowedTokens = new Set<string>();
  const asked: Billing['asked'] = [];
  const server = createServer(({ url, headers: { authorization } }, response) => {
    asked.push({ url, authorization });
    const allowed = allowedTokens.has(authorization ?? '');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ allowed, available: Number(allowed), ends_at: null }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, allowedTokens, asked };
}

const ask = (service: TestService, { token }: Account, choice: object) =>
  request(service.url)
    .post('/api/profile/v1/documents')
    .auth(token, { type: 'bearer' })
    .send({ format: 'pdf', language: 'en', ...choice });

describe('a resume in a premium template', () => {
  let billing: Billing;
  let service: TestService;

  beforeAll(async () => {
    billing = await startBilling();
    const { port } = billing.server.address() as AddressInfo;
    service = await startTestService({ env: { BILLING_URL: `http://127.0.0.1:${port}` } });
  });
  beforeEach(() => {
    billing.asked.length = 0;
  });
  afterAll(async () => {
    await service.stop();
    billing.server.closeAllConnections();
    await new Promise((resolve) => billing.server.close(resolve));
  });

  test.each(premiumTemplates)(
    'is written in %s for whoever has the templates, which svc-billing says of their own token',
    async (template) => {
      const account = await service.account();
      billing.allowedTokens.add(`Bearer ${account.token}`);
      await ask(service, account, { template }).expect(200).expect('content-type', 'application/pdf');
      expect(billing.asked).toEqual([
        {
          url: '/api/billing/v1/entitlements/check?kind=cv_template_premium',
          authorization: `Bearer ${account.token}`,
        },
      ]);
    },
  );

  test.each(['pdf', 'docx'])('is not written as %s for anybody else', async (format) => {
    const account = await service.account();
    const { body } = await ask(service, account, { template: 'columns', format }).expect(403);
    expect(body.code).toBe('TEMPLATE_NOT_INCLUDED');
  });

  test('uses up nothing of the thirty an hour where it is refused', async () => {
    const account = await service.account();
    for (let count = 0; count < 31; count += 1)
      await ask(service, account, { template: 'compact' }).expect(403);
    await ask(service, account, { template: 'plain', format: 'json' }).expect(200);
  });

  test.each([...freeTemplates.map((template) => ['pdf', template]), ['json', 'timeline']])(
    'is another matter than %s in %s, for which nobody is asked',
    async (format, template) => {
      await ask(service, await service.account(), { format, template }).expect(200);
      expect(billing.asked).toEqual([]);
    },
  );
});

describe('while svc-billing is away', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({ env: { BILLING_URL: 'http://127.0.0.1:1' } });
  });
  afterAll(() => service.stop());

  test('premium templates can be tried again later, and free ones are written', async () => {
    const account = await service.account();
    const { body, headers } = await ask(service, account, { template: 'timeline' }).expect(503);
    expect(body.code).toBe('DEPENDENCY_UNAVAILABLE');
    expect(headers['retry-after']).toBe('5');
    for (const template of freeTemplates) await ask(service, account, { template }).expect(200);
  });
});
