import { call, createAccount, createSignedIn, currentVersion } from '../support/accounts';
import { tokensOf } from '../support/factors';
import { password, uniqueEmail } from '../support/identity';
import { letGapPass, post, readAudit } from '../support/mails';
import {
  codeSentTo,
  createPhoneAccount,
  createSignedInByPhone,
  newPhone,
  type PhoneWorld,
  startPhoneWorld,
  textsTo,
  wrongCodeFor,
} from './support/phones';

const tested = '6281200000003';

describe('resending a text message', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await startPhoneWorld({ SMS_TEST_OTP: `${tested}=654321` });
  });

  afterAll(() => world.stop());

  const resend = (body: object) => post(world.identity, '/resend', body);
  const verify = (type: string, phone: string, token = codeSentTo(world, phone)) =>
    post(world.identity, '/verify', { type, phone, token });

  test('a pending sign-up gets another code after a minute, and its password stays', async () => {
    const [phone, client] = [newPhone(), world.identity.createClient()];
    await client.signUp({ phone, password });
    const early = await client.resend({ type: 'sms', phone });
    expect(early.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    await letGapPass(world.identity);
    expect((await client.resend({ type: 'sms', phone })).error).toBeNull();
    expect(textsTo(world, phone)).toHaveLength(2);
    expect((await verify('sms', phone)).status).toBe(200);
    expect((await client.signInWithPassword({ phone, password })).error).toBeNull();
  });

  test('a pending change gets another, by the number or the address of the account', async () => {
    const { client, email } = await createSignedIn(world.identity);
    const [first, second] = [newPhone(), newPhone()];
    await client.updateUser({ phone: first });
    expect(await resend({ type: 'phone_change', email })).toMatchObject({ status: 200, body: {} });
    expect(textsTo(world, first)).toHaveLength(1); // within the cooldown, which the answer does not reveal
    await letGapPass(world.identity);
    await resend({ type: 'phone_change', email });
    expect(textsTo(world, first)).toHaveLength(2);
    expect((await verify('phone_change', first)).status).toBe(200);
    await client.updateUser({ phone: second });
    await letGapPass(world.identity);
    expect((await client.resend({ type: 'phone_change', phone: first })).error).toBeNull();
    expect(textsTo(world, second)).toHaveLength(2);
    expect((await verify('phone_change', second)).status).toBe(200);
  });

  test('a pending change of address is mailed again by the number, too', async () => {
    const phone = newPhone();
    const { email } = await createAccount(world.identity, { phone, phone_confirm: true });
    const client = world.identity.createClient();
    await client.signInWithPassword({ email, password });
    const changed = uniqueEmail();
    await client.updateUser({ email: changed });
    await world.identity.mailServer.waitForMail(changed);
    await world.identity.database.db
      .collection('users')
      .updateOne({ phone }, { $set: { email_change_sent_at: new Date(0) } });
    expect((await resend({ type: 'email_change', phone })).status).toBe(200);
    await world.identity.mailServer.waitForMail(changed, 2);
  });

  test('S12 unknown and confirmed numbers and those without a change get nothing, with the same response', async () => {
    const { phone } = await createPhoneAccount(world);
    for (const type of ['sms', 'phone_change']) {
      for (const one of [phone, newPhone()]) {
        expect(await resend({ type, phone: one })).toMatchObject({ status: 200, body: {} });
        expect((await resend({ type, phone: one })).status).toBe(429);
        expect(textsTo(world, one)).toEqual([]);
      }
    }
  });

  test('a test number gets the message id test-otp', async () => {
    expect((await resend({ type: 'sms', phone: tested })).body).toEqual({ message_id: 'test-otp' });
  });

  test.each([
    [{ phone: '62812' }, 'Missing one of these types: signup, email_change, sms, phone_change'],
    [{ type: 'sms', email: 'a@example.com' }, 'Type provided requires a phone number'],
    [{ type: 'signup', phone: '62812' }, 'Type provided requires an email address'],
    [
      { type: 'sms', phone: '62812', email: 'a@example.com' },
      'Only an email address or phone number should be provided.',
    ],
    [{ type: 'phone_change' }, 'Missing email address or phone number'],
    [{ type: 'sms', phone: '0812' }, 'Invalid phone number format (E.164 required)'],
  ])('%j is refused', async (body, message) => {
    expect(await resend(body)).toMatchObject({ status: 400, body: { code: 'validation_failed', message } });
  });
});

describe('reauthentication by a text message', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await startPhoneWorld({ SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true' });
  });

  afterAll(() => world.stop());

  const put = (token: string, body: object) =>
    call(world.identity, 'PUT', '/auth/v1/user', { token, body, headers: currentVersion });
  const users = () => world.identity.database.db.collection<{ _id: string }>('users');

  /** An account whose sign-in is no longer fresh. */
  const createStale = async () => {
    const owner = await createSignedInByPhone(world);
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    await world.identity.database.db
      .collection('sessions')
      .updateMany({ user_id: owner.userId }, { $set: { created_at: dayAgo } });
    return { ...owner, token: (await tokensOf(owner.client)).access };
  };

  test('S7 an account without an address gets a code, which a new password takes once', async () => {
    const { client, phone, userId, token } = await createStale();
    const next = { password: 'jendela-7-biru' };
    expect(await put(token, next)).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } });
    expect((await client.reauthenticate()).error).toBeNull();
    expect(textsTo(world, phone)).toEqual([expect.stringContaining('to change your Sabi password')]);
    const nonce = codeSentTo(world, phone);
    expect(await put(token, { ...next, nonce: wrongCodeFor(nonce) })).toMatchObject({
      status: 422,
      body: { code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' },
    });
    expect((await post(world.identity, '/verify', { type: 'sms', phone, token: nonce })).status).toBe(403);
    expect((await put(token, { ...next, nonce })).status).toBe(200);
    expect((await put(token, { password: 'pintu-8-hijau', nonce })).status).toBe(422);
    expect(await readAudit(world.identity, userId)).toContain('user_reauthenticate_requested');
  });

  test('the next message is sent after a minute, or at once after a failed one', async () => {
    const { client, phone } = await createStale();
    world.gateway.status = 500;
    expect((await client.reauthenticate()).error).toMatchObject({
      status: 422,
      code: 'sms_send_failed',
      message: 'Error sending reauthentication OTP to provider: the gateway answered 500',
    });
    world.gateway.status = 202;
    expect((await client.reauthenticate()).error).toBeNull();
    expect((await client.reauthenticate()).error).toMatchObject({
      status: 429,
      code: 'over_sms_send_rate_limit',
    });
    expect(textsTo(world, phone)).toHaveLength(1);
  });

  test('an unconfirmed number gets no code, and an address comes first', async () => {
    const { client, userId, phone } = await createStale();
    await users().updateOne({ _id: userId }, { $set: { phone_confirmed_at: null } });
    expect((await client.reauthenticate()).error).toMatchObject({
      status: 422,
      code: 'phone_not_confirmed',
      message: 'Please verify your phone first.',
    });
    const email = uniqueEmail();
    await users().updateOne({ _id: userId }, { $set: { email, email_confirmed_at: new Date() } });
    expect((await client.reauthenticate()).error).toBeNull();
    await world.identity.mailServer.waitForMail(email);
    expect(textsTo(world, phone)).toEqual([]);
  });
});
