import { call } from '../support/accounts';
import { claimsOf } from '../support/factors';
import { password } from '../support/identity';
import { letGapPass, post, readAudit } from '../support/mails';
import {
  codeSentTo,
  createPhoneAccount,
  newPhone,
  type PhoneWorld,
  startPhoneWorld,
  textsTo,
  wrongCodeFor,
} from './support/phones';

describe('signing up by a number', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await startPhoneWorld();
  });

  afterAll(() => world.stop());

  test('the number is confirmed by the code of a text message', async () => {
    const { identity } = world;
    const [phone, client] = [newPhone(), identity.createClient()];
    const { data, error } = await identity.createClient().signUp({
      phone: `+${phone}`,
      password,
      options: { data: { first_name: 'Ayu' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email: '',
      phone,
      confirmation_sent_at: expect.any(String),
      app_metadata: { provider: 'phone', providers: ['phone'] },
      identities: [{ provider: 'phone', id: data.user?.id }],
    });
    expect(data.user?.user_metadata).toEqual({
      first_name: 'Ayu',
      email_verified: false,
      phone_verified: false,
      sub: data.user?.id,
    });
    const early = await client.signInWithPassword({ phone, password });
    expect(early.error).toMatchObject({
      status: 400,
      code: 'phone_not_confirmed',
      message: 'Phone not confirmed',
    });
    const verified = await client.verifyOtp({ type: 'sms', phone, token: codeSentTo(world, phone) });
    expect(verified.error).toBeNull();
    expect(verified.data.user).toMatchObject({
      id: data.user?.id,
      phone_confirmed_at: expect.any(String),
      user_metadata: { phone_verified: true },
      identities: [{ identity_data: { phone, phone_verified: true } }],
    });
    expect(claimsOf(verified.data.session?.access_token ?? '')).toMatchObject({
      phone,
      email: '',
      aal: 'aal1',
      amr: [{ method: 'otp' }],
    });
    const signedIn = await identity
      .createClient()
      .signInWithPassword({ phone: `+62 ${phone.slice(2)}`, password });
    expect(signedIn.error).toBeNull();
    const audited = await readAudit(identity, data.user?.id ?? '');
    expect(audited.slice(0, 2)).toEqual(['user_confirmation_requested', 'user_signedup']);
  });

  test.each([
    ['en', 'is your code to confirm your number with Sabi'],
    ['id', 'adalah kode konfirmasi nomor Anda di Sabi'],
  ])('the message is in the language of the sign-up: %s', async (language, words) => {
    const phone = newPhone();
    await post(world.identity, '/signup', { phone, password }, { headers: { 'Accept-Language': language } });
    expect(textsTo(world, phone)).toEqual([expect.stringContaining(words)]);
  });

  test('S20 the code is not in the database', async () => {
    const phone = newPhone();
    await post(world.identity, '/signup', { phone, password });
    const stored = await world.identity.database.db
      .collection('one_time_tokens')
      .find({ relates_to: phone })
      .toArray();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(codeSentTo(world, phone));
  });

  test('S12 a number with an account gets the answer of a new one, and its owner gets nothing', async () => {
    const { phone } = await createPhoneAccount(world, { user_metadata: { secret: 'of the owner' } });
    const [known, fresh] = [
      await post(world.identity, '/signup', { phone, password: 'jendela-7-biru', data: { a: 1 } }),
      await post(world.identity, '/signup', {
        phone: newPhone(),
        password: 'jendela-7-biru',
        data: { a: 1 },
      }),
    ];
    expect([known.status, fresh.status]).toEqual([200, 200]);
    expect(Object.keys(known.body)).toEqual(Object.keys(fresh.body));
    expect(known.body['user_metadata']).toMatchObject({ a: 1 });
    expect(known.text).not.toContain('of the owner');
    expect(textsTo(world, phone)).toEqual([]);
    const again = await post(world.identity, '/signup', { phone, password });
    expect(again).toMatchObject({ status: 429, body: { code: 'over_sms_send_rate_limit' } });
    const signIn = { phone, password: 'jendela-7-biru' };
    expect((await post(world.identity, '/token?grant_type=password', signIn)).status).toBe(400);
  });

  test('S12 an unknown number and a wrong password are answered alike', async () => {
    const { phone } = await createPhoneAccount(world);
    const answers = await Promise.all(
      [phone, newPhone(), 'nonsense'].map((one) =>
        post(world.identity, '/token?grant_type=password', { phone: one, password: 'not-this-one-7' }),
      ),
    );
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [400, '{"code":"invalid_credentials","message":"Invalid login credentials"}']),
    );
  });

  test('an unconfirmed number gets another code, which ends the previous one and applies its own password', async () => {
    const phone = newPhone();
    await post(world.identity, '/signup', { phone, password });
    const first = codeSentTo(world, phone);
    await letGapPass(world.identity);
    await post(world.identity, '/signup', { phone, password: 'jendela-7-biru' });
    const second = codeSentTo(world, phone);
    expect(textsTo(world, phone)).toHaveLength(2);
    const verify = (token: string) => post(world.identity, '/verify', { type: 'sms', phone, token });
    if (first !== second) expect((await verify(first)).status).toBe(403);
    expect((await verify(second)).status).toBe(200);
    const signIn = (given: string) =>
      post(world.identity, '/token?grant_type=password', { phone, password: given });
    expect((await signIn(password)).status).toBe(400);
    expect((await signIn('jendela-7-biru')).status).toBe(200);
  });

  test('of five concurrent sign-ups one creates the account and sends the message', async () => {
    const phone = newPhone();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(world.identity, '/signup', { phone, password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(await world.identity.database.db.collection('users').countDocuments({ phone })).toBe(1);
    expect(textsTo(world, phone)).toHaveLength(1);
  });

  test('S15 S18 a code works once, with five attempts, and none after a right one', async () => {
    const phone = newPhone();
    await post(world.identity, '/signup', { phone, password });
    const code = codeSentTo(world, phone);
    const verify = (token: string) => post(world.identity, '/verify', { type: 'sms', phone, token });
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    const other = newPhone();
    await post(world.identity, '/signup', { phone: other, password });
    const right = codeSentTo(world, other);
    const guess = () =>
      post(world.identity, '/verify', { type: 'sms', phone: other, token: wrongCodeFor(right) });
    expect((await Promise.all(Array.from({ length: 5 }, guess))).every(({ status }) => status === 403)).toBe(
      true,
    );
    const late = await post(world.identity, '/verify', { type: 'sms', phone: other, token: right });
    expect(late).toMatchObject({ status: 403, body: { message: 'Token has expired or is invalid' } });
  });

  test('S16 a code ends a minute after it was sent', async () => {
    const phone = newPhone();
    await post(world.identity, '/signup', { phone, password });
    const tokens = world.identity.database.db.collection('one_time_tokens');
    const stored = await tokens.findOne({ relates_to: phone });
    const lifeMs = stored?.['code_expires_at'].getTime() - Date.now();
    expect(lifeMs).toBeGreaterThan(50_000);
    expect(lifeMs).toBeLessThanOrEqual(60_000);
    await tokens.updateOne({ relates_to: phone }, { $set: { code_expires_at: new Date(Date.now() - 1000) } });
    const late = await post(world.identity, '/verify', {
      type: 'sms',
      phone,
      token: codeSentTo(world, phone),
    });
    expect(late).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
  });

  test('S19 a code works for its number and for its purpose alone', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    await post(world.identity, '/signup', { phone, password });
    const token = codeSentTo(world, phone);
    const verify = (body: object) => post(world.identity, '/verify', { token, ...body });
    for (const type of ['phone_change', 'signup', 'email', 'recovery', 'magiclink', 'invite', 'email_change'])
      expect((await verify({ type, phone })).status).toBe(403);
    expect((await verify({ type: 'sms', phone: other })).status).toBe(403);
    expect((await verify({ type: 'sms', email: 'a@example.com' })).status).toBe(403);
    expect((await verify({ type: 'sms', phone })).status).toBe(200);
  });

  test.each([
    [{ phone: '+0812', password }, 'Invalid phone number format (E.164 required)'],
    [{ phone: 'nonsense', password }, 'Invalid phone number format (E.164 required)'],
    [{ phone: '62812' }, 'Signup requires a valid password'],
    [
      { phone: '62812', email: 'a@example.com', password },
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      { phone: '62812', password, channel: 'pigeon' },
      expect.stringMatching(/^Invalid channel, supported values/),
    ],
    [{ phone: '62812', password, channel: 'whatsapp' }, expect.stringMatching(/^Invalid channel, supported/)],
    [
      { phone: '62812', password, code_challenge: 'x'.repeat(43), code_challenge_method: 's256' },
      'PKCE not supported for phone signups',
    ],
    [{ phone: '62812', password, data: { $where: '1' } }, expect.stringContaining('Metadata')],
  ])('%j is refused', async (body, message) => {
    const answer = await post(world.identity, '/signup', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', message } });
  });

  test('a weak password is reported before anything about the number', async () => {
    const answer = await post(world.identity, '/signup', { phone: 'nonsense', password: 'short' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'weak_password' } });
  });

  test('a refusal of the gateway is reported; the request may be repeated at once', async () => {
    const phone = newPhone();
    world.gateway.status = 500;
    const failed = await post(world.identity, '/signup', { phone, password });
    world.gateway.status = 202;
    expect(failed).toMatchObject({
      status: 422,
      body: {
        code: 'sms_send_failed',
        message: 'Error sending confirmation OTP to provider: the gateway answered 500',
      },
    });
    expect((await post(world.identity, '/signup', { phone, password })).status).toBe(200);
    const token = codeSentTo(world, phone);
    expect((await post(world.identity, '/verify', { type: 'sms', phone, token })).status).toBe(200);
  });

  test('the settings show that phones are enabled', async () => {
    const { body } = await call(world.identity, 'GET', '/settings');
    expect(body).toMatchObject({
      external: { phone: true },
      phone_autoconfirm: false,
      sms_provider: 'gateway',
    });
  });
});
