import { call, currentVersion } from '../support/accounts';
import { claimsOf } from '../support/claims';
import { createAdmin } from '../support/admin';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';

describe('anonymous sign-in', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity({
      EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
      MAILER_AUTOCONFIRM: 'true',
    });
  });

  afterAll(() => identity.stop());

  test('creates an account with a session and without credentials', async () => {
    const client = identity.createClient();
    const { data, error } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: '',
      phone: '',
      role: 'authenticated',
      is_anonymous: true,
      app_metadata: {},
      user_metadata: { theme: 'dark' },
      identities: [],
    });
    expect(claimsOf(data.session?.access_token)).toMatchObject({
      is_anonymous: true,
      role: 'authenticated',
      aal: 'aal1',
      email: '',
      amr: [{ method: 'anonymous', timestamp: expect.any(Number) }],
    });
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.getUser()).data.user?.is_anonymous).toBe(true);
  });

  test('null for every field is the same', async () => {
    const { status, body } = await call(identity, 'POST', '/auth/v1/signup', {
      body: { email: null, phone: null, password: null, data: null, code_challenge: null },
    });
    expect(status).toBe(200);
    expect(body['user']).toMatchObject({ is_anonymous: true, user_metadata: {} });
  });

  test('an address makes it a permanent account: the same one, with a password', async () => {
    const client = identity.createClient();
    const { data } = await client.signInAnonymously();
    const email = uniqueEmail();
    const updated = await client.updateUser({ email, password });
    expect(updated.error).toBeNull();
    expect(updated.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false });
    const again = await identity.createClient().signInWithPassword({ email, password });
    expect(again.data.user?.id).toBe(data.user?.id);
    expect(claimsOf(again.data.session?.access_token)).toMatchObject({ is_anonymous: false });
  });

  test('an administrator makes it a permanent account by confirming its address', async () => {
    const { data } = await identity.createClient().signInAnonymously();
    const email = uniqueEmail();
    const admin = await createAdmin(identity);
    const { body } = await admin.call('PUT', `/users/${data.user?.id}`, { email, email_confirm: true });
    expect(body).toMatchObject({ email, is_anonymous: false });
  });

  test('a password without an address is refused', async () => {
    const client = identity.createClient();
    await client.signInAnonymously();
    expect((await client.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
  });

  test('GET /settings reports it', async () => {
    const { body } = await call(identity, 'GET', '/auth/v1/settings');
    expect(body['external']).toMatchObject({ anonymous_users: true, email: true, phone: false });
  });
});

test.each([
  [{}, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  [
    { EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true', DISABLE_SIGNUP: 'true' },
    'signup_disabled',
    'Signups not allowed for this instance',
  ],
])('with %j it is refused', async (settings, code, message) => {
  const identity = await startTestIdentity(settings as Record<string, string>);
  try {
    const { status, body } = await call(identity, 'POST', '/auth/v1/signup', {
      body: {},
      headers: currentVersion,
    });
    expect({ status, body }).toEqual({ status: 422, body: { code, message } });
  } finally {
    await identity.stop();
  }
});
