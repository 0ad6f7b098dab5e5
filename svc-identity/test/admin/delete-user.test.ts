import { createHash } from 'node:crypto';
import { call, createSignedIn, currentVersion, signUpAndReadMail } from '../support/accounts';
import { createAdmin, type TestAdmin } from '../support/admin';
import { password, startTestIdentity, type TestIdentity } from '../support/identity';

describe('accounts deleted by an administrator', () => {
  let identity: TestIdentity;
  let admin: TestAdmin;
  const keptOf = async (userId: string) => {
    const names = (await identity.database.db.listCollections().toArray()).map(({ name }) => name);
    const counts = await Promise.all(
      names.map(async (name) => {
        const collection = identity.database.db.collection<{ _id: string }>(name);
        return [
          name,
          await collection.countDocuments({ $or: [{ user_id: userId }, { _id: userId }] }),
        ] as const;
      }),
    );
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  };

  beforeAll(async () => {
    identity = await startTestIdentity();
    admin = await createAdmin(identity);
  });

  afterAll(() => identity.stop());

  test('S30 a deleted account loses its sessions at once, and none of its data is kept', async () => {
    const { client, userId, email } = await createSignedIn(identity);
    const token = (await client.getSession()).data.session?.access_token ?? '';
    expect(Object.keys(await keptOf(userId))).toEqual(
      expect.arrayContaining(['users', 'sessions', 'refresh_tokens']),
    );
    const { error } = await admin.api.deleteUser(userId);
    expect(error).toBeNull();
    expect(await call(identity, 'GET', '/auth/v1/user', { token, headers: currentVersion })).toMatchObject({
      status: 403,
      body: { code: 'user_not_found' },
    });
    expect((await client.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    expect(await keptOf(userId)).toEqual({});
    expect((await admin.api.getUserById(userId)).error).toMatchObject({ code: 'user_not_found' });
    expect((await identity.createClient().signUp({ email, password })).error).toBeNull();
  });

  test('the link of its mail no longer works', async () => {
    const { client, token, email } = await signUpAndReadMail(identity);
    const stored = await identity.database.db.collection('users').findOne({ email });
    await admin.call('DELETE', `/users/${String(stored?._id)}`);
    expect((await client.verifyOtp({ type: 'signup', token_hash: token })).error).toBeTruthy();
  });

  test('a body is not needed', async () => {
    const { userId } = await createSignedIn(identity);
    expect(await admin.call('DELETE', `/users/${userId}`)).toMatchObject({ status: 200, body: {} });
  });

  test('softly: a row without personal data stays, the sessions end, and the address is free', async () => {
    const { client, userId, email } = await createSignedIn(identity);
    await admin.call('PUT', `/users/${userId}`, {
      phone: '628120000303',
      user_metadata: { full_name: 'Ayu' },
    });
    expect((await admin.api.deleteUser(userId, true)).error).toBeNull();
    expect((await client.refreshSession()).error).toBeTruthy();
    const { body } = await admin.call('GET', `/users/${userId}`);
    const obscured = (value: string) =>
      createHash('sha256')
        .update(userId + value)
        .digest('base64url');
    expect(body).toMatchObject({
      id: userId,
      email: obscured(email),
      phone: obscured('628120000303').slice(0, 15),
      user_metadata: {},
      app_metadata: {},
      deleted_at: expect.any(String),
    });
    expect(JSON.stringify(body)).not.toContain(email);
    expect(JSON.stringify(body)).not.toContain('Ayu');
    expect(Object.keys(await keptOf(userId))).toEqual(['users']);
    expect((await identity.createClient().signInWithPassword({ email, password })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await admin.call('PUT', `/users/${userId}`, { email, email_confirm: true })).status).toBe(404);
    expect((await admin.call('POST', '/users', { email, password })).status).toBe(200);
  });

  test('softly: every field of personal data has a value, as in GoTrue, and a repetition changes nothing', async () => {
    const { userId, email } = await createSignedIn(identity);
    const obscured = (value: string) =>
      createHash('sha256')
        .update(userId + value)
        .digest('base64url');
    await admin.api.deleteUser(userId, true);
    const { body } = await admin.call('GET', `/users/${userId}`);
    expect(body).toMatchObject({
      email: obscured(email),
      phone: obscured('').slice(0, 15),
      new_email: obscured(''),
      new_phone: obscured('').slice(0, 15),
      identities: [{ id: obscured(`email:${userId}`), user_id: userId, provider: 'email' }],
    });
    expect(await admin.call('DELETE', `/users/${userId}`, { should_soft_delete: true })).toMatchObject({
      status: 200,
      body: {},
    });
    expect((await admin.call('GET', `/users/${userId}`)).body).toEqual(body);
    const entries = await identity.database.db
      .collection('audit_log')
      .countDocuments({ action: 'user_deleted', 'traits.user_id': userId });
    expect(entries).toBe(2);
    const others = [await createSignedIn(identity), await createSignedIn(identity)];
    for (const other of others) expect((await admin.api.deleteUser(other.userId, true)).error).toBeNull();
  });

  test('twice at once is one deletion', async () => {
    const { userId } = await createSignedIn(identity);
    const answers = await Promise.all([1, 2].map(() => admin.call('DELETE', `/users/${userId}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
