import { claimsOf } from '../support/factors';
import { password, uniqueEmail } from '../support/identity';
import { letGapPass, post, readAudit } from '../support/mails';
import {
  codeSentTo,
  createPhoneAccount,
  findUser,
  newPhone,
  type PhoneWorld,
  startPhoneWorld,
  textsTo,
} from './support/phones';

describe('sign-in by a text message', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await startPhoneWorld({ SMS_TEST_OTP: '6281200000002=654321' });
  });

  afterAll(() => world.stop());

  const verify = (phone: string, token = codeSentTo(world, phone)) =>
    post(world.identity, '/verify', { type: 'sms', phone, token });

  test('an account gets a code that signs in', async () => {
    const { phone, userId } = await createPhoneAccount(world);
    const client = world.identity.createClient();
    const asked = await client.signInWithOtp({ phone: `+${phone}`, options: { channel: 'sms' } });
    expect(asked.error).toBeNull();
    expect(textsTo(world, phone)).toEqual([expect.stringContaining('is your code to sign in to Sabi')]);
    const { data, error } = await client.verifyOtp({ type: 'sms', phone, token: codeSentTo(world, phone) });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(userId);
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'otp' }],
    });
    expect(await readAudit(world.identity, userId)).toContain('user_recovery_requested');
    const login = { 'actor.id': userId, action: 'login' };
    const entries = world.identity.database.db.collection('audit_log');
    expect(await entries.findOne(login)).toMatchObject({ traits: { provider: 'phone' } });
  });

  test('a number without an account gets one, which is confirmed by the code', async () => {
    const phone = newPhone();
    const body = { phone, data: { first_name: 'Ayu' } };
    expect(await post(world.identity, '/otp', body)).toMatchObject({ status: 200, body: {} });
    expect(await findUser(world, { phone })).toMatchObject({ password_hash: null, phone_confirmed_at: null });
    const verified = await verify(phone);
    expect(verified).toMatchObject({
      status: 200,
      body: { user: { phone, user_metadata: { first_name: 'Ayu', phone_verified: true } } },
    });
    const { id } = verified.body['user'] as { id: string };
    expect(await readAudit(world.identity, id)).toEqual(
      expect.arrayContaining(['user_confirmation_requested', 'user_signedup']),
    );
    const token = String(verified.body['access_token']);
    const client = world.identity.createClient();
    await client.setSession({ access_token: token, refresh_token: String(verified.body['refresh_token']) });
    expect((await client.updateUser({ password })).error).toBeNull();
    expect((await world.identity.createClient().signInWithPassword({ phone, password })).error).toBeNull();
  });

  test("the password of a sign-up with another person's number is removed once its owner signs in", async () => {
    const phone = newPhone();
    await post(world.identity, '/signup', { phone, password });
    await letGapPass(world.identity);
    await post(world.identity, '/otp', { phone });
    expect((await verify(phone)).status).toBe(200);
    expect(await findUser(world, { phone })).toMatchObject({ password_hash: null });
    expect((await post(world.identity, '/token?grant_type=password', { phone, password })).status).toBe(400);
  });

  test('with create_user false no account is created, and the answer does not reveal that', async () => {
    const phone = newPhone();
    const { error } = await world.identity
      .createClient()
      .signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect(error).toBeNull();
    expect(await findUser(world, { phone })).toBeNull();
    expect(textsTo(world, phone)).toEqual([]);
  });

  test('of five concurrent requests one creates the account and sends the message', async () => {
    const phone = newPhone();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(world.identity, '/otp', { phone })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(textsTo(world, phone)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      code: 'over_sms_send_rate_limit',
      message: expect.stringMatching(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      ),
    });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  test('a used code releases the cooldown; a newer code ends the previous one', async () => {
    const { phone } = await createPhoneAccount(world);
    await post(world.identity, '/otp', { phone });
    expect((await verify(phone)).status).toBe(200);
    expect((await post(world.identity, '/otp', { phone })).status).toBe(200);
    const older = codeSentTo(world, phone);
    await letGapPass(world.identity);
    await post(world.identity, '/otp', { phone });
    if (older !== codeSentTo(world, phone)) expect((await verify(phone, older)).status).toBe(403);
    expect((await verify(phone)).status).toBe(200);
  });

  test('a test number gets no message', async () => {
    const phone = '6281200000002';
    const { data } = await world.identity.createClient().signInWithOtp({ phone });
    expect(data).toMatchObject({ messageId: 'test-otp' });
    expect(textsTo(world, phone)).toEqual([]);
    expect((await verify(phone, '654321')).status).toBe(200);
  });

  test('a ban is revealed only after the right code', async () => {
    const { phone } = await createPhoneAccount(world, { ban_duration: '24h' });
    await post(world.identity, '/otp', { phone });
    const banned = await verify(phone);
    expect(banned).toMatchObject({ status: 403, body: { code: 'user_banned' } });
  });

  test('a refusal of the gateway releases the cooldown', async () => {
    const { phone } = await createPhoneAccount(world);
    world.gateway.status = 503;
    const failed = await post(world.identity, '/otp', { phone });
    world.gateway.status = 202;
    expect(failed).toMatchObject({ status: 422, body: { code: 'sms_send_failed' } });
    expect(failed.text).not.toContain(phone);
    expect((await post(world.identity, '/otp', { phone })).status).toBe(200);
  });

  test.each([
    ['/otp', {}, 'One of email or phone must be set'],
    [
      '/otp',
      { email: uniqueEmail(), phone: '62812' },
      'Only an email address or phone number should be provided',
    ],
    ['/otp', { phone: '0812' }, 'Invalid phone number format (E.164 required)'],
    ['/otp', { phone: '62812', channel: 'whatsapp' }, expect.stringMatching(/^Invalid channel/)],
    [
      '/otp',
      { phone: '62812', code_challenge: 'x' },
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      '/verify',
      { type: 'sms', phone: '0812', token: '123456' },
      'Invalid phone number format (E.164 required)',
    ],
    ['/verify', { phone: '62812', token: '123456' }, 'Verify requires a verification type'],
    ['/verify', { type: 'sms', phone: '62812' }, 'Verify requires either a token or a token hash'],
    [
      '/verify',
      { type: 'sms', token: '123456' },
      'Only an email address or phone number should be provided on verify',
    ],
    [
      '/verify',
      { type: 'sms', phone: '62812', email: uniqueEmail(), token: '123456' },
      'Only an email address or phone number should be provided on verify',
    ],
    [
      '/verify',
      { type: 'sms', phone: '62812', token_hash: 'x' },
      'Only the token_hash and type should be provided',
    ],
  ])('%s with %j is refused', async (path, body, message) => {
    const answer = await post(world.identity, path, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', message } });
  });

  test('an unknown number, and one without a code, get the answer of a wrong code', async () => {
    const { phone } = await createPhoneAccount(world);
    const waiting = await createPhoneAccount(world);
    await post(world.identity, '/otp', { phone: waiting.phone });
    const code = codeSentTo(world, waiting.phone) === '999999' ? '888888' : '999999';
    const answers = await Promise.all([newPhone(), phone, waiting.phone].map((one) => verify(one, code)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 403, body: { message: 'Token has expired or is invalid' } });
  });

  test('submissions for a number are limited, whichever codes they are for', async () => {
    const phone = newPhone();
    const answers = [];
    for (let round = 0; round < 31; round += 10)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => verify(phone, '123456')))));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(30);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body['code']).toBe('over_request_rate_limit');
    expect(refused?.headers.get('retry-after')).toBeTruthy();
  });
});

