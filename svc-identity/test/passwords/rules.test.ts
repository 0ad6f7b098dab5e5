import { call, createAccount, currentVersion, signIn } from '../support/accounts';
import { startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';

describe('password rules', () => {
  let identity: TestIdentity;
  const signUp = (candidate: string, email = uniqueEmail()) =>
    call(identity, 'POST', '/auth/v1/signup', {
      body: { email, password: candidate },
      headers: currentVersion,
    });
  const change = async (candidate: string) => {
    const { email } = await createAccount(identity);
    const client = await signIn(identity, email);
    return { email, error: (await client.updateUser({ password: candidate })).error };
  };
  const signInWith = (email: string, candidate: string) =>
    identity.createClient().signInWithPassword({ email, password: candidate });

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test.each([
    [5, 422],
    [6, 200],
    [7, 200],
    [8, 200],
    [64, 200],
    [72, 200],
    [73, 400],
  ])('S1 of %i characters: %i', async (length, status) => {
    const candidate = 'kQ9#vZ!w'.repeat(10).slice(0, length);
    expect((await signUp(candidate)).status).toBe(status);
  });

  test('S2 a longer one is refused and never truncated: another end is another password', async () => {
    const whole = `${'kQ9#vZ!w'.repeat(9).slice(0, 71)}a`;
    const { email, error } = await change(whole);
    expect(error).toBeNull();
    expect((await signInWith(email, whole)).error).toBeNull();
    for (const other of [`${whole}b`, `${whole.slice(0, 71)}c`, whole.slice(0, 71)])
      expect((await signInWith(email, other)).error).toMatchObject({ code: 'invalid_credentials' });
  });

  test.each([
    ['emoji', '🦜🌋🛵🍜🪁🐢'],
    ['spaces around', '  jendela biru  '],
    ['another script', 'ᬳᬓ᭄ᬱᬭᬩᬮᬶ'],
    ['letters alone', 'jendelabirulangit'],
  ])('S3 %s: kept unchanged, and nothing else signs in', async (_name, candidate) => {
    const { email, error } = await change(candidate);
    expect(error).toBeNull();
    expect((await signInWith(email, candidate)).error).toBeNull();
    expect((await signInWith(email, `${candidate} `)).error).toMatchObject({ code: 'invalid_credentials' });
    if (candidate !== candidate.trim())
      expect((await signInWith(email, candidate.trim())).error).toMatchObject({
        code: 'invalid_credentials',
      });
  });

  test.each(['password1', 'qwerty123', 'PassWord1', 'bismillah'])(
    'S4 %s is on the list of common ones, at sign-up and at a change',
    async (candidate) => {
      const answer = await signUp(candidate);
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'weak_password', weak_password: { reasons: ['pwned'] } },
      });
      expect((await change(candidate)).error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
    },
  );

  test('S6 words of the product and the own address are refused', async () => {
    const email = uniqueEmail();
    for (const candidate of ['Sabi2024!', 'sabi-talent', email, email.split('@')[0] ?? ''])
      expect(await signUp(candidate, email)).toMatchObject({ status: 422, body: { code: 'weak_password' } });
  });

  test('S7 a stolen session cannot change the password if the current one or reauthentication is required', async () => {
    const strict = await startTestIdentity({
      SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true',
      SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
    });
    try {
      const { email, userId } = await createAccount(strict);
      const client = await signIn(strict, email);
      expect((await client.updateUser({ password: 'jendela-7-biru' })).error).toMatchObject({
        code: 'current_password_required',
      });
      await strict.database.db
        .collection('sessions')
        .updateMany({ user_id: userId }, { $set: { created_at: new Date(Date.now() - 25 * 3_600_000) } });
      expect((await client.updateUser({ password: 'jendela-7-biru' })).error).toMatchObject({
        code: 'reauthentication_needed',
      });
    } finally {
      await strict.stop();
    }
  });
});

describe('required sets of characters', () => {
  let identity: TestIdentity;
  const signUp = (candidate: string) =>
    call(identity, 'POST', '/auth/v1/signup', {
      body: { email: uniqueEmail(), password: candidate },
      headers: currentVersion,
    });

  beforeAll(async () => {
    identity = await startTestIdentity({
      PASSWORD_REQUIRED_CHARACTERS: String.raw`abcdefghijklmnopqrstuvwxyz:0123456789:\:;!#`,
    });
  });

  afterAll(() => identity.stop());

  test.each(['jendelabiru', '123456;;', 'JENDELA7;'])('%s lacks one', async (candidate) => {
    expect(await signUp(candidate)).toMatchObject({
      status: 422,
      body: {
        code: 'weak_password',
        message:
          'Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, 0123456789, :;!#.',
        weak_password: { reasons: ['characters'] },
      },
    });
  });

  test('the reasons are ordered', async () => {
    expect((await signUp('admin')).body['weak_password']).toEqual({
      reasons: ['length', 'characters', 'pwned'],
    });
  });

  test('one of each is enough, the colon among them', async () => {
    expect((await signUp('jendela:7')).status).toBe(200);
  });

  test('a sign-in with an older password succeeds with a warning', async () => {
    const { email } = await createAccount(identity, { password: 'jendelabiru' });
    const { data, error } = await identity
      .createClient()
      .signInWithPassword({ email, password: 'jendelabiru' });
    expect(error).toBeNull();
    expect(data.weakPassword?.reasons).toEqual(['characters']);
  });
});

test('S1 where eight are asked for, seven are refused at sign-up and at a change', async () => {
  const strict = await startTestIdentity({ PASSWORD_MIN_LENGTH: '8' });
  try {
    const ofLength = (length: number) => 'kQ9#vZ!w'.repeat(10).slice(0, length);
    const signUp = (length: number) =>
      call(strict, 'POST', '/auth/v1/signup', {
        body: { email: uniqueEmail(), password: ofLength(length) },
        headers: currentVersion,
      });
    for (const length of [8, 64, 72]) expect((await signUp(length)).status).toBe(200);
    expect(await signUp(7)).toMatchObject({
      status: 422,
      body: { message: 'Password should be at least 8 characters.', weak_password: { reasons: ['length'] } },
    });
    const client = await signIn(strict, (await createAccount(strict)).email);
    const { error } = await client.updateUser({ password: ofLength(7) });
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
    expect((await client.updateUser({ password: ofLength(8) })).error).toBeNull();
  } finally {
    await strict.stop();
  }
});
