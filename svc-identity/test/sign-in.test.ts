import { call, createAccount, currentVersion } from './support/accounts';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from './support/identity';

describe('sign-in by password', () => {
  let identity: TestIdentity;
  const signIn = (body: unknown, from = '203.0.113.1') =>
    call(identity, 'POST', '/auth/v1/token?grant_type=password', {
      body,
      headers: { ...currentVersion, 'X-Forwarded-For': from },
    });

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test.each([
    ['address and phone', { email: 'a@example.com', phone: '62812', password }, 400, 'validation_failed'],
    ['neither', { password }, 400, 'validation_failed'],
    ['a phone', { phone: '62812', password }, 422, 'phone_provider_disabled'],
    ['an unknown address', { email: 'nobody@example.com', password }, 400, 'invalid_credentials'],
    ['no password', { email: 'nobody@example.com' }, 400, 'invalid_credentials'],
    ['an operator for a password', { email: 'nobody@example.com', password: { $gt: '' } }, 400, 'bad_json'],
  ])('%s is refused', async (_name, body, status, code) => {
    const answer = await signIn(body);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });

  test('S12 an unknown address and a wrong password get the same answer', async () => {
    const { email } = await createAccount(identity);
    const wrong = await signIn({ email, password: 'not-this-one-7' });
    const unknown = await signIn({ email: uniqueEmail(), password: 'not-this-one-7' });
    expect(wrong.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(unknown.body).toEqual(wrong.body);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  test('S12 a ban is revealed only with the right password', async () => {
    const { email } = await createAccount(identity, { ban_duration: '1h' });
    expect((await signIn({ email, password: 'not-this-one-7' })).body['code']).toBe('invalid_credentials');
    expect((await signIn({ email, password })).body).toEqual({
      code: 'user_banned',
      message: 'User is banned',
    });
  });

  test('a password that would no longer be accepted still works, with a warning', async () => {
    const { email } = await createAccount(identity, { password: 'password1' });
    const { data, error } = await identity
      .createClient()
      .signInWithPassword({ email, password: 'password1' });
    expect(error).toBeNull();
    expect(data.weakPassword).toEqual({
      reasons: ['pwned'],
      message: expect.stringContaining('easy to guess'),
    });
  });

  test('S26 each sign-in is a session of its own', async () => {
    const { email, userId } = await createAccount(identity);
    const answers = [await signIn({ email, password }), await signIn({ email, password })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ids = answers.map(({ headers }) => headers.get('sb-auth-session-id'));
    expect(new Set([...ids, userId]).size).toBe(3);
  });

  test('S9 S10 an attacker gets Retry-After while the owner signs in from elsewhere', async () => {
    const { email } = await createAccount(identity);
    const attempts = await Promise.all(
      Array.from({ length: 30 }, () => signIn({ email, password: 'not-this-one-7' }, '192.0.2.66')),
    );
    const refused = attempts.filter(({ status }) => status === 429);
    expect(attempts.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.body).toEqual({
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    });
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await signIn({ email, password }, '192.0.2.66')).status).toBe(429);
    expect((await signIn({ email, password }, '192.0.2.67')).status).toBe(200);
  });

  test('S11 one IPv6 /64 counts as one attacker', async () => {
    const { email } = await createAccount(identity);
    const attempts = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        signIn({ email, password: 'not-this-one-7' }, `2001:db8:0:1::${index + 1}`),
      ),
    );
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test('a right password resets the count of wrong ones', async () => {
    const { email } = await createAccount(identity);
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 6; wrong += 1) await signIn({ email, password: 'not-this-one-7' });
      expect((await signIn({ email, password })).status).toBe(200);
    }
  });

  test.each(['', '?grant_type=', '?grant_type=magic'])('a token by %j is refused', async (query) => {
    const { status, body } = await call(identity, 'POST', `/auth/v1/token${query}`, {
      body: {},
      headers: currentVersion,
    });
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
    });
  });
});
