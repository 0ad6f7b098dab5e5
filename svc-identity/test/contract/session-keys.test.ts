import { call, createAccount, currentVersion, signUpAndReadMail } from '../support/accounts';
import { createApplication, obtainTokens } from '../support/oauth';
import {
  password,
  privateUrls,
  startTestIdentity,
  type TestIdentity,
  uniqueEmail,
} from '../support/identity';

describe('keys that are present without a value', () => {
  let identity: TestIdentity;
  const ask = (path: string, body: object, token?: string) =>
    call(identity, 'POST', `/auth/v1${path}`, { body, headers: currentVersion, ...(token && { token }) });

  beforeAll(async () => {
    identity = await startTestIdentity({
      ...privateUrls,
      EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
      OAUTH_SERVER_ENABLED: 'true',
    });
  });

  afterAll(() => identity.stop());

  test('weak_password, in every response with a session', async () => {
    const { email } = await createAccount(identity);
    const { token } = await signUpAndReadMail(identity);
    const entered = await ask('/token?grant_type=password', { email, password });
    const answers = [
      entered,
      await ask('/token?grant_type=refresh_token', { refresh_token: entered.body['refresh_token'] }),
      await ask('/verify', { type: 'signup', token_hash: token }),
      await ask('/signup', { data: {} }),
    ];
    for (const { status, body } of answers) {
      expect([status, body['weak_password']]).toEqual([200, null]);
      expect(Object.keys(body).at(-1)).toBe('weak_password');
    }
  });

  test('an account that waits for its confirmation, and an application, get no session and no such key', async () => {
    const waiting = await ask('/signup', { email: uniqueEmail(), password });
    const client = identity.createClient();
    const { email } = await createAccount(identity);
    await client.signInWithPassword({ email, password });
    const tokens = await obtainTokens(identity, await createApplication(identity), client);
    expect(waiting.body).not.toHaveProperty('weak_password');
    expect(tokens).not.toHaveProperty('weak_password');
  });

  test('skip_nonce_check of a provider without ID tokens', async () => {
    const { body } = await ask(
      '/admin/custom-providers',
      {
        provider_type: 'oauth2',
        identifier: 'custom:plain',
        name: 'Plain',
        client_id: 'web',
        client_secret: 'secret',
        authorization_url: 'http://127.0.0.1:9/authorize',
        token_url: 'http://127.0.0.1:9/token',
        userinfo_url: 'http://127.0.0.1:9/userinfo',
      },
      await identity.signAdmin(),
    );
    expect(body).toMatchObject({ identifier: 'custom:plain', skip_nonce_check: false });
  });
});
