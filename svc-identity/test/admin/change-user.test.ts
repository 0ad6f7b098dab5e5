import { createAccount, createSignedIn, signIn } from '../support/accounts';
import { createAdmin, type TestAdmin } from '../support/admin';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';

const newPassword = 'jendela-7-biru';

describe('accounts changed by an administrator', () => {
  let identity: TestIdentity;
  let admin: TestAdmin;

  beforeAll(async () => {
    identity = await startTestIdentity();
    admin = await createAdmin(identity);
  });

  afterAll(() => identity.stop());

  test('a new address takes effect at once, with its identity, and the owner gets a mail at the old one', async () => {
    const { userId, email } = await createAccount(identity);
    const next = uniqueEmail();
    const { data, error } = await admin.api.updateUserById(userId, { email: next.toUpperCase() });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: next, email_confirmed_at: expect.any(String) });
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email: next });
    const client = identity.createClient();
    expect((await client.signInWithPassword({ email: next, password })).error).toBeNull();
    expect((await client.signInWithPassword({ email, password })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    await identity.mailServer.waitForMail(email);
  });

  test('a number is added with an identity of its own, and phone_confirm confirms it', async () => {
    const { userId } = await createAccount(identity);
    const { body } = await admin.call('PUT', `/users/${userId}`, {
      phone: '+62 812 0000 101',
      phone_confirm: true,
    });
    expect(body).toMatchObject({
      phone: '628120000101',
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
    expect(await admin.call('GET', `/users/${userId}`)).toMatchObject({ body: { phone: '628120000101' } });
  });

  test('metadata merges, null deletes, and the role changes', async () => {
    const { userId } = await createAccount(identity, { user_metadata: { a: 1, b: 2 } });
    const { data } = await admin.api.updateUserById(userId, {
      user_metadata: { a: null, c: 3 },
      app_metadata: { team: 'x' },
      role: 'reviewer',
    });
    expect(data.user).toMatchObject({
      role: 'reviewer',
      app_metadata: { provider: 'email', providers: ['email'], team: 'x' },
    });
    expect(data.user?.user_metadata).toEqual({ b: 2, c: 3, email_verified: true });
  });

  test('email_confirm confirms an address without a mail', async () => {
    const { userId, email } = await createAccount(identity, { email_confirm: false });
    await admin.api.updateUserById(userId, { email_confirm: true });
    expect((await identity.createClient().signInWithPassword({ email, password })).error).toBeNull();
  });

  test('S31 a new password ends all sessions of the account, and its owner gets a mail', async () => {
    const { client, userId, email } = await createSignedIn(identity);
    const other = await signIn(identity, email);
    expect((await admin.api.updateUserById(userId, { password: newPassword })).error).toBeNull();
    for (const device of [client, other]) {
      expect((await device.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
      expect((await device.refreshSession()).error).toBeTruthy();
    }
    const fresh = identity.createClient();
    expect((await fresh.signInWithPassword({ email, password: newPassword })).error).toBeNull();
    await identity.mailServer.waitForMail(email);
  });

  test('S30 a ban ends all sessions at once, and after its end the account can sign in again', async () => {
    const { client, userId, email } = await createSignedIn(identity);
    const { data } = await admin.api.updateUserById(userId, { ban_duration: '24h' });
    expect(Date.parse(String(data.user?.banned_until)) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect((await client.getUser()).error).toBeTruthy();
    expect((await client.refreshSession()).error).toBeTruthy();
    expect(await identity.database.db.collection('sessions').countDocuments({ user_id: userId })).toBe(0);
    const fresh = identity.createClient();
    expect((await fresh.signInWithPassword({ email, password })).error).toMatchObject({
      code: 'user_banned',
    });
    const unbanned = await admin.api.updateUserById(userId, { ban_duration: 'none' });
    expect(unbanned.data.user).not.toHaveProperty('banned_until');
    expect((await fresh.signInWithPassword({ email, password })).error).toBeNull();
  });

  test.each([
    ['a weak password', { password: 'qwerty123' }, 422, 'weak_password'],
    ['password and hash', { password: newPassword, password_hash: 'x' }, 400, 'validation_failed'],
    ['a bad address', { email: 'nonsense' }, 400, 'validation_failed'],
    ['an address without a dot in its domain', { email: 'a@b' }, 400, 'validation_failed'],
    ['a bad number', { phone: '0812' }, 400, 'validation_failed'],
    ['a ban that is no duration', { ban_duration: 'soon' }, 400, 'validation_failed'],
    ['another audience', { aud: 'x' }, 400, 'validation_failed'],
    ['a text for a flag', { email_confirm: 'yes' }, 400, 'bad_json'],
  ])('%s is refused and nothing changes', async (_name, body, status, code) => {
    const { userId } = await createAccount(identity);
    const before = (await admin.call('GET', `/users/${userId}`)).body;
    const answer = await admin.call('PUT', `/users/${userId}`, body);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect((await admin.call('GET', `/users/${userId}`)).body).toEqual(before);
  });

  test('an address or a number in use is 422 and nothing changes', async () => {
    const [one, other] = [await createAccount(identity), await createAccount(identity)];
    await admin.call('PUT', `/users/${one.userId}`, { phone: '628120000202' });
    expect(await admin.call('PUT', `/users/${other.userId}`, { email: one.email })).toMatchObject({
      status: 422,
      body: { code: 'email_exists', message: 'A user with this email address has already been registered' },
    });
    expect(await admin.call('PUT', `/users/${other.userId}`, { phone: '628120000202' })).toMatchObject({
      status: 422,
      body: { code: 'phone_exists', message: 'Phone number already registered by another user' },
    });
  });

  test('of two accounts that get one address at once, one has it', async () => {
    const accounts = [await createAccount(identity), await createAccount(identity)];
    const email = uniqueEmail();
    const answers = await Promise.all(
      accounts.map(({ userId }) => admin.call('PUT', `/users/${userId}`, { email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test.each([
    ['x', 'validation_failed', 'user_id must be an UUID'],
    ['f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f11', 'user_not_found', 'User not found'],
  ])('the account %s is 404', async (id, code, message) => {
    for (const method of ['PUT', 'DELETE']) {
      const answer = await admin.call(method, `/users/${id}`, {});
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: { code, message } });
    }
  });
});

test('where administrators may not set passwords, they can still create and change accounts', async () => {
  const identity = await startTestIdentity({ ADMIN_MAY_SET_PASSWORD: 'false' });
  try {
    const admin = await createAdmin(identity);
    const refused = { status: 403, body: { code: 'not_admin' } };
    expect(await admin.call('POST', '/users', { email: uniqueEmail(), password })).toMatchObject(refused);
    const made = await admin.call('POST', '/users', { email: uniqueEmail(), email_confirm: true });
    expect(made.status).toBe(200);
    const path = `/users/${String(made.body['id'])}`;
    expect(await admin.call('PUT', path, { password: newPassword })).toMatchObject(refused);
    expect(await admin.call('PUT', path, { user_metadata: { a: 1 } })).toMatchObject({ status: 200 });
  } finally {
    await identity.stop();
  }
});
