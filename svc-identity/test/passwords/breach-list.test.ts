import { createHash } from 'node:crypto';
import { startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { call, createAccount, currentVersion, signIn } from '../support/accounts';
import { createAdmin } from '../support/admin';
import { startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';

const breached = 'kuda-lumping-1987';
const harmless = 'jendela-7-biru';
const digest = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

/** Plays Have I Been Pwned with one known password and a padding one. */
async function startList() {
  const asked: { url: string | undefined; padding: unknown }[] = [];
  let mode: 'well' | 'broken' | 'silent' = 'well';
  const server = await startLoopbackServer((request, response) => {
    asked.push({ url: request.url, padding: request.headers['add-padding'] });
    if (mode === 'silent') return;
    if (mode === 'broken') response.statusCode = 503;
    const lines = [`${digest(breached).slice(5)}:42`, `${digest(harmless).slice(5)}:0`];
    response.end(lines.join('\r\n'));
  });
  return {
    url: server.url,
    asked,
    isSilent: () => mode === 'silent',
    set: (next: typeof mode) => {
      mode = next;
    },
    stop: server.stop,
  };
}

const timeoutAfter = AbortSignal.timeout.bind(AbortSignal);

describe.each([
  ['open', 'false'],
  ['closed', 'true'],
])('S5 a list of breached passwords, failing %s', (_name, failsClosed) => {
  let list: Awaited<ReturnType<typeof startList>>;
  let identity: TestIdentity;
  const signUp = (password: string) =>
    call(identity, 'POST', '/auth/v1/signup', {
      body: { email: uniqueEmail(), password },
      headers: currentVersion,
    });

  beforeAll(async () => {
    list = await startList();
    identity = await startTestIdentity({
      PASSWORD_HIBP_ENABLED: 'true',
      PASSWORD_HIBP_URL: list.url,
      PASSWORD_HIBP_FAIL_CLOSED: failsClosed,
    });
  });

  beforeEach(() => {
    list.set('well');
    // A list's timeout is two seconds; one that answers gets more, for slow machines.
    jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => timeoutAfter(list.isSilent() ? ms : 10 * ms));
  });

  afterEach(() => void jest.restoreAllMocks());

  afterAll(async () => {
    await identity.stop();
    await list.stop();
  });

  test('S5 one on it is refused at sign-up, at a change and from an administrator', async () => {
    const refused = { code: 'weak_password', weak_password: { reasons: ['pwned'] } };
    expect(await signUp(breached)).toMatchObject({ status: 422, body: refused });
    const { email, userId } = await createAccount(identity);
    const client = await signIn(identity, email);
    expect((await client.updateUser({ password: breached })).error).toMatchObject({ code: 'weak_password' });
    const admin = await createAdmin(identity);
    expect(await admin.call('PUT', `/users/${userId}`, { password: breached })).toMatchObject({
      status: 422,
      body: refused,
    });
  });

  test('S5 the list receives five digits of a hash, and pads its response', async () => {
    list.asked.splice(0);
    expect((await signUp(harmless)).status).toBe(200);
    expect(list.asked).toEqual([{ url: `/range/${digest(harmless).slice(0, 5)}`, padding: 'true' }]);
  });

  test('S5 an existing one still signs in, with a warning', async () => {
    const { email } = await createAccount(identity, { password: breached });
    const { data, error } = await identity.createClient().signInWithPassword({ email, password: breached });
    expect(error).toBeNull();
    expect(data.weakPassword?.reasons).toEqual(['pwned']);
  });

  test.each(['broken', 'silent'] as const)('S5 while it is %s', async (mode) => {
    const { email } = await createAccount(identity);
    list.set(mode);
    const answer = await signUp(harmless);
    if (failsClosed === 'true') {
      expect(answer).toMatchObject({ status: 503, body: { code: 'unexpected_failure' } });
      expect(answer.headers.get('Retry-After')).toBe('30');
    } else expect(answer.status).toBe(200);
    // Without the list, users still sign in.
    expect((await signIn(identity, email)).signOut).toBeDefined();
  });
});