describe('sign-in by a text message with other settings', () => {
  test('without confirmation of numbers a new account is there at once, and signs in by the code', async () => {
    const world = await startPhoneWorld({ SMS_AUTOCONFIRM: 'true' });
    try {
      const phone = newPhone();
      expect((await post(world.identity, '/otp', { phone })).status).toBe(200);
      expect(await findUser(world, { phone })).toMatchObject({ phone_confirmed_at: expect.any(Date) });
      const body = { type: 'sms', phone, token: codeSentTo(world, phone) };
      expect((await post(world.identity, '/verify', body)).status).toBe(200);
    } finally {
      await world.stop();
    }
  });

  test("if duplicates may be shown, the responses are GoTrue's; requests are limited by network", async () => {
    const world = await startPhoneWorld({
      SIGNUP_SHOW_DUPLICATES: 'true',
      DISABLE_SIGNUP: 'true',
      RATE_LIMIT_HEADER: 'X-Client',
      RATE_LIMIT_OTP: '2',
      RATE_LIMIT_VERIFY: '1',
    });
    try {
      const headers = { 'X-Client': '203.0.113.9' };
      const ask = (path: string, body: object) => post(world.identity, path, body, { headers });
      expect(await ask('/otp', { phone: newPhone(), create_user: false })).toMatchObject({
        status: 422,
        body: { code: 'otp_disabled', message: 'Signups not allowed for otp' },
      });
      expect(await ask('/otp', { phone: newPhone() })).toMatchObject({
        status: 422,
        body: { code: 'signup_disabled' },
      });
      const refused = { status: 429, body: { code: 'over_request_rate_limit' } };
      expect(await ask('/otp', { phone: newPhone() })).toMatchObject(refused);
      const body = { type: 'sms', phone: newPhone(), token: '123456' };
      expect((await ask('/verify', body)).status).toBe(403);
      expect(await ask('/verify', body)).toMatchObject(refused);
    } finally {
      await world.stop();
    }
  });

  test('messages of all accounts together are limited; without a gateway nothing is sent', async () => {
    const world = await startPhoneWorld({ RATE_LIMIT_SMS_SENT: '1', SMS_TEST_OTP: '6281200000002=654321' });
    const poor = await startPhoneWorld();
    try {
      expect((await post(world.identity, '/otp', { phone: newPhone() })).status).toBe(200);
      const refused = await post(world.identity, '/otp', { phone: newPhone() });
      expect(refused).toMatchObject({
        status: 429,
        body: { code: 'over_sms_send_rate_limit', message: 'SMS rate limit exceeded' },
      });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
      expect((await post(world.identity, '/otp', { phone: '6281200000002' })).status).toBe(200);
      await poor.gateway.stop();
      expect(await post(poor.identity, '/otp', { phone: newPhone() })).toMatchObject({
        status: 422,
        body: { code: 'sms_send_failed' },
      });
    } finally {
      await world.stop();
      await poor.identity.stop();
    }
  });
});
