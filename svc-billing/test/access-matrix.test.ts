import { randomUUID } from 'node:crypto';
import { queues } from '@sabi/contracts/messages/queues';
import { createLoneBroker } from '@sabi/event-bus/in-process-bus';
import type { TestDatabase } from '@sabi/test-kit/database';
import { listOperations, nameOfOperation } from '@sabi/test-kit/openapi/operations';
import { findWrongStaffAccess } from '@sabi/test-kit/openapi/staff-access';
import { findWeakAnswers } from '@sabi/test-kit/openapi/weak-answers';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import request from 'supertest';
import { createBillingOpenApi } from '../src/entry-points/http/openapi';
import { readEnv, startBilling } from '../src/service';
import { requiredEnv } from './support/harness';
import { createBillingDatabase } from './support/billing-database';

/** Every route of openapi.json, so that new ones are included. */
const operations = listOperations(createBillingOpenApi()).map(
  (each) => [nameOfOperation(each), each] as const,
);

describe('who reaches what', () => {
  let database: TestDatabase;
  let issuer: TokenIssuer;
  let service: Awaited<ReturnType<typeof startBilling>>;

  beforeAll(async () => {
    [database, issuer] = await Promise.all([createBillingDatabase(), startTokenIssuer()]);
    const env = readEnv({
      PORT: '0',
      DRAIN_DELAY_MS: '0',
      MONGODB_URI: database.uri,
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      ...requiredEnv,
    });
    const inProcess = createLoneBroker(queues, 'billing');
    service = await startBilling(env, silentLogger, { inProcess });
    await service.ready;
  });

  afterAll(async () => {
    await service.stop();
    await issuer.close();
    await database.drop();
  });

  test.each(operations)('S47 %s asks a visitor for a token where it is guarded', async (_name, each) => {
    const { status } = await request(service.url)[each.method](each.path);
    expect(status === 401).toBe(each.isGuarded);
  });

  test.each(operations)('S47 %s gives the token of another account nothing', async (_name, each) => {
    const { status, body } = await request(service.url)[each.method](each.path);
    for (const token of ['none', await issuer.sign({ iss: 'https://example.com' })]) {
      const pending = request(service.url)[each.method](each.path).auth(token, { type: 'bearer' });
      await pending.expect(status, each.isGuarded ? /TOKEN_INVALID/ : body);
    }
  });

  test.each(operations.filter(([, { staffRoles }]) => staffRoles))(
    'S23 S47 %s is for its roles, with a second factor and a recent sign-in',
    async (_name, each) => {
      expect(await findWrongStaffAccess(each, { url: service.url, sign: issuer.sign })).toEqual([]);
    },
  );

  test.each(operations)(
    'S59 S60 %s takes no operator, no prototype and no key twice',
    async (_name, each) => {
      const caller = { url: service.url, token: await issuer.sign(), valueOf: () => randomUUID() };
      expect(await findWeakAnswers(each, caller)).toEqual([]);
    },
  );
});
