import { call, currentVersion } from '../support/accounts';
import { issuer, siteUrl, startTestIdentity, type TestIdentity } from '../support/identity';
import { redirectUri, startOAuthServer } from '../support/oauth';

const register = (identity: TestIdentity, body: unknown, headers: Record<string, string> = {}) =>
  call(identity, 'POST', '/auth/v1/oauth/clients/register', {
    body,
    headers: { ...currentVersion, ...headers },
  });

describe('discovery and registration by an application itself', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startOAuthServer({
      RATE_LIMIT_HEADER: 'X-Client-Address',
      RATE_LIMIT_OAUTH_DYNAMIC_CLIENT_REGISTER: '3',
    });
  });

  afterAll(() => identity.stop());

  test.each([
    '/.well-known/openid-configuration',
    '/auth/v1/.well-known/openid-configuration',
    '/.well-known/oauth-authorization-server',
    '/auth/v1/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/auth/v1',
  ])('%s has the same content at each path', async (path) => {
    const { status, body, headers } = await call(identity, 'GET', path);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('public, max-age=600');
    const base = `${siteUrl}/auth/v1`;
    expect(body).toEqual({
      issuer,
      authorization_endpoint: `${base}/oauth/authorize`,
      token_endpoint: `${base}/oauth/token`,
      jwks_uri: `${base}/.well-known/jwks.json`,
      userinfo_endpoint: `${base}/oauth/userinfo`,
      registration_endpoint: `${base}/oauth/clients/register`,
      scopes_supported: ['openid', 'profile', 'email', 'phone', 'offline_access'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
      claims_supported: expect.arrayContaining(['sub', 'email', 'nonce', 'auth_time']),
      code_challenge_methods_supported: ['S256', 'plain'],
      request_uri_parameter_supported: false,
    });
  });

  test('registering itself answers as RFC 7591 asks', async () => {
    const { status, body } = await register(
      identity,
      { redirect_uris: [redirectUri], client_name: 'Self', scope: 'openid', software_id: 'x' },
      { 'X-Client-Address': '203.0.113.1' },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      client_secret: expect.stringMatching(/^[\w-]{43}$/),
      client_secret_expires_at: 0,
      client_id_issued_at: expect.any(Number),
      registration_type: 'dynamic',
      token_endpoint_auth_method: 'client_secret_basic',
      client_name: 'Self',
    });
  });

  test('a public one has no secret', async () => {
    const { body } = await register(
      identity,
      { redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' },
      { 'X-Client-Address': '203.0.113.2' },
    );
    expect(body).toMatchObject({ client_type: 'public', registration_type: 'dynamic' });
    expect(body).not.toHaveProperty('client_secret');
    expect(body).not.toHaveProperty('client_secret_expires_at');
  });

  test('mistakes are reported', async () => {
    const { status, body } = await register(identity, {}, { 'X-Client-Address': '203.0.113.3' });
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'validation_failed', message: '400: redirect_uris is required' },
    });
  });

  test('one network registers so many', async () => {
    const headers = { 'X-Client-Address': '203.0.113.4' };
    const answers = [];
    for (let count = 0; count < 4; count += 1)
      answers.push(await register(identity, { redirect_uris: [redirectUri] }, headers));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(answers.at(-1)?.body['code']).toBe('over_request_rate_limit');
  });
});

test('disabled registration is refused and not advertised', async () => {
  const identity = await startOAuthServer({ OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION: 'false' });
  try {
    const { status, body } = await register(identity, { redirect_uris: [redirectUri] });
    expect({ status, body }).toEqual({
      status: 403,
      body: {
        code: 'oauth_dynamic_client_registration_disabled',
        message: 'Dynamic client registration is not enabled',
      },
    });
    const document = (await call(identity, 'GET', '/.well-known/openid-configuration')).body;
    expect(document).not.toHaveProperty('registration_endpoint');
  } finally {
    await identity.stop();
  }
});

test('without the OAuth server there is still a discovery document, by the address from outside', async () => {
  const identity = await startTestIdentity({
    API_EXTERNAL_URL: 'https://id.sabi.test/',
    JWT_ISSUER: 'urn:sabi',
  });
  try {
    const { status, body } = await call(identity, 'GET', '/auth/v1/.well-known/openid-configuration');
    expect(status).toBe(200);
    expect(body).toMatchObject({ issuer: 'urn:sabi', token_endpoint: 'https://id.sabi.test/oauth/token' });
  } finally {
    await identity.stop();
  }
});
