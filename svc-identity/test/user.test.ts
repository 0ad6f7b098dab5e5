import { call, createAccount, createSignedIn, currentVersion, signIn } from './support/accounts';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from './support/identity';

describe('the account of the caller', () => {
  let identity: TestIdentity;
  const newPassword = 'jendela-7-biru';

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test('metadata merges, null deletes, and the next token carries it', async () => {
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

  test('two changes at once are both kept', async () => {
    const { client } = await createSignedIn(identity);
    const keys = Array.from({ length: 8 }, (_, index) => `key_${index}`);
    const token = (await client.getSession()).data.session?.access_token ?? '';
    await Promise.all(
      keys.map((key) => call(identity, 'PUT', '/auth/v1/user', { token, body: { data: { [key]: 1 } } })),
    );
    const { data } = await client.getUser();
    expect(Object.keys(data.user?.user_metadata ?? {})).toEqual(expect.arrayContaining(keys));
  });

  test('a new password ends the other sessions, keeps this one, and is the only one that works', async () => {
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
    ['another address', { email: 'someone-else@example.com' }, 404, 'feature_disabled'],
    ['what is no address', { email: 'nonsense' }, 400, 'validation_failed'],
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

  test('a prototype in the metadata goes nowhere', async () => {
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

  test('where the current password is wanted, it has to be right', async () => {
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

describe('accounts made by an administrator', () => {
  let identity: TestIdentity;
  let admin: string;
  const create = (body: unknown, token = admin) =>
    call(identity, 'POST', '/auth/v1/admin/users', { token, body, headers: currentVersion });
  const read = (id: string, token = admin) =>
    call(identity, 'GET', `/auth/v1/admin/users/${id}`, { token, headers: currentVersion });

  beforeAll(async () => {
    identity = await startTestIdentity();
    admin = await identity.signAdmin();
  });

  afterAll(() => identity.stop());

  test('the admin client makes and reads one, without a mail', async () => {
    const client = new (await import('@supabase/auth-js')).GoTrueAdminApi({
      url: `${identity.url}/auth/v1`,
      headers: { Authorization: `Bearer ${admin}` },
    });
    const email = uniqueEmail();
    const created = await client.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { first_name: 'Ayu' },
      app_metadata: { team: 'a' },
    });
    expect(created.error).toBeNull();
    const id = created.data.user?.id ?? '';
    const { data } = await client.getUserById(id);
    expect(data.user).toEqual(created.data.user);
    expect(data.user).toMatchObject({
      user_metadata: { first_name: 'Ayu', email_verified: true },
      app_metadata: { provider: 'email', providers: ['email'], team: 'a' },
    });
    expect((await identity.createClient().signInWithPassword({ email, password })).error).toBeNull();
    expect(identity.mailServer.mails).toEqual([]);
  });

  test('without confirmation the account cannot sign in, without a password nobody can', async () => {
    const [unconfirmed, locked] = [uniqueEmail(), uniqueEmail()];
    await create({ email: unconfirmed, password });
    await create({ email: locked, email_confirm: true });
    const client = identity.createClient();
    expect((await client.signInWithPassword({ email: unconfirmed, password })).error).toMatchObject({
      code: 'email_not_confirmed',
    });
    expect((await client.signInWithPassword({ email: locked, password: '' })).error).toBeTruthy();
  });

  test('a hash made elsewhere works', async () => {
    const email = uniqueEmail();
    const other = await createAccount(identity);
    const [stored] = await identity.database.db.collection('users').find({ email: other.email }).toArray();
    expect(
      (await create({ email, password_hash: stored?.['password_hash'], email_confirm: true })).status,
    ).toBe(200);
    expect((await identity.createClient().signInWithPassword({ email, password })).error).toBeNull();
  });

  test('an id of its own is kept, and is taken once', async () => {
    const id = 'f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f10';
    expect((await create({ id, email: uniqueEmail() })).body['id']).toBe(id);
    expect(await create({ id, email: uniqueEmail() })).toMatchObject({
      status: 422,
      body: { code: 'user_already_exists' },
    });
  });

  test('an address is taken once', async () => {
    const { email } = await createAccount(identity);
    expect(await create({ email: email.toUpperCase() })).toMatchObject({
      status: 422,
      body: { code: 'email_exists', message: 'A user with this email address has already been registered' },
    });
  });

  test.each([
    ['no address', {}, 'validation_failed'],
    ['a bad address', { email: 'x' }, 'validation_failed'],
    ['a phone', { phone: '62812' }, 'phone_provider_disabled'],
    ['password and hash', { email: 'a@example.com', password: 'x', password_hash: 'y' }, 'validation_failed'],
    ['a hash of another kind', { email: 'a@example.com', password_hash: '$2b$10$x' }, 'validation_failed'],
    ['an id that is none', { email: 'a@example.com', id: 'x' }, 'validation_failed'],
    ['a ban that is no duration', { email: 'a@example.com', ban_duration: 'soon' }, 'validation_failed'],
    ['another audience', { email: 'a@example.com', aud: 'x' }, 'validation_failed'],
    ['73 bytes of password', { email: 'a@example.com', password: 'x'.repeat(73) }, 'validation_failed'],
  ])('%s is refused', async (_name, body, code) => {
    const answer = await create(body);
    expect([answer.status, answer.body['code']]).toEqual([400, code]);
  });

  test.each([
    ['no id', 'x', 'validation_failed', 'user_id must be an UUID'],
    ['an unknown id', 'f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f11', 'user_not_found', 'User not found'],
  ])('reading %s is 404', async (_name, id, code, message) => {
    const answer = await read(id);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: { code, message } });
  });

  test('a user is no administrator, even with a role of their own making', async () => {
    const { client, userId } = await createSignedIn(identity);
    await client.updateUser({ data: { role: 'service_role' } });
    await client.refreshSession();
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const refused = { status: 403, body: { code: 'not_admin', message: 'User not allowed' } };
    expect(await create({ email: uniqueEmail() }, token)).toMatchObject(refused);
    expect(await read(userId, token)).toMatchObject(refused);
    expect(await call(identity, 'GET', `/admin/users/${userId}`, { headers: currentVersion })).toMatchObject({
      status: 401,
    });
  });

  test("an administrator's token is no account's", async () => {
    expect(
      await call(identity, 'GET', '/auth/v1/user', { token: admin, headers: currentVersion }),
    ).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt' },
    });
  });
});
