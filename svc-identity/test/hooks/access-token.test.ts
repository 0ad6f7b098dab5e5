import { createAccount, signIn } from '../support/accounts';
import { claimsOf } from '../support/claims';
import { codeOf, createOwner, enrollTotp, refusal, tokensOf } from '../support/factors';
import {
  hooksAt,
  type HookAnswer,
  type ReceivedCall,
  startHookServer,
  type TestHookServer,
} from '../support/hook-server';
import { password, startTestIdentity, type TestIdentity } from '../support/identity';
import { post } from '../support/mails';
import { createApplication, obtainTokens } from '../support/oauth';

const name = 'CUSTOM_ACCESS_TOKEN';
type Claims = Record<string, unknown>;

describe('a hook that customizes access tokens', () => {
  let server: TestHookServer;
  let identity: TestIdentity;

  beforeAll(async () => {
    server = await startHookServer();
    identity = await startTestIdentity({ ...hooksAt(server, name), OAUTH_SERVER_ENABLED: 'true' });
  });

  beforeEach(() => {
    server.reset();
    customize((claims) => claims);
  });

  afterAll(async () => {
    await identity.stop();
    await server.stop();
  });

  const claimsIn = ({ body }: ReceivedCall) => body['claims'] as Claims;
  const customize = (change: (claims: Claims) => unknown) =>
    server.answer(name, (call): HookAnswer => ({ body: { claims: change(claimsIn(call)) } }));
  const enter = (email: string) => post(identity, '/token?grant_type=password', { email, password });
  const sessionsOf = (userId: string) =>
    identity.database.db.collection('sessions').countDocuments({ user_id: userId });

  test('is called for each, and its claims are signed', async () => {
    customize((claims) => ({ ...claims, role: 'editor', tenant: { id: 7 }, email: '' }));
    const { email, userId } = await createAccount(identity);
    const client = await signIn(identity, email);
    const { access } = await tokensOf(client);
    expect(claimsOf(access)).toMatchObject({ sub: userId, role: 'editor', tenant: { id: 7 }, email: '' });
    expect((await client.getUser()).data.user?.id).toBe(userId);
    const { data } = await client.refreshSession();
    expect(claimsOf(data.session?.access_token)).toMatchObject({ role: 'editor', tenant: { id: 7 } });
    expect(server.calls.map(({ body }) => [body['user_id'], body['authentication_method']])).toEqual([
      [userId, 'password'],
      [userId, 'token_refresh'],
    ]);
    const [first] = server.calls;
    expect(first?.body['metadata']).toMatchObject({
      name: 'customize-access-token',
      ip_address: expect.stringContaining('127.0.0.1'),
    });
    expect(first && claimsIn(first)).toMatchObject({
      iss: expect.any(String),
      sub: userId,
      aud: 'authenticated',
      exp: expect.any(Number),
      iat: expect.any(Number),
      email,
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
    });
  });

  test('may end a token sooner, which expires_in shows', async () => {
    customize((claims) => ({ ...claims, exp: Number(claims['iat']) + 60 }));
    const { email } = await createAccount(identity);
    const { body } = await enter(email);
    expect(body['expires_in']).toBe(60);
    expect(claimsOf(String(body['access_token']))['exp']).toBe(body['expires_at']);
  });

  const withoutOf = (key: string) => (claims: Claims) =>
    Object.fromEntries(Object.entries(claims).filter(([other]) => other !== key));
  const needed = ['aud', 'exp', 'iat', 'sub', 'email', 'phone', 'role', 'aal', 'session_id', 'is_anonymous'];

  test.each([
    ...needed.map((key): [string, (claims: Claims) => unknown, string] => [
      `without ${key}`,
      withoutOf(key),
      key,
    ]),
    ['with another person', (claims) => ({ ...claims, sub: '7b0d5e44-8d9a-4f0a-9f0c-0f2a3a9d1c11' }), 'sub'],
    ['with another session', (claims) => ({ ...claims, session_id: 'x' }), 'session_id'],
    ['for another audience', (claims) => ({ ...claims, aud: 'elsewhere' }), 'aud'],
    ['by another issuer', (claims) => ({ ...claims, iss: 'elsewhere' }), 'iss'],
    ['as an application', (claims) => ({ ...claims, client_id: 'x' }), 'client_id'],
    ['that ended before', (claims) => ({ ...claims, exp: claims['iat'] }), 'exp'],
    ['with a role that is none', (claims) => ({ ...claims, role: 7 }), 'role'],
    ['as a list', () => [], 'claims'],
  ] as [string, (claims: Claims) => unknown, string][])(
    'is not believed with a token %s, and nobody gets in',
    async (_name, change, key) => {
      const { email, userId } = await createAccount(identity);
      customize(change);
      const answer = await enter(email);
      expect(refusal(answer)).toMatchObject({ status: 500, code: 'unexpected_failure' });
      expect(answer.body['message']).toMatch(
        new RegExp(`^output claims do not conform to the expected schema: (.*, )?${key}$`),
      );
      expect(await sessionsOf(userId)).toBe(0);
    },
  );

  test('is called for an application’s token as well, with the claims of its scopes', async () => {
    const { email } = await createAccount(identity);
    const client = await signIn(identity, email);
    customize((claims) => ({ ...claims, tenant: { id: 7 } }));
    const tokens = await obtainTokens(identity, await createApplication(identity), client, {
      scope: 'openid',
    });
    const claims = claimsOf(tokens['access_token']);
    expect(claims).toMatchObject({ scope: 'openid', tenant: { id: 7 } });
    for (const name of ['email', 'phone', 'user_metadata']) expect(claims).not.toHaveProperty(name);
    expect(JSON.stringify(server.calls.at(-1)?.body)).not.toContain(email);
  });

  test('that returns no claims is an error', async () => {
    const { email } = await createAccount(identity);
    for (const answer of [{ body: {} }, { status: 204, headers: {}, body: '' }]) {
      server.answer(name, answer);
      expect((await enter(email)).body).toMatchObject({ message: 'output claims field is missing' });
    }
  });

  test('may refuse a sign-in, which leaves no session', async () => {
    const { email, userId } = await createAccount(identity);
    server.answer(name, { body: { error: { http_code: 403, message: 'Not at night.' } } });
    expect(refusal(await enter(email))).toEqual({ status: 403, code: 'unknown', message: 'Not at night.' });
    expect(await sessionsOf(userId)).toBe(0);
  });

  test('may refuse a refresh, which can be tried again', async () => {
    const { email } = await createAccount(identity);
    const { body } = await enter(email);
    const refresh = () =>
      post(identity, '/token?grant_type=refresh_token', { refresh_token: body['refresh_token'] });
    server.answer(name, { body: { error: { http_code: 403, message: 'Not at night.' } } });
    expect(refusal(await refresh())).toMatchObject({ status: 403, message: 'Not at night.' });
    customize((claims) => claims);
    expect((await refresh()).status).toBe(200);
  });

  test('may refuse a raised session, which ends', async () => {
    const owner = await createOwner(identity);
    const { factorId, secret } = await enrollTotp(owner.client);
    server.answer(name, { body: { error: { http_code: 403, message: 'Not at night.' } } });
    const { error } = await owner.client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(error?.message).toBe('Not at night.');
    expect(server.calls.at(-1)?.body).toMatchObject({
      authentication_method: 'totp',
      claims: { aal: 'aal2' },
    });
    expect(await sessionsOf(owner.userId)).toBe(0);
  });

  test('is called after the session is written', async () => {
    const { email, userId } = await createAccount(identity);
    const found: number[] = [];
    server.answer(name, async (call): Promise<HookAnswer> => {
      found.push(await sessionsOf(userId));
      return { body: { claims: claimsIn(call) } };
    });
    expect((await enter(email)).status).toBe(200);
    expect(found).toEqual([1]);
  });
});
