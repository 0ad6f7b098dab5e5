import { signatureHeader } from '@sabi/contracts/http/gateway/remote-commands';
import { listStaffRemotesRoute } from '@sabi/contracts/http/gateway/staff-remotes';
import { forEachUpstream } from '@sabi/contracts/services';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { fillPath, listOperations, nameOfOperation } from '@sabi/test-kit/openapi/operations';
import { buildExample } from '@sabi/test-kit/openapi/schema-example';
import { findWrongStaffAccess, staffClaims } from '@sabi/test-kit/openapi/staff-access';
import { findWeakAnswers } from '@sabi/test-kit/openapi/weak-answers';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import { eventually } from '@sabi/test-kit/eventually';
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
  let issuer: TokenIssuer;
  let upstream: LoopbackServer;
  let gateway: Awaited<ReturnType<typeof startGateway>>;

  beforeAll(async () => {
    database = await createTestDatabase();
    issuer = await startTokenIssuer();
    // Answers as svc-identity does without a valid token.
    upstream = await startLoopbackServer((_request, response) => {
      response
        .writeHead(401, { 'Content-Type': 'application/json' })
        .end('{"error_code":"no_authorization"}');
    });
    const env = readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      DRAIN_DELAY_MS: '0',
      MONGODB_URI: database.uri,
      PUBLISHER_KEYS: JSON.stringify({ 'mf-example': [team.publicKey] }),
      ...forEachUpstream(upstream.url),
      IDENTITY_URL: issuer.issuer,
      IDENTITY_ISSUER: issuer.issuer,
    });
    gateway = await startGateway(env, silentLogger);
    await gateway.ready;
    const token = await issuer.sign(staffClaims({ roles: ['admin'] }));
    await eventually(() =>
      request(gateway.url).get(listStaffRemotesRoute.path).auth(token, { type: 'bearer' }).expect(200),
    ); // once the list of ended sessions is there
  });

  afterAll(async () => {
    await gateway.stop();
    await issuer.close();
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

  test.each(operations.filter(([, { staffRoles }]) => staffRoles))(
    'S23 S47 %s is for its roles, with a second factor and a recent sign-in',
    async (_name, each) => {
      expect(await findWrongStaffAccess(each, { url: gateway.url, sign: issuer.sign })).toEqual([]);
    },
  );

  test.each(operations)(
    'S59 S60 %s takes no operator, no prototype and no key twice',
    async (_name, each) => {
      const caller = { url: gateway.url, token: 'x'.repeat(48), valueOf, headersFor: team.headersFor };
      expect(await findWeakAnswers(each, caller)).toEqual([]);
      expect(Object.prototype).not.toHaveProperty('isAdmin');
    },
  );
});
