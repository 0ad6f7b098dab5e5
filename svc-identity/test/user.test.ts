import { call, createAccount, createSignedIn, currentVersion, signIn } from './support/accounts';
import { password, startTestIdentity, type TestIdentity } from './support/identity';

describe('the account of the caller', () => {
  let identity: TestIdentity;
  const newPassword = 'jendela-7-biru';

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test('metadata merges, null deletes, and the next token contains it', async () => {
    const { client } = await createSignedIn(identity);
    await client.updateUser({ data: { first_name: 'Ayu', title: 'HR' } });
    const { data, error } = await client.updateUser({ data: { title: null, last_name: 'Lestari' } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({
      email_verified: true,
      first_name: 'Ayu',
      last_name: 'Lestari',
    });
    await client.refreshSession();
    expect((await client.getClaims()).data?.claims.user_metadata).toMatchObject({
      first_name: 'Ayu',
      last_name: 'Lestari',
    });
  });

  test.each([
    ['id', 'id'],
    ['fr', 'en'],
    [null, 'en'],
  ])('%j as the language of the metadata: notices are written in %s', async (language, kept) => {
    const { client, email } = await createSignedIn(identity);
    expect((await client.updateUser({ data: { language } })).error).toBeNull();
    const user = await identity.database.db.collection('users').findOne({ email });
    expect(user?.['language']).toBe(kept);
  });

  test('two concurrent changes are both kept', async () => {
    const { client } = await createSignedIn(identity);
    const keys = Array.from({ length: 8 }, (_, index) => `key_${index}`);
    const token = (await client.getSession()).data.session?.access_token ?? '';
    await Promise.all(
      keys.map((key) => call(identity, 'PUT', '/auth/v1/user', { token, body: { data: { [key]: 1 } } })),
    );
    const { data } = await client.getUser();
    expect(Object.keys(data.user?.user_metadata ?? {})).toEqual(expect.arrayContaining(keys));
  });

  test('S31 a new password ends the other sessions, keeps this one, and is the only one that works', async () => {
    const { client, email } = await createSignedIn(identity);
    const other = await signIn(identity, email);
    expect((await client.updateUser({ password: newPassword })).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    expect((await other.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await other.refreshSession()).error).toBeTruthy();
    const fresh = identity.createClient();
    expect((await fresh.signInWithPassword({ email, password })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await fresh.signInWithPassword({ email, password: newPassword })).error).toBeNull();
  });

  test.each([
    ['the same password', { password }, 422, 'same_password'],
    ['a weak password', { password: 'qwerty123' }, 422, 'weak_password'],
    ['an empty password', { password: '' }, 422, 'weak_password'],
    ['73 bytes', { password: 'x'.repeat(73) }, 400, 'validation_failed'],
    ['app_metadata', { app_metadata: { role: 'admin' } }, 403, 'not_admin'],
    ['what is no address', { email: 'nonsense' }, 400, 'validation_failed'],
    ['an address without a dot in its domain', { email: 'a@b' }, 400, 'validation_failed'],
    ['a phone', { phone: '62812' }, 400, 'phone_provider_disabled'],
    ['an operator in the metadata', { data: { a: { $inc: 1 } } }, 400, 'validation_failed'],
    ['metadata too large for a token', { data: { a: 'x'.repeat(9000) } }, 400, 'validation_failed'],
  ])('%s is refused and nothing changes', async (_name, body, status, code) => {
    const { client } = await createSignedIn(identity);
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const before = (await client.getUser()).data.user;
    const answer = await call(identity, 'PUT', '/auth/v1/user', { token, body, headers: currentVersion });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect((await client.getUser()).data.user).toEqual(before);
  });

  test('a prototype in the metadata has no effect', async () => {
    const { client } = await createSignedIn(identity);
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const rawBody = '{"data":{"first_name":"Ayu","__proto__":{"role":"admin"}}}';
    const { body } = await call(identity, 'PUT', '/auth/v1/user', { token, rawBody });
    expect(body['user_metadata']).toEqual({ email_verified: true, first_name: 'Ayu' });
  });

  test('the address it has already is no change', async () => {
    const { client, email } = await createSignedIn(identity);
    const { data, error } = await client.updateUser({ email: email.toUpperCase() });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test('S7 a required current password has to be right', async () => {
    const strict = await startTestIdentity({ SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true' });
    try {
      const { email } = await createAccount(strict);
      const client = await signIn(strict, email);
      const token = (await client.getSession()).data.session?.access_token ?? '';
      const change = (body: object) =>
        call(strict, 'PUT', '/auth/v1/user', {
          token,
          body: { password: newPassword, ...body },
          headers: currentVersion,
        });
      expect(await change({})).toMatchObject({ status: 400, body: { code: 'current_password_required' } });
      expect(await change({ current_password: 'wrong' })).toMatchObject({
        status: 400,
        body: { code: 'current_password_invalid' },
      });
      expect(await change({ current_password: password })).toMatchObject({ status: 200 });
    } finally {
      await strict.stop();
    }
  });
});
