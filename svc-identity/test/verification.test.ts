import { call, createAccount, createSignedIn, currentVersion, signUpAndReadMail } from './support/accounts';
import {
  password,
  readMail,
  siteUrl,
  startTestIdentity,
  type TestIdentity,
  uniqueEmail,
} from './support/identity';

type VerificationAnswer = { status: number; code: unknown };

describe('verification of an address', () => {
  let identity: TestIdentity;
  const verify = async (body: unknown): Promise<VerificationAnswer> => {
    const answer = await call(identity, 'POST', '/auth/v1/verify', { body, headers: currentVersion });
    return { status: answer.status, code: answer.body['code'] };
  };
  const tokens = () => identity.database.db.collection('one_time_tokens');
  const letPass = (email: string, milliseconds: number) =>
    tokens().updateMany({ relates_to: email }, [
      {
        $set: {
          expires_at: { $subtract: ['$expires_at', milliseconds] },
          code_expires_at: { $subtract: ['$code_expires_at', milliseconds] },
        },
      },
    ]);

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test.each(['GET', 'HEAD'])(
    '%s, as by a mail scanner, uses nothing and redirects to the page',
    async (method) => {
      const { token } = await signUpAndReadMail(identity);
      for (let visit = 0; visit < 3; visit += 1) {
        const path = `/auth/v1/verify?token=${token}&type=signup&redirect_to=https://evil.example`;
        const { status, headers } = await call(identity, method, path);
        expect(status).toBe(303);
        expect(headers.get('Location')).toBe(`${siteUrl}/auth/verify?token=${token}&type=signup`);
      }
      expect(await verify({ type: 'signup', token_hash: token })).toMatchObject({ status: 200 });
    },
  );

  test('parameters of a link cannot redirect elsewhere', async () => {
    const { headers } = await call(
      identity,
      'GET',
      '/auth/v1/verify?token=%26x%3D1%23%2F%2Fevil.example&type=%0d%0aSet-Cookie%3A+x',
    );
    const location = new URL(headers.get('Location') ?? '');
    expect(location.origin).toBe(siteUrl);
    expect(location.searchParams.get('token')).toBe('&x=1#//evil.example');
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  test.each([
    ['?type=signup', 'Verify requires a token or a token hash'],
    ['?token=abc', 'Verify requires a verification type'],
  ])('a link with only %s is refused', async (query, message) => {
    const answer = await call(identity, 'GET', `/auth/v1/verify${query}`, { headers: currentVersion });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', message } });
  });

  test.each([
    ['no type', { token_hash: 'x' }, 400, 'Verify requires a verification type'],
    ['neither', { type: 'signup' }, 400, 'Verify requires either a token or a token hash'],
    [
      'both',
      { type: 'signup', token: '1', token_hash: 'x' },
      400,
      'Verify requires either a token or a token hash',
    ],
    [
      'a code without an address',
      { type: 'signup', token: '1' },
      400,
      'Only an email address or phone number should be provided on verify',
    ],
    [
      'a link with an address',
      { type: 'signup', token_hash: 'x', email: 'a@example.com' },
      400,
      'Only the token_hash and type should be provided',
    ],
    ['a bad address', { type: 'signup', token: '1', email: 'x' }, 422, 'Invalid email format'],
  ])('%s is refused', async (_name, body, status, message) => {
    const answer = await call(identity, 'POST', '/auth/v1/verify', { body, headers: currentVersion });
    expect(answer).toMatchObject({ status, body: { code: 'validation_failed', message } });
  });

  describe.each(['link', 'code'] as const)('by %s', (way) => {
    const build = async () => {
      const { email, token, code } = await signUpAndReadMail(identity);
      const right =
        way === 'link' ? { type: 'signup', token_hash: token } : { type: 'signup', token: code, email };
      const wrong =
        way === 'link'
          ? { type: 'signup', token_hash: '0'.repeat(56) }
          : { type: 'signup', token: code === '000000' ? '000001' : '000000', email };
      return { email, right, wrong };
    };

    test('it works once; after that the answer is otp_used', async () => {
      const { right } = await build();
      const answers = await Promise.all(Array.from({ length: 4 }, () => verify(right)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 'otp_used')).toHaveLength(3);
      expect(await verify(right)).toEqual({ status: 403, code: 'otp_used' });
    });

    test('a wrong one is otp_invalid, and the right one still works', async () => {
      const { right, wrong } = await build();
      expect(await verify(wrong)).toEqual({ status: 403, code: 'otp_invalid' });
      expect(await verify(right)).toMatchObject({ status: 200 });
    });

    test('an expired one is otp_expired', async () => {
      const { email, right } = await build();
      await letPass(email, way === 'link' ? 24 * 3_600_000 + 1000 : 601_000);
      expect(await verify(right)).toEqual({ status: 403, code: 'otp_expired' });
    });

    test('just before its expiry it works', async () => {
      const { email, right } = await build();
      await letPass(email, way === 'link' ? 24 * 3_600_000 - 20_000 : 580_000);
      expect(await verify(right)).toMatchObject({ status: 200 });
    });

    test.each(['recovery', 'magiclink', 'email_change', 'invite'])('it does not work as %s', async (type) => {
      const { right } = await build();
      expect(await verify({ ...right, type })).toEqual({ status: 403, code: 'otp_invalid' });
    });

    test('the type email accepts it, an unknown type does not', async () => {
      const { right } = await build();
      expect(await verify({ ...right, type: 'zzz' })).toMatchObject({ status: way === 'link' ? 400 : 403 });
      expect(await verify({ ...right, type: 'email' })).toMatchObject({ status: 200 });
    });
  });

  test('an unknown address gets the answer of a wrong code', async () => {
    expect(await verify({ type: 'signup', token: '123456', email: uniqueEmail() })).toEqual({
      status: 403,
      code: 'otp_invalid',
    });
  });

  test('a code of another account does not work', async () => {
    const [mine, theirs] = [await signUpAndReadMail(identity), await signUpAndReadMail(identity)];
    if (mine.code === theirs.code) return; // one case in a million
    expect(await verify({ type: 'signup', token: mine.code, email: theirs.email })).toMatchObject({
      code: 'otp_invalid',
    });
  });

  test('after five attempts, concurrent or not, not even the right code works; the link does', async () => {
    const { email, token, code } = await signUpAndReadMail(identity);
    const guesses = Array.from({ length: 20 }, (_, index) =>
      String((Number(code) + index + 1) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(
      guesses.map((guess) => verify({ type: 'signup', token: guess, email })),
    );
    expect(answers.every(({ code: answered }) => answered === 'otp_invalid')).toBe(true);
    expect(await tokens().findOne({ relates_to: email })).toMatchObject({ attempts: 5 });
    expect(await verify({ type: 'signup', token: code, email })).toEqual({
      status: 403,
      code: 'otp_invalid',
    });
    expect(await verify({ type: 'signup', token_hash: token })).toMatchObject({ status: 200 });
  });

  test('thirty codes a day for one address is the limit', async () => {
    const email = uniqueEmail();
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => verify({ type: 'signup', token: '123456', email })),
    );
    expect(answers.filter(({ code }) => code === 'over_request_rate_limit')).toHaveLength(2);
  });

  test('a banned account cannot sign in', async () => {
    const { email, token } = await signUpAndReadMail(identity);
    await identity.database.db
      .collection('users')
      .updateOne({ email }, { $set: { banned_until: new Date(Date.now() + 60_000) } });
    expect(await verify({ type: 'signup', token_hash: token })).toEqual({ status: 403, code: 'user_banned' });
  });

  test('with uniform errors, used and wrong ones are otp_expired too', async () => {
    const uniform = await startTestIdentity({ MAILER_OTP_UNIFORM_ERRORS: 'true' });
    try {
      const { client, token } = await signUpAndReadMail(uniform);
      await client.verifyOtp({ type: 'signup', token_hash: token });
      for (const token_hash of [token, 'x']) {
        const { error } = await client.verifyOtp({ type: 'signup', token_hash });
        expect(error).toMatchObject({
          status: 403,
          code: 'otp_expired',
          message: 'Email link is invalid or has expired',
        });
      }
    } finally {
      await uniform.stop();
    }
  });
});

describe('resending the mail', () => {
  let identity: TestIdentity;
  const resend = (email: string, type = 'signup') =>
    call(identity, 'POST', '/auth/v1/resend', { body: { type, email }, headers: currentVersion });
  const askFunction = (body: unknown) =>
    call(identity, 'POST', '/functions/v1/send-verification-email', { body });
  const letMinutePass = () => identity.database.db.collection('mail_gaps').deleteMany({});

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test('sixty seconds apart it is sent, and only the newest link works', async () => {
    const { email, client, token } = await signUpAndReadMail(identity);
    const tooSoon = await client.resend({ type: 'signup', email });
    expect(tooSoon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    await letMinutePass();
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const newer = readMail((await identity.mailServer.waitForMail(email, 2)).text);
    expect((await client.verifyOtp({ type: 'signup', token_hash: token })).error).toMatchObject({
      code: 'otp_expired',
    });
    expect((await client.verifyOtp({ type: 'signup', token_hash: newer.token })).error).toBeNull();
  });

  test('unknown, confirmed and unconfirmed addresses get the same response', async () => {
    const confirmed = (await createAccount(identity)).email;
    const unconfirmed = (await signUpAndReadMail(identity)).email;
    await letMinutePass();
    const answersFor = async (email: string) =>
      [await resend(email), await resend(email)].map(({ status, body, headers }) => ({
        status,
        code: body['code'],
        headers: [...headers.keys()],
      }));
    const [first, second] = await answersFor(unconfirmed);
    expect([first?.status, second?.status, second?.code]).toEqual([200, 429, 'over_email_send_rate_limit']);
    expect(await answersFor(confirmed)).toEqual([first, second]);
    expect(await answersFor(uniqueEmail())).toEqual([first, second]);
    await identity.mailServer.waitForMail(unconfirmed, 2);
    expect(identity.mailServer.mailsTo(confirmed)).toEqual([]);
  });

  test.each([
    [
      { type: 'zzz', email: 'a@example.com' },
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    [{ type: 'signup' }, 'Type provided requires an email address'],
    [{ type: 'sms' }, 'Type provided requires a phone number'],
    [{ type: 'email_change' }, 'Missing email address or phone number'],
    [
      { type: 'signup', email: 'a@example.com', phone: '62' },
      'Only an email address or phone number should be provided.',
    ],
    [{ type: 'signup', email: 'nonsense' }, 'Unable to validate email address: invalid format'],
  ])('%j is refused', async (body, message) => {
    const answer = await call(identity, 'POST', '/auth/v1/resend', { body, headers: currentVersion });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', message } });
  });

  test('a resend of an address change without one is empty', async () => {
    const { email } = await createSignedIn(identity);
    expect(await resend(email, 'email_change')).toMatchObject({ status: 200, body: {} });
  });

  test('the function sends our own link, without data of the page', async () => {
    const { email } = await signUpAndReadMail(identity);
    await letMinutePass();
    const answer = await askFunction({
      email,
      firstName: 'Eve https://evil.example',
      verificationLink: 'https://evil.example/auth/verify?token=x',
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const mail = await identity.mailServer.waitForMail(email, 2);
    expect(mail.text).not.toContain('evil');
    expect(readMail(mail.text).link.origin).toBe(siteUrl);
  });

  test('the function has the same response for every address and the cooldown of a resend', async () => {
    const { email } = await signUpAndReadMail(identity);
    const confirmed = (await createAccount(identity)).email;
    for (const address of [email, confirmed, uniqueEmail(), email]) {
      expect(await askFunction({ email: address })).toMatchObject({ status: 200, body: { success: true } });
    }
    await letMinutePass();
    await askFunction({ email });
    await identity.mailServer.waitForMail(email, 2);
    expect(identity.mailServer.mailsTo(confirmed)).toEqual([]);
  });

  test('the function refuses an invalid address', async () => {
    expect(await askFunction({ email: 'nonsense' })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    });
  });

  test('a sign-in is still refused until the address is confirmed', async () => {
    const { email } = await signUpAndReadMail(identity);
    const { error } = await identity.createClient().signInWithPassword({ email, password });
    expect(error).toMatchObject({ code: 'email_not_confirmed' });
  });

  test.each(['constructor', '__proto__', 'toString'])('the verification type %s is invalid', async (type) => {
    const { email, token } = await signUpAndReadMail(identity);
    const byCode = { type, email, token: '123456' };
    expect((await call(identity, 'POST', '/verify', { body: byCode })).status).toBe(403);
    expect((await call(identity, 'POST', '/verify', { body: { type, token_hash: token } })).status).toBe(400);
  });

  test("S10 attempts at codes of an address are counted for the attacker's network, not the owner's", async () => {
    const { email, code } = await signUpAndReadMail(identity);
    const tryCode = (ip: string, token: string) =>
      call(identity, 'POST', '/verify', {
        body: { type: 'recovery', email, token },
        headers: { 'X-Forwarded-For': ip },
      });
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1)
      statuses.push((await tryCode('203.0.113.7', '000000')).status);
    expect(statuses.slice(0, 30)).toEqual(statuses.slice(0, 30).fill(403));
    expect(statuses[30]).toBe(429);
    const own = { type: 'signup', email, token: code };
    expect((await call(identity, 'POST', '/verify', { body: own })).status).toBe(200);
  });
});
