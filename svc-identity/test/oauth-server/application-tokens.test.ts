import { identityRoutes } from '@sabi/contracts/http/identity/routes';
import { type Answer, call, createSignedIn, currentVersion } from '../support/accounts';
import type { TestIdentity } from '../support/identity';
import {
  createApplication,
  exchange,
  obtainTokens,
  refresh,
  startOAuthServer,
  type TestApplication,
} from '../support/oauth';

const uuid = '11111111-1111-4111-8111-111111111111';
const refusal = {
  status: 403,
  body: {
    code: 'no_authorization',
    message: 'OAuth clients are not allowed to perform these actions',
  },
};

/** Routes for an account's token, without those open to applications. */
const ownRoutes = identityRoutes
  .filter(({ access, path }) => access === 'user' && !/\/(userinfo|logout)$/.test(path))
  .map(({ method, path }) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, uuid)] as const);

describe("permissions of an application's token", () => {
  let identity: TestIdentity;
  let application: TestApplication;
  let account: Awaited<ReturnType<typeof createSignedIn>>;
  let tokens: Record<string, string>;
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(identity, method, path, {
      token: tokens['access_token'] ?? '',
      headers: currentVersion,
      ...(method !== 'GET' && { body: body ?? {} }),
    });

  beforeAll(async () => {
    identity = await startOAuthServer({
      PASSKEY_ENABLED: 'true',
      SECURITY_MANUAL_LINKING_ENABLED: 'true',
      RATE_LIMIT_HEADER: 'X-Client-Address',
      RATE_LIMIT_TOKEN_REFRESH: '3',
    });
    application = await createApplication(identity);
    account = await createSignedIn(identity);
    tokens = await obtainTokens(identity, application, account.client, {
      scope: 'openid email profile phone offline_access',
    });
  });

  afterAll(() => identity.stop());

  test('there are such routes', () => expect(ownRoutes.length).toBeGreaterThan(20));

  test.each(ownRoutes)('S36 not %s %s', async (method, path) => {
    expect(await ask(method, path)).toMatchObject(refusal);
  });

  test('S36 neither password, address nor factors are changed', async () => {
    const before = await identity.database.db.collection('users').findOne({ email: account.email });
    const changes = { password: 'jendela-7-biru', email: 'other@example.com', data: { a: 1 } };
    expect(await ask('PUT', '/auth/v1/user', changes)).toMatchObject(refusal);
    expect(await ask('POST', '/auth/v1/factors', { factor_type: 'totp' })).toMatchObject(refusal);
    const after = await identity.database.db.collection('users').findOne({ email: account.email });
    expect(after).toEqual(before);
  });

  test.each(['', '?scope=global', '?scope=others'])(
    'S36 it ends no session of its owner: /logout%s',
    async (query) => {
      expect(await ask('POST', `/auth/v1/logout${query}`)).toMatchObject(refusal);
      expect((await account.client.getUser()).error).toBeNull();
    },
  );

  test('it reads the claims of its scopes, and ends its own session', async () => {
    expect(await ask('GET', '/auth/v1/oauth/userinfo')).toMatchObject({ body: { email: account.email } });
    expect((await ask('POST', '/auth/v1/logout?scope=local')).status).toBe(204);
    expect(await ask('GET', '/auth/v1/oauth/userinfo')).toMatchObject({
      body: { code: 'session_not_found' },
    });
    expect((await refresh(identity, application, tokens['refresh_token'])).status).toBe(400);
    expect((await account.client.getUser()).error).toBeNull();
  });

  test('S9 too frequent token requests are limited, separately from those of users', async () => {
    const from = { 'X-Client-Address': '203.0.113.8' };
    const askForTokens = () =>
      call(identity, 'POST', '/auth/v1/oauth/token', {
        body: {
          grant_type: 'refresh_token',
          client_id: application.client_id,
          refresh_token: 'abcdefghijkl',
        },
        headers: { ...currentVersion, ...from },
      });
    const answers: Answer[] = [];
    for (let request = 0; request < 4; request += 1) answers.push(await askForTokens());
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
    expect(answers[3]?.body['code']).toBe('over_request_rate_limit');
    expect(Number(answers[3]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    const person = await call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: 'abcdefghijkl' },
      headers: { ...currentVersion, ...from },
    });
    expect(person.status).toBe(400);
    expect((await exchange(identity, application, { code: 'x', verifier: 'y' })).status).toBe(400);
  });
});
