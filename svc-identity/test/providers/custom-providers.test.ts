import { call, currentVersion } from '../support/accounts';
import { privateUrls, siteUrl, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { AuthClient } from '@supabase/auth-js';
import { Browser } from './support/browser';
import { type ForgedProvider, startForgedProvider } from './support/forged-provider';
import { authorizeUrl, callbackUrl, fragmentOf, queryOf } from './support/providers';

const path = '/auth/v1/admin/custom-providers';

describe('providers that administrators add', () => {
  let identity: TestIdentity;
  let forged: ForgedProvider;
  let token: string;
  let names = 0;
  const newIdentifier = () => `custom:shop-${(names += 1)}`;
  const send = (method: string, body?: unknown, suffix = '', at = identity) =>
    call(at, method, `${path}${suffix}`, {
      token,
      headers: currentVersion,
      ...(body !== undefined && { body }),
    });
  const openId = (extra: Record<string, unknown> = {}) => ({
    provider_type: 'oidc',
    identifier: newIdentifier(),
    name: 'Shop',
    client_id: 'web',
    client_secret: 'the-secret-of-the-shop',
    scopes: ['email'],
    issuer: forged.issuer,
    ...extra,
  });
  const oauth = (extra: Record<string, unknown> = {}) => ({
    ...openId({ issuer: undefined }),
    provider_type: 'oauth2',
    authorization_url: `${forged.issuer}/authorize`,
    token_url: `${forged.issuer}/token`,
    userinfo_url: `${forged.issuer}/me`,
    ...extra,
  });

  beforeAll(async () => {
    [identity, forged] = await Promise.all([startTestIdentity(privateUrls), startForgedProvider()]);
    token = await identity.signAdmin();
  });

  afterAll(async () => {
    await forged.stop();
    await identity.stop();
  });

  /** @returns the browser's final address after the provider */
  async function visit(provider: string): Promise<URL> {
    const browser = new Browser(identity.url);
    const { location } = await browser.open(authorizeUrl({ provider }));
    const { state = '', nonce } = queryOf(location ?? new URL(siteUrl));
    if (nonce) forged.nextIdToken = await forged.sign({ ...forged.person, nonce });
    else forged.nextIdToken = '';
    const query = new URLSearchParams({ state, code: 'any' });
    return (await browser.open(`${callbackUrl}?${query.toString()}`)).location ?? new URL(siteUrl);
  }

  test('the published client adds, reads, lists, changes and deletes one; its secret never comes back', async () => {
    const { customProviders } = new AuthClient({
      url: `${identity.url}/auth/v1`,
      headers: { Authorization: `Bearer ${token}` },
      autoRefreshToken: false,
      storageKey: 'admin',
    }).admin;
    const input = openId({ provider_type: 'oidc' }) as Parameters<typeof customProviders.createProvider>[0];
    const created = await customProviders.createProvider(input);
    expect(created.error).toBeNull();
    expect(created.data).toMatchObject({
      identifier: input.identifier,
      provider_type: 'oidc',
      scopes: ['openid', 'email'],
      pkce_enabled: true,
      enabled: true,
      email_optional: false,
      issuer: forged.issuer,
    });
    const read = await customProviders.getProvider(input.identifier);
    expect(read.data).toEqual(created.data);
    const changed = await customProviders.updateProvider(input.identifier, { name: 'Store', enabled: false });
    expect(changed.data).toMatchObject({ name: 'Store', enabled: false, client_id: 'web' });
    const listed = await customProviders.listProviders({ type: 'oidc' });
    expect(listed.data?.providers.map(({ identifier }) => identifier)).toContain(input.identifier);
    expect(JSON.stringify([created, read, changed, listed])).not.toContain('the-secret-of-the-shop');
    expect((await customProviders.deleteProvider(input.identifier)).error).toBeNull();
    expect((await customProviders.getProvider(input.identifier)).error?.code).toBe(
      'custom_provider_not_found',
    );
  });

  test('a secret is sealed in the database, and works', async () => {
    const body = oauth();
    expect((await send('POST', body)).status).toBe(201);
    const stored = JSON.stringify(await identity.database.db.collection('custom_providers').find().toArray());
    expect(stored).not.toContain('the-secret-of-the-shop');
    forged.person = { id: 4711, email: uniqueEmail(), email_verified: true, name: 'Kirana' };
    expect(fragmentOf(await visit(body.identifier))).toHaveProperty('access_token');
    expect(forged.exchanges.at(-1)?.get('client_secret')).toBe('the-secret-of-the-shop');
    await send('PUT', { client_secret: 'another-secret-of-it' }, `/${body.identifier}`);
    await visit(body.identifier);
    expect(forged.exchanges.at(-1)?.get('client_secret')).toBe('another-secret-of-it');
  });

  test('OAuth 2: the user is read from the provider, with its field names', async () => {
    const body = oauth({
      attribute_mapping: { sub: 'uid', email: 'mail', name: 'display_name' },
      custom_claims_allowlist: ['department', 'missing'],
      authorization_params: { audience: 'people' },
    });
    await send('POST', body);
    const email = uniqueEmail();
    forged.person = {
      uid: 'u-1',
      mail: email,
      email_verified: true,
      display_name: 'Lina',
      department: { id: 7 },
    };
    const { access_token: session = '' } = fragmentOf(await visit(body.identifier));
    const user = (await call(identity, 'GET', '/auth/v1/user', { token: session })).body;
    expect(user).toMatchObject({
      email,
      app_metadata: { provider: body.identifier },
      user_metadata: { full_name: 'Lina', custom_claims: { department: { id: 7 } } },
      identities: [{ id: 'u-1', provider: body.identifier }],
    });
    const left = await new Browser(identity.url).open(authorizeUrl({ provider: body.identifier }));
    expect(queryOf(left.location ?? new URL(siteUrl))).toMatchObject({ audience: 'people', scope: 'email' });
  });

  test("a user without an address signs in only if the provider's address is optional", async () => {
    forged.person = { sub: 'no-mail', name: 'Made' };
    const strict = openId();
    await send('POST', strict);
    expect(queryOf(await visit(strict.identifier))['error_description']).toBe(
      'Error getting user email from external provider',
    );
    const lenient = openId({ email_optional: true });
    await send('POST', lenient);
    const { access_token: session = '' } = fragmentOf(await visit(lenient.identifier));
    expect((await call(identity, 'GET', '/auth/v1/user', { token: session })).body).toMatchObject({
      email: '',
    });
    expect(fragmentOf(await visit(lenient.identifier))).toHaveProperty('access_token'); // and again
  });

  test('a disabled or removed provider signs nobody in', async () => {
    const body = openId();
    await send('POST', body);
    const browser = new Browser(identity.url);
    const { location } = await browser.open(authorizeUrl({ provider: body.identifier }));
    await send('PUT', { enabled: false }, `/${body.identifier}`);
    const { state = '' } = queryOf(location ?? new URL(siteUrl));
    const end = await browser.open(`${callbackUrl}?state=${state}&code=any`);
    expect(queryOf(end.location ?? new URL(siteUrl))).toMatchObject({
      error: 'invalid_request',
      error_code: 'oauth_provider_not_supported',
    });
    const again = await call(identity, 'GET', `/auth/v1/authorize?provider=${body.identifier}`, {
      headers: currentVersion,
    });
    expect(again.body['message']).toBe(
      `Unsupported provider: custom provider ${body.identifier} is disabled`,
    );
  });

  test.each<[Record<string, unknown>, string]>([
    [{ provider_type: 'saml' }, "provider_type must be either 'oauth2' or 'oidc'"],
    [{ identifier: '' }, 'identifier is required'],
    [{ identifier: 'shop' }, "identifier must start with 'custom:' prefix, e.g. 'custom:shop'"],
    [{ name: '' }, 'name is required'],
    [{ client_id: null }, 'client_id is required'],
    [{ client_secret: '' }, 'client_secret is required'],
    [{ issuer: '' }, 'issuer is required for OIDC providers'],
    [{ provider_type: 'oauth2' }, 'authorization_url is required for OAuth2 providers'],
    [
      { authorization_params: { redirect_uri: 'x' } },
      'Cannot override reserved OAuth parameter: redirect_uri',
    ],
    [{ authorization_params: { hd: 1 } }, 'Authorization parameter "hd" must be a string'],
    [{ attribute_mapping: { role: 'x' } }, 'Cannot map to protected system field: role'],
    [{ attribute_mapping: { email_verified: 'x' } }, 'Cannot map to protected system field: email_verified'],
    [{ custom_claims_allowlist: [' '] }, 'custom_claims_allowlist entries must be non-empty strings'],
    [{ issuer: 'ftp://shop.example' }, 'Invalid URL format'],
    [{ issuer: 'not an address' }, 'Invalid URL format'],
  ])('%j: %s', async (extra, message) => {
    expect(await send('POST', openId(extra))).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    });
  });

  test('one that is unreachable, has another issuer, or lacks an endpoint is refused when it is added', async () => {
    const away = await send('POST', openId({ issuer: 'http://127.0.0.1:9/none' }));
    expect(away.body['message']).toBe('OIDC discovery from "http://127.0.0.1:9/none" failed');
    const other = await send(
      'POST',
      openId({
        issuer: `${forged.issuer}/other`,
        discovery_url: `${forged.issuer}/.well-known/openid-configuration`,
      }),
    );
    expect([other.status, other.body['code']]).toEqual([400, 'validation_failed']);
  });

  test('an identifier is used once, also with concurrent requests', async () => {
    const body = openId();
    const answers = await Promise.all([send('POST', body), send('POST', body), send('POST', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      code: 'conflict',
      message: 'A custom OAuth provider with this identifier already exists',
    });
  });

  test('unknown providers, and callers without permission', async () => {
    for (const [method, body] of [['GET'], ['PUT', {}], ['DELETE']] as const) {
      expect(await send(method, body, '/custom:none')).toMatchObject({
        status: 404,
        body: { code: 'custom_provider_not_found', message: 'Custom OAuth provider not found' },
      });
    }
    expect((await send('GET', undefined, '?type=saml')).body['message']).toBe(
      "type must be either 'oauth2' or 'oidc'",
    );
    const user = await identity.sign({ sub: '6f1e7b52-6b0b-4a57-8c19-4e8f0bd2f7c1' });
    expect((await call(identity, 'GET', path, { token: user })).status).toBe(403);
    expect((await call(identity, 'GET', path)).status).toBe(401);
  });

  test('the limit of the settings holds for concurrent requests too; disabled, there are none', async () => {
    const strict = await startTestIdentity({ ...privateUrls, CUSTOM_PROVIDERS_MAX: '2' });
    const off = await startTestIdentity({ CUSTOM_PROVIDERS_ENABLED: 'false' });
    try {
      token = await strict.signAdmin();
      const answers = await Promise.all([1, 2, 3, 4].map(() => send('POST', oauth(), '', strict)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
      expect(answers.find(({ status }) => status === 400)?.body).toEqual({
        code: 'over_custom_provider_quota',
        message: 'Maximum number of custom OAuth/OIDC providers reached',
      });
      token = await off.signAdmin();
      expect(await send('GET', undefined, '', off)).toMatchObject({
        status: 404,
        body: { code: 'feature_disabled', message: 'Custom OAuth providers are disabled' },
      });
    } finally {
      token = await identity.signAdmin();
      await Promise.all([strict.stop(), off.stop()]);
    }
  });

  test('S88 with a list of hosts, only those are accepted', async () => {
    const strict = await startTestIdentity({ EXTERNAL_HOSTS: 'shop.example, *.example.com' });
    try {
      token = await strict.signAdmin();
      const urls = { authorization_url: 'https://shop.example/a', userinfo_url: 'https://shop.example/me' };
      const add = (url: string) => send('POST', oauth({ ...urls, token_url: url }), '', strict);
      expect(await add('https://other.example/token')).toMatchObject({
        status: 400,
        body: { message: 'URL host is not one that may be used' },
      });
      expect(await add('https://id.example.com/token')).toHaveProperty('status', 201);
    } finally {
      token = await identity.signAdmin();
      await strict.stop();
    }
  });

  test('unless private addresses are allowed, only https to public hosts is accepted', async () => {
    const strict = await startTestIdentity();
    try {
      token = await strict.signAdmin();
      for (const [url, message] of [
        ['http://shop.example/token', 'URL must use HTTPS'],
        ['https://localhost/token', 'URL cannot point to localhost or loopback addresses'],
        ['https://127.0.0.1/token', 'URL cannot resolve to private network addresses'],
        ['https://169.254.169.254/token', 'URL cannot resolve to private network addresses'],
        ['https://[::ffff:10.0.0.1]/token', 'URL cannot resolve to private network addresses'],
        ['https://2130706433/token', 'URL cannot resolve to private network addresses'],
      ]) {
        const answer = await send(
          'POST',
          oauth({ authorization_url: 'https://shop.example/a', token_url: url }),
          '',
          strict,
        );
        expect([answer.status, answer.body['message']]).toEqual([400, message]);
      }
    } finally {
      token = await identity.signAdmin();
      await strict.stop();
    }
  });
});
