import { randomUUID } from 'node:crypto';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { call, createAccount, createSignedIn, currentVersion } from '../support/accounts';
import { startTestIdentity, type TestIdentity } from '../support/identity';
import { createApplication, redirectUri, startOAuthServer } from '../support/oauth';

describe('applications, for administrators', () => {
  let identity: TestIdentity;
  let admin: GoTrueAdminApi;
  const ask = async (method: string, path: string, body?: unknown) =>
    call(identity, method, `/auth/v1/admin/oauth/clients${path}`, {
      token: await identity.signAdmin(),
      headers: currentVersion,
      ...(body !== undefined && { body }),
    });

  beforeAll(async () => {
    identity = await startOAuthServer();
    admin = new GoTrueAdminApi({
      url: `${identity.url}/auth/v1`,
      headers: { Authorization: `Bearer ${await identity.signAdmin()}` },
    });
  });

  afterAll(() => identity.stop());

  test('none at all is an empty object', async () => {
    expect((await ask('GET', '')).body).toEqual({});
  });

  test('the published client registers, reads, changes, lists and removes one', async () => {
    const created = await admin.oauth.createClient({
      client_name: 'Payroll',
      redirect_uris: [redirectUri],
      client_uri: 'https://app.test',
    });
    expect(created.error).toBeNull();
    const { client_secret: secret, ...client } = created.data ?? {};
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(client).toEqual({
      client_id: expect.stringMatching(/^[\da-f-]{36}$/),
      client_type: 'confidential',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      client_name: 'Payroll',
      client_uri: 'https://app.test',
      registration_type: 'manual',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const id = created.data?.client_id ?? '';
    expect((await admin.oauth.getClient(id)).data).toEqual(client);

    const updated = await admin.oauth.updateClient(id, {
      client_name: 'Payroll 2',
      redirect_uris: [redirectUri, 'myapp://back'],
      token_endpoint_auth_method: 'client_secret_post',
    });
    expect(updated.data).toMatchObject({
      client_name: 'Payroll 2',
      client_uri: 'https://app.test',
      redirect_uris: [redirectUri, 'myapp://back'],
      token_endpoint_auth_method: 'client_secret_post',
    });
    const newer = await createApplication(identity);
    const listed = (await admin.oauth.listClients()).data.clients;
    expect(listed.map(({ client_id }) => client_id)).toEqual([newer.client_id, id]);
    expect(JSON.stringify(listed)).not.toContain('secret":');

    expect((await admin.oauth.deleteClient(id)).error).toBeNull();
    expect((await admin.oauth.getClient(id)).error).toMatchObject({
      status: 404,
      code: 'oauth_client_not_found',
      message: 'OAuth client not found',
    });
  });

  test('a new secret replaces the old one; a public client has none', async () => {
    const confidential = await createApplication(identity, {
      client_type: 'confidential',
      token_endpoint_auth_method: null,
    });
    const renewed = await admin.oauth.regenerateClientSecret(confidential.client_id);
    expect(renewed.data?.client_secret).toMatch(/^[\w-]{43}$/);
    expect(renewed.data?.client_secret).not.toBe(confidential.client_secret);
    const open = await createApplication(identity);
    expect(open.client_secret).toBeUndefined();
    const { status, body } = await ask('POST', `/${open.client_id}/regenerate_secret`);
    expect([status, body['message']]).toEqual([400, 'Cannot regenerate secret for public client']);
  });

  test('the database contains no secret', async () => {
    const { client_secret: secret = '?' } = await createApplication(identity, {
      token_endpoint_auth_method: 'client_secret_post',
    });
    const stored = await identity.database.db.collection('oauth_clients').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no address', {}, 'redirect_uris is required'],
    ['an empty list of addresses', { redirect_uris: [] }, 'redirect_uris is required'],
    [
      'eleven addresses',
      { redirect_uris: Array.from({ length: 11 }, (_, index) => `https://app.test/${index}`) },
      'redirect_uris cannot exceed 10 items',
    ],
    [
      'another grant',
      { redirect_uris: [redirectUri], grant_types: ['password'] },
      "grant_types must only contain 'authorization_code' and/or 'refresh_token'",
    ],
    [
      'a name too long',
      { redirect_uris: [redirectUri], client_name: 'x'.repeat(1025) },
      'client_name cannot exceed 1024 characters',
    ],
    [
      'a page that is a script',
      { redirect_uris: [redirectUri], client_uri: 'javascript:alert(1)' },
      'client_uri must be a valid URL',
    ],
    [
      'a logo that is data',
      { redirect_uris: [redirectUri], logo_uri: 'data:image/svg+xml,x' },
      'logo_uri must be a valid URL',
    ],
    [
      'another type',
      { redirect_uris: [redirectUri], client_type: 'secret' },
      "client_type must be 'public' or 'confidential'",
    ],
    [
      'another method',
      { redirect_uris: [redirectUri], token_endpoint_auth_method: 'private_key_jwt' },
      'token_endpoint_auth_method must be one of: [none client_secret_basic client_secret_post]',
    ],
    [
      'a public client with a secret',
      {
        redirect_uris: [redirectUri],
        client_type: 'public',
        token_endpoint_auth_method: 'client_secret_post',
      },
      "client_type 'public' is inconsistent with token_endpoint_auth_method 'client_secret_post' (expected client_type 'confidential')",
    ],
  ])('%s is refused', async (_name, metadata, message) => {
    const { status, body } = await ask('POST', '', metadata);
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'validation_failed', message: `400: ${message}` },
    });
  });

  test.each([
    ['javascript://app.test/%0aalert(1)', "scheme 'javascript' is not allowed for security reasons"],
    ['javascript:alert(1)', 'must have scheme and host'],
    ['http://app.test/callback', 'HTTP scheme only allowed for localhost'],
    ['https://app.test/callback#top', 'fragment not allowed in redirect URI'],
    ['https://user:pass@app.test/', 'must not contain credentials'],
    ['https://app.test\\@evil.example/', 'invalid URL format'],
    ['https://app.test/\ncallback', 'invalid URL format'],
    ['//app.test/callback', 'must have scheme and host'],
    ['/callback', 'must have scheme and host'],
    ['https:app.test', 'must have scheme and host'],
    ['', 'redirect URI cannot be empty'],
  ])('S43 %j may not be registered', async (uri, reason) => {
    const { status, body } = await ask('POST', '', { redirect_uris: [redirectUri, uri] });
    expect([status, body['message']]).toEqual([400, `400: invalid redirect_uri '${uri}': ${reason}`]);
  });

  test.each([
    'http://localhost:8080/x',
    'http://127.0.0.1/x',
    'http://[::1]:1/x',
    'com.example.app://back?x=1',
  ])('%s may be', async (uri) => {
    expect((await ask('POST', '', { redirect_uris: [uri] })).status).toBe(201);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['nothing', {}, 'No fields provided for update'],
    ['nulls', { client_name: null, redirect_uris: null }, 'No fields provided for update'],
    ['no addresses', { redirect_uris: [] }, 'redirect_uris cannot be empty'],
    ['no grants', { grant_types: [] }, 'grant_types cannot be empty'],
    [
      'a method of the other type',
      { token_endpoint_auth_method: 'client_secret_basic' },
      "token_endpoint_auth_method 'client_secret_basic' is not valid for client_type 'public'; valid methods: [none]",
    ],
  ])('a change to %s is refused', async (_name, changes, message) => {
    const { client_id: id } = await createApplication(identity);
    const { status, body } = await ask('PUT', `/${id}`, changes);
    expect({ status, body }).toEqual({ status: 400, body: { code: 'validation_failed', message } });
  });

  test('an empty text removes a value', async () => {
    const { client_id: id } = await createApplication(identity, { client_uri: 'https://app.test' });
    const { body } = await ask('PUT', `/${id}`, { client_name: '', client_uri: '' });
    expect(body).not.toHaveProperty('client_name');
    expect(body).not.toHaveProperty('client_uri');
  });

  test.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/regenerate_secret'],
  ])('%s%s of no id and of nobody', async (method, path) => {
    const body = method === 'PUT' ? { client_name: 'x' } : undefined;
    const malformed = await ask(method, `/x${path}`, body);
    expect([malformed.status, malformed.body]).toEqual([
      400,
      { code: 'validation_failed', message: 'invalid client_id format' },
    ]);
    const unknown = await ask(method, `/${randomUUID()}${path}`, body);
    expect([unknown.status, unknown.body]).toEqual([
      404,
      { code: 'oauth_client_not_found', message: 'OAuth client not found' },
    ]);
  });

  test('an account may do none of it', async () => {
    const { client } = await createSignedIn(identity);
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const { status, body } = await call(identity, 'GET', '/auth/v1/admin/oauth/clients', {
      token,
      headers: currentVersion,
    });
    expect([status, body['code']]).toEqual([403, 'not_admin']);
  });
});

