import { GoTrueAdminApi } from '@supabase/auth-js';
import { call, createAccount, createSignedIn, currentVersion } from '../support/accounts';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';

describe('accounts created by an administrator', () => {
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

  test('the admin client creates and reads one, without a mail', async () => {
    const client = new GoTrueAdminApi({
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

  test('an account without a confirmed address, or without a password, cannot sign in', async () => {
    const [unconfirmed, locked] = [uniqueEmail(), uniqueEmail()];
    await create({ email: unconfirmed, password });
    await create({ email: locked, email_confirm: true });
    const client = identity.createClient();
    expect((await client.signInWithPassword({ email: unconfirmed, password })).error).toMatchObject({
      code: 'email_not_confirmed',
    });
    expect((await client.signInWithPassword({ email: locked, password: '' })).error).toBeTruthy();
  });

  test('an imported hash works', async () => {
    const email = uniqueEmail();
    const other = await createAccount(identity);
    const [stored] = await identity.database.db.collection('users').find({ email: other.email }).toArray();
    expect(
      (await create({ email, password_hash: stored?.['password_hash'], email_confirm: true })).status,
    ).toBe(200);
    expect((await identity.createClient().signInWithPassword({ email, password })).error).toBeNull();
  });

  test('a given id is used, and only once', async () => {
    const id = 'f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f10';
    expect((await create({ id, email: uniqueEmail() })).body['id']).toBe(id);
    expect(await create({ id, email: uniqueEmail() })).toMatchObject({
      status: 422,
      body: { code: 'user_already_exists' },
    });
  });

  test('an address is used once', async () => {
    const { email } = await createAccount(identity);
    expect(await create({ email: email.toUpperCase() })).toMatchObject({
      status: 422,
      body: { code: 'email_exists', message: 'A user with this email address has already been registered' },
    });
  });

  test.each([
    ['no address', {}, 'validation_failed'],
    ['a bad address', { email: 'x' }, 'validation_failed'],
    ['a number that is none', { phone: '0812x' }, 'validation_failed'],
    ['password and hash', { email: 'a@example.com', password: 'x', password_hash: 'y' }, 'validation_failed'],
    ['a hash of another kind', { email: 'a@example.com', password_hash: '$2b$10$x' }, 'validation_failed'],
    ['an id that is none', { email: 'a@example.com', id: 'x' }, 'validation_failed'],
    ['a ban that is no duration', { email: 'a@example.com', ban_duration: 'soon' }, 'validation_failed'],
    ['a ban without end', { email: 'a@example.com', ban_duration: '99999999999h' }, 'validation_failed'],
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

  test('a user is not an administrator, even with a self-assigned role', async () => {
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

  test("an administrator's token has no account", async () => {
    expect(
      await call(identity, 'GET', '/auth/v1/user', { token: admin, headers: currentVersion }),
    ).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt' },
    });
  });
});
