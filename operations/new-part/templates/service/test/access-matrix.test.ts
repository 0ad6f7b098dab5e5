import { randomUUID } from 'node:crypto';
import { listOperations, nameOfOperation } from '@sabi/test-kit/openapi/operations';
import { findWeakAnswers } from '@sabi/test-kit/openapi/weak-answers';
import request from 'supertest';
import { startTestService, type TestService } from './support/harness';
import { resolveOpenApi } from './support/resolved-openapi';

/** Every route of openapi.json, so that new ones are included. */
const operations = listOperations(resolveOpenApi()).map((each) => [nameOfOperation(each), each] as const);

describe('who reaches what', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  test.each(operations)('%s asks a visitor for a token', async (_name, each) => {
    expect(each.isGuarded).toBe(true);
    await request(service.url)
      [each.method](each.path)
      .expect(401, /TOKEN_MISSING/);
  });

  test.each(operations)('%s gives the token of another issuer nothing', async (_name, each) => {
    for (const token of ['none', await service.issuer.sign({ iss: 'https://example.com' })])
      await request(service.url)
        [each.method](each.path)
        .auth(token, { type: 'bearer' })
        .expect(401, /TOKEN_INVALID/);
  });

  test.each(operations)('%s takes no operator, no prototype and no key twice', async (_name, each) => {
    const token = await service.issuer.sign();
    const caller = { url: service.url, token, valueOf: () => randomUUID() };
    expect(await findWeakAnswers(each, caller)).toEqual([]);
  });
});
