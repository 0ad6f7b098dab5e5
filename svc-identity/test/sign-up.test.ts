import { hashCost } from '../src/integrations/password-hasher';
import { call, createAccount, currentVersion } from './support/accounts';
import { password, readMail, startTestIdentity, type TestIdentity, uniqueEmail } from './support/identity';

describe('sign-up', () => {
  let identity: TestIdentity;
  const signUp = (body: unknown, headers: Record<string, string> = currentVersion) =>
    call(identity, 'POST', '/auth/v1/signup', { body, headers });
  const countMessages = () => identity.database.db.collection('one_time_tokens').countDocuments();

  beforeAll(async () => {
    identity = await startTestIdentity({}, { passwordCost: hashCost });
  });

  afterAll(() => identity.stop());

  test.each([
    [
      'an empty password',
      { email: 'a@example.com', password: '' },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    ['no password', { email: 'a@example.com' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      '73 bytes',
      { email: 'a@example.com', password: 'x'.repeat(73) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      'a weak password before the address is looked at',
      { email: 'nonsense', password: 'abc' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'an address without @',
      { email: 'nonsense', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'a domain without a dot',
      { email: 'a@b', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'two dots in a row',
      { email: 'a..b@example.com', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'a line break in the address',
      { email: 'a@example.com\r\nBcc: b@example.com', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      '256 characters',
      { email: `${'a'.repeat(244)}@example.com`, password },
      400,
      'validation_failed',
      'An email address is too long',
    ],
    [
      'address and phone',
      { email: 'a@example.com', phone: '62812', password },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    ['a phone', { phone: '62812', password }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
    ['neither', { data: {} }, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    [
      'a challenge without its method',
      { email: 'a@example.com', password, code_challenge: 'x'.repeat(43) },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      'a short challenge',
      { email: 'a@example.com', password, code_challenge: 'x', code_challenge_method: 's256' },
      400,
      'validation_failed',
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      'an operator for an address',
      { email: { $ne: null }, password },
      400,
      'bad_json',
      expect.stringContaining('Could not parse request body as JSON: email'),
    ],
    [
      'an operator in the data',
      { email: 'a@example.com', password, data: { $where: '1' } },
      400,
      'validation_failed',
      expect.any(String),
    ],
  ])('%s is refused', async (_name, body, status, code, message) => {
    const answer = await signUp(body);
    expect({ status: answer.status, body: answer.body }).toEqual({
      status,
      body: { code, message, ...(code === 'weak_password' && { weak_password: { reasons: ['length'] } }) },
    });
    expect(await identity.database.db.collection('users').countDocuments({ email: 'a@example.com' })).toBe(0);
  });

  test.each([
    ['password1', ['pwned']],
    ['admin', ['length', 'pwned']],
    ['sabi2025', ['pwned']],
  ])('the published client reads why %s is weak', async (weak, reasons) => {
    const { error } = await identity.createClient().signUp({ email: uniqueEmail(), password: weak });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', code: 'weak_password', reasons });
  });

  test('null counts as absent', async () => {
    const body = {
      email: uniqueEmail(),
      password,
      phone: null,
      data: null,
      code_challenge: null,
      code_challenge_method: null,
    };
    expect((await signUp(body)).status).toBe(200);
  });

  test('an address with an account gets the answer of a new one, and its account is unchanged', async () => {
    const { email, userId } = await createAccount(identity, { user_metadata: { first_name: 'Ayu' } });
    const [before] = await identity.database.db.collection('users').find({ email }).toArray();
    const data = { first_name: 'Mallory' };
    const known = await signUp({ email, password: 'another-pass-9', data });
    const fresh = await signUp({ email: uniqueEmail(), password: 'another-pass-9', data });
    expect(known.status).toBe(fresh.status);
    expect(Object.keys(known.body)).toEqual(Object.keys(fresh.body));
    expect(shapeOf(known.body)).toEqual(shapeOf(fresh.body));
    expect([...known.headers.keys()]).toEqual([...fresh.headers.keys()]);
    expect(known.body['id']).not.toBe(userId);
    expect(known.text).not.toContain('Ayu');
    expect(await identity.database.db.collection('users').find({ email }).toArray()).toEqual([before]);
    const again = await Promise.all([
      signUp({ email, password }),
      signUp({ email: String(fresh.body['email']), password }),
    ]);
    expect(again.map(({ status, body }) => [status, body['code']])).toEqual([
      [429, 'over_email_send_rate_limit'],
      [429, 'over_email_send_rate_limit'],
    ]);
    expect(identity.mailServer.mailsTo(email)).toHaveLength(1);
  });

  test.each([
    ['en', 'You already have a Sabi account', ['/auth', '/auth/forgot-password']],
    ['id', 'Anda sudah memiliki akun Sabi', ['/id/auth', '/id/auth/forgot-password']],
  ])(
    'the owner of an address with an account is mailed how to sign in: %s',
    async (language, subject, pages) => {
      const { email, userId } = await createAccount(identity, {
        user_metadata: { first_name: 'Ayu', language },
      });
      const asked = { 'Accept-Language': language === 'en' ? 'id' : 'en', ...currentVersion };
      await signUp({ email, password, data: { first_name: 'Mallory' } }, asked);
      const mail = await identity.mailServer.waitForMail(email);
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain('Ayu');
      expect(mail.text).not.toMatch(/Mallory|127\.0\.0\.1|token=/);
      const links = mail.text?.match(/https:\/\/\S+/g)?.map((link) => new URL(link).pathname);
      expect(links).toEqual(pages);
      const sent = identity.database.db.collection('notices').find({ user_id: userId });
      expect(await sent.toArray()).toMatchObject([{ kind: 'account_exists', recipient: email }]);
    },
  );

  test('repeated sign-ups with the address send one such mail an hour', async () => {
    const { email, userId } = await createAccount(identity);
    const cooldowns = identity.database.db.collection<{ _id: string }>('mail_gaps');
    const notices = identity.database.db.collection('notices');
    const repeat = async () => {
      await cooldowns.deleteMany({ _id: /^confirmation:/ }); // a minute later
      expect((await signUp({ email, password })).status).toBe(200);
      return notices.countDocuments({ user_id: userId });
    };
    expect([await repeat(), await repeat(), await repeat()]).toEqual([1, 1, 1]);
    const [cooldown] = await cooldowns
      .find({ _id: /^account_exists:/ })
      .sort({ until: -1 })
      .toArray();
    const { asked_at, until } = cooldown as unknown as { asked_at: Date; until: Date };
    expect(until.getTime() - asked_at.getTime()).toBeGreaterThan(3_500_000);
    await cooldowns.updateMany({ _id: /^account_exists:/ }, { $set: { until: new Date() } }); // an hour later
    expect(await repeat()).toBe(2);
  });

  test('an account of an organisation is not offered a password it cannot have', async () => {
    const { email, userId } = await createAccount(identity);
    await identity.database.db
      .collection<{ _id: string }>('users')
      .updateOne({ _id: userId }, { $set: { is_sso_user: true } });
    expect((await signUp({ email, password })).status).toBe(200);
    expect(await identity.database.db.collection('notices').countDocuments({ user_id: userId })).toBe(0);
  });

  test('a repeated sign-up before confirmation mails again, and its mail confirms that sign-up', async () => {
    const email = uniqueEmail();
    const client = identity.createClient();
    await client.signUp({ email, password, options: { data: { first_name: 'Ayu' } } });
    const first = await identity.mailServer.waitForMail(email);
    await identity.database.db.collection('mail_gaps').deleteMany({}); // a minute later
    const { data, error } = await client.signUp({
      email,
      password: 'another-pass-9',
      options: { data: { first_name: 'Eve' } },
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(JSON.stringify(data)).not.toContain('Ayu');
    const second = await identity.mailServer.waitForMail(email, 2);
    expect(second.text).toContain('Hello Eve');
    const { error: replaced } = await client.verifyOtp({
      type: 'signup',
      token_hash: readMail(first.text).token,
    });
    expect(replaced).toMatchObject({ status: 403, code: 'otp_expired' });
    expect(
      (await client.verifyOtp({ type: 'signup', token_hash: readMail(second.text).token })).error,
    ).toBeNull();
    const signIn = (given: string) => identity.createClient().signInWithPassword({ email, password: given });
    expect((await signIn(password)).error?.code).toBe('invalid_credentials');
    expect((await signIn('another-pass-9')).data.user?.user_metadata).toMatchObject({ first_name: 'Eve' });
  });

  test('within a minute, a repeated sign-up gets Retry-After', async () => {
    const email = uniqueEmail();
    await signUp({ email, password });
    const { status, body, headers } = await signUp({ email, password });
    expect(status).toBe(429);
    const [, seconds] =
      /^For security purposes, you can only request this after (\d+) seconds\.$/.exec(
        String(body['message']),
      ) ?? [];
    expect(Number(seconds)).toBeGreaterThan(50);
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    expect(headers.get('Retry-After')).toBe(seconds);
  });

  test('of ten concurrent sign-ups with one address, one creates the account and sends the mail', async () => {
    const email = uniqueEmail();
    const before = await countMessages();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp({ email, password })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'over_email_send_rate_limit')).toHaveLength(9);
    expect(await identity.database.db.collection('users').countDocuments({ email })).toBe(1);
    expect(await countMessages()).toBe(before + 1);
  });

  test('the database contains neither the password nor anything that confirms the address', async () => {
    const email = uniqueEmail();
    await signUp({ email, password });
    const { token, code } = readMail((await identity.mailServer.waitForMail(email)).text);
    const collections = await identity.database.db.collections();
    const everything = JSON.stringify(
      await Promise.all(collections.map((collection) => collection.find().toArray())),
    );
    expect(everything).toContain(email);
    for (const secret of [password, token, code]) expect(everything).not.toContain(secret);
    expect(everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('sign-up with other settings', () => {
  const running: TestIdentity[] = [];
  const start = async (overrides: Record<string, string>) => {
    const identity = await startTestIdentity(overrides);
    running.push(identity);
    return identity;
  };

  afterAll(() => Promise.all(running.map((identity) => identity.stop())));

  test('without confirmation of addresses it starts a session, and a taken address is reported', async () => {
    const identity = await start({ MAILER_AUTOCONFIRM: 'true' });
    const email = uniqueEmail();
    const client = identity.createClient();
    const { data, error } = await client.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.session?.user.email_confirmed_at).toBeDefined();
    expect((await client.getClaims()).data?.claims.amr).toEqual([
      { method: 'password', timestamp: expect.any(Number) },
    ]);
    const repeated = await identity.createClient().signUp({ email, password });
    expect(repeated.error).toMatchObject({ status: 422, code: 'user_already_exists' });
    expect(identity.mailServer.mails).toEqual([]);
  });

  test('with sign-ups disabled, none is created', async () => {
    const identity = await start({ DISABLE_SIGNUP: 'true' });
    const { error } = await identity.createClient().signUp({ email: uniqueEmail(), password });
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
  });

  test('a longer minimum for passwords holds', async () => {
    const identity = await start({ PASSWORD_MIN_LENGTH: '12' });
    const { error } = await identity.createClient().signUp({ email: uniqueEmail(), password: 'k9#vQz!lant' });
    expect(error).toMatchObject({
      code: 'weak_password',
      message: 'Password should be at least 12 characters.',
    });
  });

  test("if duplicates may be shown, a taken address gets GoTrue's empty user", async () => {
    const identity = await start({ SIGNUP_SHOW_DUPLICATES: 'true' });
    const { email } = await createAccount(identity);
    const { data } = await identity
      .createClient()
      .signUp({ email, password, options: { data: { first_name: 'Ayu' } } });
    expect(data.user).toMatchObject({
      email,
      role: '',
      identities: [],
      user_metadata: { first_name: 'Ayu' },
    });
  });
});

/** Keys and types at all levels, which an answer reveals besides its values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
