import { listOperations, nameOfOperation } from '@sabi/test-kit/openapi/operations';
import { findWeakAnswers } from '@sabi/test-kit/openapi/weak-answers';
import request from 'supertest';
import { createAiOpenApi } from '../src/entry-points/http/openapi';
import { completion } from './support/scripted-model';
import { type Site, startSite } from './support/site';

/** All operations of openapi.json, so that new routes are included. */
const operations = listOperations(createAiOpenApi()).map((each) => [nameOfOperation(each), each] as const);

describe('who reaches what', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ ANSWERS_PER_ACCOUNT: '100000', ANSWERS_A_DAY: '100000' });
  });

  afterAll(() => site.stop());

  test.each(operations.filter(([, { isGuarded }]) => isGuarded))(
    'S47 %s is for who says who they are',
    async (_name, { method, path }) => {
      const staff = await site.issuer.sign({ role: 'service_role', session_id: undefined });
      const foreign = await site.issuer.sign({ iss: 'https://example.com' });
      expect((await request(site.url)[method](path)).status).toBe(401);
      for (const token of ['none', foreign, staff]) {
        const { status } = await request(site.url)[method](path).auth(token, { type: 'bearer' });
        expect(status).toBe(401);
      }
    },
  );

  test.each(operations)(
    'S59 S60 %s takes no operator, no prototype and no key twice',
    async (_name, each) => {
      site.model.play(
        completion(each.path.endsWith('analyzer') ? { analysis: 'Good.' } : { response: 'Hello.' }),
      );
      const token = await site.issuer.sign();
      const valueOf = () => 'x';
      expect(await findWeakAnswers(each, { url: site.url, token, valueOf })).toEqual([]);
      expect(Object.prototype).not.toHaveProperty('isAdmin');
    },
  );
});
