import { call, createSignedIn, currentVersion } from '../support/accounts';
import { createTestKey, issuer, signWith, type TestIdentity } from '../support/identity';
import { claimsOf } from '../support/forged-tokens';
import {
  beginAuthorization,
  consent,
  createApplication,
  exchange,
  obtainTokens,
  startOAuthServer,
  type TestApplication,
} from '../support/oauth';

describe('ID tokens', () => {
  let identity: TestIdentity;
  let application: TestApplication;
  let account: Awaited<ReturnType<typeof createSignedIn>>;
  const ask = (path: string, token: unknown) =>
    call(identity, 'GET', `/auth/v1${path}`, { token: String(token), headers: currentVersion });

  beforeAll(async () => {
    identity = await startOAuthServer();
    account = await createSignedIn(identity);
  });

  afterAll(() => identity.stop());

  beforeEach(async () => {
    application = await createApplication(identity);
  });

  test('an ID token has the claims of the requested scopes', async () => {
    const scope = 'openid email phone profile';
    const { authorizationId, verifier } = await beginAuthorization(identity, application, {
      scope,
      nonce: 'n-1',
    });
    const code = (await consent(account.client, authorizationId)).searchParams.get('code') ?? '';
    const before = Math.floor(Date.now() / 1000);
    const { body } = await exchange(identity, application, { code, verifier });
    const claims = claimsOf(body['id_token']);
    const now = Math.floor(Date.now() / 1000);
    expect(claims).toEqual({
      iss: issuer,
      sub: account.userId,
      aud: application.client_id,
      client_id: application.client_id,
      exp: Number(claims['iat']) + 3600,
      iat: expect.any(Number),
      auth_time: expect.any(Number),
      nonce: 'n-1',
      email: account.email,
      email_verified: true,
      phone_number_verified: false,
      name: account.email,
      updated_at: expect.any(Number),
    });
    expect(Number(claims['iat'])).toBeGreaterThanOrEqual(before);
    expect(Number(claims['iat'])).toBeLessThanOrEqual(now);
    expect(Number(claims['auth_time'])).toBeLessThanOrEqual(now);
    const bare = await obtainTokens(identity, await createApplication(identity), account.client, {
      scope: 'openid',
    });
    expect(claimsOf(bare['id_token'])).not.toHaveProperty('email');
    const none = await obtainTokens(identity, await createApplication(identity), account.client, {
      scope: 'email',
    });
    expect(none).not.toHaveProperty('id_token');
  });

  test('S36 an ID token and a refresh token are not accepted as access tokens', async () => {
    const tokens = await obtainTokens(identity, application, account.client);
    for (const token of [tokens['id_token'], tokens['refresh_token']]) {
      for (const path of ['/user', '/oauth/userinfo', '/user/oauth/grants', '/admin/oauth/clients']) {
        const { status, body } = await ask(path, token);
        expect([path, status]).toEqual([path, 403]);
        expect(['bad_jwt', 'not_admin']).toContain(body['code']);
      }
    }
    expect(claimsOf(tokens['id_token'])).not.toHaveProperty('session_id');
    expect(claimsOf(tokens['id_token'])).not.toHaveProperty('role');
  });

  test("S36 an application's access token may do no more than its account", async () => {
    const tokens = await obtainTokens(identity, application, account.client, {
      scope: 'openid email profile phone offline_access',
    });
    const { status, body } = await ask('/admin/oauth/clients', tokens['access_token']);
    expect([status, body['code']]).toEqual([403, 'not_admin']);
  });

  test('a shared secret signs none: applications that could verify them could forge them', async () => {
    const key = createTestKey();
    const secret = { kty: 'oct', kid: 'shared', alg: 'HS256', k: Buffer.alloc(32, 7).toString('base64url') };
    const started = await startOAuthServer({ JWT_KEYS: JSON.stringify([secret, key.jwk]) });
    const symmetric: TestIdentity = {
      ...started,
      signAdmin: () => signWith(key, { role: 'service_role', aud: undefined }),
    };
    try {
      const { client } = await createSignedIn(symmetric);
      const tokens = await obtainTokens(symmetric, await createApplication(symmetric), client);
      expect(tokens).not.toHaveProperty('id_token');
      expect(tokens).toHaveProperty('access_token');
      const { body } = await call(symmetric, 'GET', '/auth/v1/.well-known/openid-configuration');
      expect(body).not.toHaveProperty('id_token_signing_alg_values_supported');
    } finally {
      await started.stop();
    }
  });
});