describe('without the OAuth server', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity({ OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION: 'true' });
  });

  afterAll(() => identity.stop());

  test.each([
    ['GET', '/.well-known/oauth-authorization-server'],
    ['POST', '/oauth/clients/register'],
    ['GET', '/oauth/authorize?client_id=x'],
    ['GET', `/oauth/authorizations/${'a'.repeat(32)}`],
    ['POST', `/oauth/authorizations/${'a'.repeat(32)}/consent`],
    ['POST', '/oauth/token'],
    ['GET', '/oauth/userinfo'],
  ])('%s %s is a feature that is off', async (method, path) => {
    await expectOff(method, `/auth/v1${path}`);
  });

  test.each([
    ['GET', '/user/oauth/grants'],
    ['DELETE', `/user/oauth/grants?client_id=${randomUUID()}`],
    ['GET', '/admin/oauth/clients'],
    ['POST', '/admin/oauth/clients'],
    ['PUT', `/admin/oauth/clients/${randomUUID()}`],
  ])('%s %s asks first who calls', async (method, path) => {
    const address = `/auth/v1${path}`;
    expect(await call(identity, method, address, { headers: currentVersion })).toMatchObject({
      status: 401,
      body: { code: 'no_authorization' },
    });
    const isAdmin = path.startsWith('/admin/');
    const token = isAdmin
      ? await identity.signAdmin()
      : await identity.sign({ sub: (await createAccount(identity)).userId });
    await expectOff(method, address, token);
  });

  test('nor is there metadata at the path of RFC 8414', () =>
    expectOff('GET', '/.well-known/oauth-authorization-server/auth/v1'));

  async function expectOff(method: string, path: string, token?: string): Promise<void> {
    const options = { headers: currentVersion, ...(token && { token }) };
    const { status, body } = await call(identity, method, path, options);
    expect({ status, body }).toEqual({
      status: 404,
      body: { code: 'feature_disabled', message: 'OAuth server is disabled' },
    });
  }
});
