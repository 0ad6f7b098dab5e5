import { signatureHeader } from '@sabi/contracts/http/gateway/remote-commands';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { fillPath, listOperations, nameOfOperation } from '@sabi/test-kit/openapi/operations';
import { buildExample } from '@sabi/test-kit/openapi/schema-example';
import { findWeakAnswers } from '@sabi/test-kit/openapi/weak-answers';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import request from 'supertest';
import { createPlatformOpenApi } from '../src/entry-points/http/openapi';
import { readEnv, startGateway } from '../src/service';
import { Team } from './team';

/** Every call the gateway answers itself, from its openapi.json, so that new routes are included. */
const operations = listOperations(createPlatformOpenApi()).map(
  (each) => [nameOfOperation(each), each] as const,
);
const parameters: Readonly<Record<string, string>> = { name: 'mf-example', version: '1.0.0' };
const valueOf = (parameter: string) => parameters[parameter] ?? 'x';

describe('who reaches what', () => {
  const team = new Team('mf-example', () => gateway.url);
  const tokens = [undefined, 'none', 'x'.repeat(86)];
  let database: TestDatabase;
  let upstream: LoopbackServer;
  let gateway: Awaited<ReturnType<typeof startGateway>>;

  beforeAll(async () => {
    database = await createTestDatabase();
    // Answers as svc-identity does without a valid token.
    upstream = await startLoopbackServer((_request, response) => {
      response
        .writeHead(401, { 'Content-Type': 'application/json' })
        .end('{"error_code":"no_authorization"}');
    });
    const services = [
      'SHELL_URL',
      'IDENTITY_URL',
      'PROFILE_URL',
      'AI_URL',
      'BILLING_URL',
      'HIRING_URL',
      'NOTIFICATION_URL',
    ];
    const env = readEnv({
      PORT: '0',
      DRAIN_DELAY_MS: '0',
      MONGODB_URI: database.uri,
      PUBLISHER_KEYS: JSON.stringify({ 'mf-example': [team.publicKey] }),
      ...Object.fromEntries(services.map((name) => [name, upstream.url])),
    });
    gateway = await startGateway(env, silentLogger);
    await gateway.ready;
  });

  afterAll(async () => {
    await gateway.stop();
    await upstream.stop();
    await database.drop();
  });

  test.each(operations)('S47 %s lets nobody in without the right token', async (_name, each) => {
    const path = fillPath(each.path, valueOf);
    for (const token of tokens) {
      const pending = request(gateway.url)[each.method](path);
      if (token) pending.auth(token, { type: 'bearer' }).set(signatureHeader, token);
      if (each.jsonBody) pending.send(buildExample(each.jsonBody) as object);
      const refusals = each.jsonBody ? [401, 403, 422] : [401]; // a body may be refused first
      expect(each.isGuarded ? refusals : [200, 204, 422]).toContain((await pending).status); // an example may not fit
    }
  });

  test.each(operations)(
    'S59 S60 %s takes no operator, no prototype and no key twice',
    async (_name, each) => {
      const caller = { url: gateway.url, token: 'x'.repeat(48), valueOf, headersFor: team.headersFor };
      expect(await findWeakAnswers(each, caller)).toEqual([]);
      expect(Object.prototype).not.toHaveProperty('isAdmin');
    },
  );
});
