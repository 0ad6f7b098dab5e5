import { call, createAccount, createSignedIn, currentVersion, signIn } from '../support/accounts';
import { createAdmin, type TestAdmin } from '../support/admin';
import { password, startTestIdentity, type TestIdentity } from '../support/identity';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';

describe('the list of sessions', () => {
  let identity: TestIdentity;
  let admin: TestAdmin;
  const signInFrom = async (email: string, headers: Record<string, string> = {}) => {
    const { body } = await call(identity, 'POST', '/auth/v1/token?grant_type=password', {
      body: { email, password },
      headers,
    });
    return { token: String(body['access_token']), refreshToken: String(body['refresh_token']) };
  };
  const list = async (token: string) => {
    const { status, body } = await call(identity, 'GET', '/auth/v1/sessions', {
      token,
      headers: currentVersion,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body['sessions'] as Record<string, unknown>[];
  };
  const end = (token: string, id: unknown) =>
    call(identity, 'DELETE', `/auth/v1/sessions/${String(id)}`, { token, headers: currentVersion });
  const isAlive = async (token: string) =>
    (await call(identity, 'GET', '/auth/v1/user', { token })).status === 200;

  beforeAll(async () => {
    identity = await startTestIdentity();
    admin = await createAdmin(identity);
  });

  afterAll(() => identity.stop());

  test('S32 an owner sees every session with device, address and last use, and which one is current', async () => {
    const { email } = await createAccount(identity);
    const laptop = await signInFrom(email, { 'User-Agent': chrome, 'X-Forwarded-For': '203.0.113.7' });
    const phone = await signInFrom(email, { 'X-Forwarded-For': '203.0.113.8' });
    await call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: laptop.refreshToken },
      headers: { 'User-Agent': chrome, 'X-Forwarded-For': '203.0.113.9' },
    });
    const [first, second] = await list(phone.token);
    expect(first).toEqual({
      id: expect.any(String),
      device: 'Chrome, Windows',
      user_agent: chrome,
      ip: '203.0.113.9',
      aal: 'aal1',
      created_at: expect.any(String),
      last_used_at: expect.any(String),
      is_current: false,
    });
    expect(second).toMatchObject({ ip: '203.0.113.8', is_current: true });
    expect(String(first?.['last_used_at']) > String(first?.['created_at'])).toBe(true);
    expect(JSON.stringify([first, second])).not.toContain('refresh_key');
  });

  test('S32 an owner ends one of them at once, and the others stay active', async () => {
    const { email } = await createAccount(identity);
    const [here, there] = [await signInFrom(email), await signInFrom(email)];
    const other = (await list(here.token)).find(({ is_current }) => is_current === false);
    expect(await end(here.token, other?.['id'])).toMatchObject({ status: 204, text: '' });
    expect([await isAlive(here.token), await isAlive(there.token)]).toEqual([true, false]);
    expect(
      await call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
        body: { refresh_token: there.refreshToken },
        headers: currentVersion,
      }),
    ).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
  });

  test('a session of another account is not found, nor is an invalid id', async () => {
    const [mine, theirs] = [await createAccount(identity), await createAccount(identity)];
    const [me, them] = [await signInFrom(mine.email), await signInFrom(theirs.email)];
    const [foreign] = await list(them.token);
    expect(await end(me.token, foreign?.['id'])).toMatchObject({
      status: 404,
      body: { code: 'session_not_found' },
    });
    expect(await isAlive(them.token)).toBe(true);
    expect(await end(me.token, 'x')).toMatchObject({
      status: 404,
      body: { code: 'validation_failed', message: 'session_id must be an UUID' },
    });
  });

  test('expired sessions are not in the list', async () => {
    const { email, userId } = await createAccount(identity);
    await signInFrom(email);
    await identity.database.db
      .collection('sessions')
      .updateMany({ user_id: userId }, { $set: { created_at: new Date(0) } });
    const { token } = await signInFrom(email);
    expect(await list(token)).toHaveLength(1);
  });

  test('S32 an administrator sees and ends sessions of any account', async () => {
    const { client, userId, email } = await createSignedIn(identity);
    const other = await signIn(identity, email);
    const { body } = await admin.call('GET', `/users/${userId}/sessions`);
    const sessions = body['sessions'] as Record<string, unknown>[];
    expect(sessions).toHaveLength(2);
    for (const { id } of sessions)
      expect(await admin.call('DELETE', `/users/${userId}/sessions/${String(id)}`)).toMatchObject({
        status: 204,
      });
    for (const device of [client, other]) expect((await device.getUser()).error).toBeTruthy();
    expect(
      await admin.call('DELETE', `/users/${userId}/sessions/${String(sessions[0]?.['id'])}`),
    ).toMatchObject({
      status: 404,
      body: { code: 'session_not_found' },
    });
    expect(await admin.call('GET', '/users/f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f11/sessions')).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
  });
});
