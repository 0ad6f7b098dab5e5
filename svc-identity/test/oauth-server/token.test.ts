import { randomUUID } from 'node:crypto';
import { call, createSignedIn, currentVersion } from '../support/accounts';
import { claimsOf } from '../support/forged-tokens';
import type { TestIdentity } from '../support/identity';
import {
  createApplication,
  createVerifier,
  exchange,
  obtainCode,
  refresh,
  startOAuthServer,
  type TestApplication,
} from '../support/oauth';

describe('the token endpoint', () => {
  let identity: TestIdentity;
  let application: TestApplication;
  let account: Awaited<ReturnType<typeof createSignedIn>>;
  const getUserInfo = (token: unknown) =>
    call(identity, 'GET', '/auth/v1/oauth/userinfo', { token: String(token), headers: currentVersion });
  const age = (field: string, milliseconds: number) =>
    identity.database.db
      .collection('oauth_authorizations')
      .updateMany({ code_hash: { $type: 'string' } }, [
        { $set: { [field]: { $subtract: [`$${field}`, milliseconds] } } },
      ]);

  beforeAll(async () => {
    identity = await startOAuthServer();
    account = await createSignedIn(identity);
  });

  afterAll(() => identity.stop());

  beforeEach(async () => {
    application = await createApplication(identity);
  });

  test('gives a session of its own, with the application and its scopes, and no data of the account', async () => {
    const obtained = await obtainCode(identity, application, account.client);
    const { status, body, headers } = await exchange(identity, application, obtained);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^[a-z0-9]{25}$/),
      id_token: expect.any(String),
    });
    const own = (await account.client.getSession()).data.session?.access_token;
    const claims = claimsOf(body['access_token']);
    expect(claims).toMatchObject({
      sub: account.userId,
      aud: 'authenticated',
      role: 'authenticated',
      client_id: application.client_id,
      scope: 'openid email',
      aal: 'aal1',
      amr: [{ method: 'oauth_provider/authorization_code' }],
    });
    expect(claims['session_id']).not.toBe(claimsOf(own)['session_id']);
    expect(claimsOf(own)).not.toHaveProperty('client_id');
    expect((await getUserInfo(body['access_token'])).body['sub']).toBe(account.userId);
  });

  test('accepts JSON as well, and needs no redirect_uri, as in OAuth 2.1', async () => {
    const { code, verifier } = await obtainCode(identity, application, account.client);
    const { status } = await call(identity, 'POST', '/auth/v1/oauth/token', {
      body: {
        grant_type: 'authorization_code',
        client_id: application.client_id,
        code,
        code_verifier: verifier,
        redirect_uri: null,
      },
    });
    expect(status).toBe(200);
  });

  test.each<[string, Record<string, string | undefined>, string, string]>([
    ['no grant', { grant_type: undefined }, 'invalid_request', 'grant_type is required'],
    [
      'another grant',
      { grant_type: 'password' },
      'unsupported_grant_type',
      'Client is not allowed to use grant type: password',
    ],
    ['no code', { code: undefined }, 'invalid_request', 'code is required for authorization_code grant'],
    ['an unknown code', { code: randomUUID() }, 'invalid_grant', 'Invalid authorization code'],
    ['another address', { redirect_uri: 'https://app.test/' }, 'invalid_grant', 'Invalid redirect_uri'],
    [
      'another resource',
      { resource: 'https://api.test' },
      'invalid_grant',
      'Authorization code resource does not match the resource parameter',
    ],
    [
      'no verifier',
      { code_verifier: undefined },
      'invalid_grant',
      'PKCE verification failed: code_verifier is required when PKCE challenge is present',
    ],
    [
      'another verifier',
      { code_verifier: createVerifier().verifier },
      'invalid_grant',
      'PKCE verification failed: code challenge does not match previously saved code verifier',
    ],
  ])('%s is refused, and the code still works for its owner', async (_name, changes, error, description) => {
    const obtained = await obtainCode(identity, application, account.client);
    const { status, body } = await exchange(identity, application, obtained, changes);
    expect({ status, body }).toEqual({ status: 400, body: { error, error_description: description } });
    expect((await exchange(identity, application, obtained)).status).toBe(200);
  });

  test('another application cannot use the code, and the right one still can', async () => {
    const obtained = await obtainCode(identity, application, account.client);
    const { body } = await exchange(identity, await createApplication(identity), obtained);
    expect(body).toEqual({
      error: 'invalid_grant',
      error_description: 'Authorization code was not issued for this client',
    });
    expect((await exchange(identity, application, obtained)).status).toBe(200);
  });

  test('a resource that was asked for is the only one', async () => {
    const resource = 'https://api.test/';
    const obtained = await obtainCode(identity, application, account.client, { resource });
    expect((await exchange(identity, application, obtained, { resource })).status).toBe(200);
  });

  test('S44 an expired code is refused', async () => {
    const obtained = await obtainCode(identity, application, account.client);
    const [stored] = await identity.database.db
      .collection('oauth_authorizations')
      .find({ client_id: application.client_id })
      .toArray();
    const lifeMs = new Date(stored?.['code_expires_at']).getTime() - Date.now();
    expect(lifeMs).toBeGreaterThan(60_000);
    expect(lifeMs).toBeLessThanOrEqual(10 * 60_000);
    await age('code_expires_at', lifeMs + 1000);
    expect((await exchange(identity, application, obtained)).body).toEqual({
      error: 'invalid_grant',
      error_description: 'Authorization code has expired',
    });
  });

  test('S44 a code works once; its reuse ends the session it gave', async () => {
    const obtained = await obtainCode(identity, application, account.client);
    const { body } = await exchange(identity, application, obtained);
    expect((await getUserInfo(body['access_token'])).status).toBe(200);
    const replay = await exchange(identity, application, { ...obtained, verifier: '' });
    expect([replay.status, replay.body]).toEqual([
      400,
      { error: 'invalid_grant', error_description: 'Invalid authorization code' },
    ]);
    expect((await getUserInfo(body['access_token'])).body['code']).toBe('session_not_found');
    expect((await refresh(identity, application, body['refresh_token'])).body['error']).toBe('invalid_grant');
    expect((await account.client.getUser()).error).toBeNull();
  });

  test('S44 of ten concurrent exchanges at most one succeeds, and the reuse ends its session', async () => {
    const obtained = await obtainCode(identity, application, account.client);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => exchange(identity, application, obtained)),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won.length).toBeLessThanOrEqual(1);
    expect(answers.filter(({ body }) => body['error'] === 'invalid_grant')).toHaveLength(10 - won.length);
    const sessions = identity.database.db.collection('sessions');
    expect(await sessions.countDocuments({ 'oauth.client_id': application.client_id })).toBe(0);
  });

  test('S20 the database contains no code', async () => {
    const { code } = await obtainCode(identity, application, account.client);
    const stored = await identity.database.db.collection('oauth_authorizations').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  test.each([
    ['banned', { banned_until: new Date(Date.now() + 24 * 3_600_000) }, 'User is banned'],
    ['deleted', { deleted_at: new Date() }, 'User not found for authorization code'],
  ])('an account that is %s meanwhile gets nothing', async (_name, change, description) => {
    const other = await createSignedIn(identity);
    const obtained = await obtainCode(identity, application, other.client);
    await identity.database.db
      .collection<{ _id: string }>('users')
      .updateOne({ _id: other.userId }, { $set: change });
    expect((await exchange(identity, application, obtained)).body).toEqual({
      error: 'invalid_grant',
      error_description: description,
    });
  });
});
