import { createAccount } from '../support/accounts';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { letGapPass, post, readAudit, readNewestMail } from '../support/mails';

describe('sign-in by a mail', () => {
  let identity: TestIdentity;
  const findUser = (email: string) => identity.database.db.collection('users').findOne({ email });

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test('an account gets a magic link, whose code signs in', async () => {
    const { email, userId } = await createAccount(identity);
    const client = identity.createClient();
    expect((await client.signInWithOtp({ email })).error).toBeNull();
    const { mail, link, code } = await readNewestMail(identity, email);
    expect(mail.subject).toBe('Sign in to Sabi');
    expect(link?.searchParams.get('type')).toBe('magiclink');
    const { data, error } = await client.verifyOtp({ type: 'email', email, token: code });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(userId);
    expect((await client.getClaims()).data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] });
    expect(await readAudit(identity, userId)).toContain('user_recovery_requested');
  });

  test('an address without an account gets one, by a mail that confirms it', async () => {
    const email = uniqueEmail();
    const client = identity.createClient();
    const options = { data: { first_name: 'Ayu' } };
    expect((await client.signInWithOtp({ email: email.toUpperCase(), options })).error).toBeNull();
    const { mail, link, token } = await readNewestMail(identity, email);
    expect(mail.subject).toBe('Confirm your email address');
    expect(mail.text).toContain('Hello Ayu');
    expect(link?.searchParams.get('type')).toBe('signup');
    expect(await findUser(email)).toMatchObject({ password_hash: null, email_confirmed_at: null });
    const { data, error } = await client.verifyOtp({ type: 'email', token_hash: token ?? '' });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ first_name: 'Ayu', email_verified: true });
    expect((await client.updateUser({ password })).error).toBeNull();
    expect((await identity.createClient().signInWithPassword({ email, password })).error).toBeNull();
    expect(await readAudit(identity, data.user?.id ?? '')).toEqual(
      expect.arrayContaining(['user_confirmation_requested', 'user_signedup']),
    );
  });

  test("S19 a sign-in by it to an account that a stranger created removes the stranger's password", async () => {
    const email = uniqueEmail();
    const stranger = { email, password };
    expect((await identity.createClient().signUp(stranger)).error).toBeNull();
    await readNewestMail(identity, email);
    await letGapPass(identity);
    const client = identity.createClient();
    expect((await client.signInWithOtp({ email })).error).toBeNull();
    await identity.mailServer.waitForMail(email, 2);
    const { token } = await readNewestMail(identity, email);
    expect((await client.verifyOtp({ type: 'email', token_hash: token ?? '' })).error).toBeNull();
    expect(await findUser(email)).toMatchObject({ password_hash: null });
    expect((await identity.createClient().signInWithPassword(stranger)).error?.code).toBe(
      'invalid_credentials',
    );
  });

  test('of five concurrent requests for a new address one creates the account and sends the mail', async () => {
    const email = uniqueEmail();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => post(identity, index % 2 ? '/otp' : '/magiclink', { email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(await identity.database.db.collection('users').countDocuments({ email })).toBe(1);
    await readNewestMail(identity, email);
    expect(identity.mailServer.mailsTo(email)).toHaveLength(1);
  });

  test('an older client requests a magic link at another endpoint', async () => {
    const { email } = await createAccount(identity);
    expect(await post(identity, '/magiclink', { email })).toMatchObject({ status: 200, body: {} });
    const { token } = await readNewestMail(identity, email);
    const { status } = await post(identity, '/verify', { type: 'magiclink', token_hash: token });
    expect(status).toBe(200);
  });

  test('with create_user false no account is created, and the answer does not reveal that', async () => {
    const email = uniqueEmail();
    const { error } = await identity
      .createClient()
      .signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(error).toBeNull();
    expect(await findUser(email)).toBeNull();
    expect(identity.mailServer.mailsTo(email)).toEqual([]);
  });

  test('S19 a magic link works neither as a sign-up nor as a reset', async () => {
    const { email } = await createAccount(identity);
    await post(identity, '/otp', { email });
    const { token, code } = await readNewestMail(identity, email);
    for (const type of ['signup', 'recovery', 'invite', 'email_change']) {
      for (const body of [
        { type, token_hash: token },
        { type, email, token: code },
      ]) {
        expect((await post(identity, '/verify', body)).body['code']).toBe('otp_invalid');
      }
    }
  });

  test.each([
    ['/otp', {}, 400, 'One of email or phone must be set'],
    [
      '/otp',
      { email: 'a@example.com', phone: '62812' },
      400,
      'Only an email address or phone number should be provided',
    ],
    [
      '/otp',
      { email: 'a@example.com', channel: 'sms' },
      400,
      'Channel should only be specified with Phone OTP',
    ],
    ['/otp', { email: 'nonsense' }, 400, 'Unable to validate email address: invalid format'],
    [
      '/otp',
      { email: 'a@example.com', code_challenge: 'x' },
      400,
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    ['/otp', { email: 'a@example.com', data: { $where: '1' } }, 400, expect.stringContaining('Metadata')],
    ['/magiclink', {}, 422, 'Password recovery requires an email'],
    ['/magiclink', { email: 'nonsense' }, 400, 'Unable to validate email address: invalid format'],
  ])('%s with %j is refused', async (path, body, status, message) => {
    const answer = await post(identity, path, body);
    expect(answer).toMatchObject({ status, body: { code: 'validation_failed', message } });
  });
});

describe('sign-in by a mail with other settings', () => {
  const running: TestIdentity[] = [];
  const start = async (overrides: Record<string, string>) => {
    const identity = await startTestIdentity(overrides);
    running.push(identity);
    return identity;
  };

  afterAll(() => Promise.all(running.map((identity) => identity.stop())));

  test('without confirmation of addresses a new account gets a magic link as well; mails are limited', async () => {
    const identity = await start({ MAILER_AUTOCONFIRM: 'true', RATE_LIMIT_EMAIL_SENT: '2' });
    const email = uniqueEmail();
    expect((await post(identity, '/otp', { email })).status).toBe(200);
    const { link, code } = await readNewestMail(identity, email);
    expect(link?.searchParams.get('type')).toBe('magiclink');
    const verified = await post(identity, '/verify', { type: 'magiclink', email, token: code });
    expect(verified.status).toBe(200);
    expect((await post(identity, '/recover', { email: uniqueEmail() })).status).toBe(200);
    const refused = await post(identity, '/recover', { email });
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
    });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
    await letGapPass(identity);
    expect((await post(identity, '/recover', { email })).status).toBe(429);
  });

  test("if duplicates may be shown, the responses are GoTrue's; requests are limited by network", async () => {
    const identity = await start({
      SIGNUP_SHOW_DUPLICATES: 'true',
      DISABLE_SIGNUP: 'true',
      RATE_LIMIT_HEADER: 'X-Client',
      RATE_LIMIT_OTP: '3',
    });
    const headers = { 'X-Client': '203.0.113.9' };
    const ask = (body: object) => post(identity, '/otp', body, { headers });
    const email = uniqueEmail();
    expect(await ask({ email, create_user: false })).toMatchObject({
      status: 422,
      body: { code: 'otp_disabled', message: 'Signups not allowed for otp' },
    });
    expect(await ask({ email })).toMatchObject({ status: 422, body: { code: 'signup_disabled' } });
    expect((await ask({ email: (await createAccount(identity)).email })).status).toBe(200);
    expect(await ask({ email: uniqueEmail() })).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    });
    expect((await post(identity, '/recover', { email: uniqueEmail() }, { headers })).status).toBe(200);
  });

  test('with sign-in by mail disabled, none is sent', async () => {
    const identity = await start({ EXTERNAL_EMAIL_ENABLED: 'false' });
    const body = { email: uniqueEmail(), type: 'signup' };
    const answers = await Promise.all(
      ['/otp', '/magiclink', '/recover', '/resend'].map((path) => post(identity, path, body)),
    );
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual([
      [422, 'email_provider_disabled'],
      [422, 'email_provider_disabled'],
      [400, 'email_provider_disabled'],
      [400, 'email_provider_disabled'],
    ]);
  });
});
