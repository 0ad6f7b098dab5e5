import type { GoTrueClient } from '@supabase/auth-js';
import { call, createAccount, createSignedIn, currentVersion, signIn } from '../support/accounts';
import { createAdmin } from '../support/admin';
import { createProtected, tokensOf } from '../support/factors';
import { password } from '../support/identity';
import { letGapPass, post, readAudit } from '../support/mails';
import {
  codeSentTo,
  createPhoneAccount,
  createSignedInByPhone,
  findUser,
  newPhone,
  type PhoneWorld,
  startPhoneWorld,
  textsTo,
} from './support/phones';

describe('changing the number of an account', () => {
  let world: PhoneWorld;

  beforeAll(async () => {
    world = await startPhoneWorld({
      EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
      SECURITY_MANUAL_LINKING_ENABLED: 'true',
    });
  });

  afterAll(() => world.stop());

  const verify = (phone: string, token = codeSentTo(world, phone)) =>
    post(world.identity, '/verify', { type: 'phone_change', phone, token });
  const put = async (client: GoTrueClient, body: object) =>
    call(world.identity, 'PUT', '/auth/v1/user', {
      token: (await tokensOf(client)).access,
      body,
      headers: currentVersion,
    });

  test('an account with an address gets its first number by a code, and a mail reports it', async () => {
    const { client, email, userId } = await createSignedIn(world.identity);
    const phone = newPhone();
    const { data, error } = await client.updateUser({ phone: `+${phone}` });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      phone: '',
      new_phone: phone,
      phone_change_sent_at: expect.any(String),
    });
    expect(textsTo(world, phone)).toEqual([
      expect.stringContaining('to add this number to your Sabi account'),
    ]);
    const verified = await client.verifyOtp({ type: 'phone_change', phone, token: codeSentTo(world, phone) });
    expect(verified.error).toBeNull();
    expect(verified.data.user).toMatchObject({
      id: userId,
      email,
      phone,
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
    expect(verified.data.user?.new_phone).toBeUndefined();
    expect(verified.data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone']);
    expect((await world.identity.mailServer.waitForMail(email)).text).toContain('SMS');
    expect((await world.identity.createClient().signInWithPassword({ phone, password })).error).toBeNull();
    expect(await readAudit(world.identity, userId)).toContain('user_modified');
  });

  test('S24 another number replaces the previous one, and a mail reports it without naming it', async () => {
    const [old, next] = [newPhone(), newPhone()];
    const { email, userId } = await createAccount(world.identity, { phone: old, phone_confirm: true });
    const client = await signIn(world.identity, email);
    await client.updateUser({ phone: next });
    expect(await findUser(world, { phone: old })).toMatchObject({ _id: userId, new_phone: next });
    expect((await verify(next)).status).toBe(200);
    const user = await findUser(world, { phone: next });
    expect(user).toMatchObject({ _id: userId, new_phone: null, phone_change_sent_at: null });
    expect(user?.['identities']).toHaveLength(2);
    expect(user?.['identities'][1]).toMatchObject({ identity_data: { phone: next, phone_verified: true } });
    const mail = await world.identity.mailServer.waitForMail(email);
    expect(mail.subject).toBe('Your Sabi phone number was changed');
    expect(mail.text).toContain(`***${next.slice(-3)}`);
    expect(mail.text).not.toContain(next);
    expect(
      (await world.identity.createClient().signInWithPassword({ phone: old, password })).error?.code,
    ).toBe('invalid_credentials');
  });

  test('a number of another account is refused, also when it was taken in between', async () => {
    const { client } = await createSignedIn(world.identity);
    const { phone: taken } = await createPhoneAccount(world);
    expect((await client.updateUser({ phone: taken })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
      message: 'A user with this phone number has already been registered',
    });
    const phone = newPhone();
    expect((await client.updateUser({ phone })).error).toBeNull();
    await (
      await createAdmin(world.identity)
    ).call('POST', '/users', { phone, password, phone_confirm: true });
    expect(await verify(phone)).toMatchObject({ status: 422, body: { code: 'phone_exists' } });
  });

  test('of two accounts that confirm one number at once one gets it', async () => {
    const phone = newPhone();
    const clients = [await createSignedIn(world.identity), await createSignedIn(world.identity)];
    const codes: string[] = [];
    for (const { client } of clients) {
      expect((await client.updateUser({ phone })).error).toBeNull();
      codes.push(codeSentTo(world, phone));
      await letGapPass(world.identity);
    }
    const answers = await Promise.all(codes.map((code) => verify(phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await world.identity.database.db.collection('users').countDocuments({ phone })).toBe(1);
  });

  test('an anonymous account with a number becomes permanent', async () => {
    const client = world.identity.createClient();
    await client.signInAnonymously();
    expect((await put(client, { password })).body).toMatchObject({ code: 'validation_failed' });
    const phone = newPhone();
    expect((await client.updateUser({ phone })).error).toBeNull();
    const { body } = await verify(phone);
    expect(body['user']).toMatchObject({
      phone,
      is_anonymous: false,
      app_metadata: { provider: 'phone', providers: ['phone'] },
    });
  });

  test('a newer change ends the previous one; its code works for its own number alone', async () => {
    const { client } = await createSignedIn(world.identity);
    const [first, second] = [newPhone(), newPhone()];
    await client.updateUser({ phone: first });
    expect((await client.updateUser({ phone: second })).error?.code).toBe('over_sms_send_rate_limit');
    await letGapPass(world.identity);
    await client.updateUser({ phone: second });
    expect((await verify(first)).status).toBe(403);
    expect((await verify(first, codeSentTo(world, second))).status).toBe(403);
    expect(
      (
        await post(world.identity, '/verify', {
          type: 'sms',
          phone: second,
          token: codeSentTo(world, second),
        })
      ).status,
    ).toBe(403);
    expect((await verify(second)).status).toBe(200);
    expect((await verify(second)).status).toBe(403);
  });

  test('neither many numbers from one account, nor one number from many, get messages within the cooldown', async () => {
    const [one, other] = [await createSignedIn(world.identity), await createSignedIn(world.identity)];
    const phone = newPhone();
    expect((await one.client.updateUser({ phone })).error).toBeNull();
    expect((await one.client.updateUser({ phone: newPhone() })).error?.status).toBe(429);
    expect((await other.client.updateUser({ phone })).error?.status).toBe(429);
    expect(textsTo(world, phone)).toHaveLength(1);
  });

  test('S23 with a second factor a number changes at aal2 alone', async () => {
    const { email, client } = await createProtected(world.identity);
    const weak = await signIn(world.identity, email);
    const refused = await put(weak, { phone: newPhone() });
    expect(refused).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } });
    expect((await put(client, { phone: newPhone() })).status).toBe(200);
  });

  test.each([
    [{ phone: '0812' }, 'Invalid phone number format (E.164 required)'],
    [{ phone: '62812', channel: 'whatsapp' }, expect.stringMatching(/^Invalid channel/)],
  ])('%j is refused', async (body, message) => {
    const { client } = await createSignedIn(world.identity);
    expect(await put(client, body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    });
  });

  test('the own number changes nothing and sends nothing', async () => {
    const { client, phone } = await createSignedInByPhone(world);
    expect((await put(client, { phone: `+${phone}` })).status).toBe(200);
    expect(textsTo(world, phone)).toEqual([]);
  });

  test('a gateway that refuses leaves the number as it was, and the change may be asked for again', async () => {
    const { client, userId } = await createSignedIn(world.identity);
    const phone = newPhone();
    world.gateway.status = 500;
    const failed = await put(client, { phone });
    world.gateway.status = 202;
    expect(failed).toMatchObject({
      status: 422,
      body: {
        code: 'sms_send_failed',
        message: 'Error sending phone_change OTP to provider: the gateway answered 500',
      },
    });
    expect(await findUser(world, { _id: userId })).toMatchObject({ phone: null });
    expect((await put(client, { phone })).status).toBe(200);
    expect((await verify(phone)).status).toBe(200);
  });

  test('an unlinked number is removed with its codes; a password stays while an address can use it', async () => {
    const phone = newPhone();
    const { email, userId } = await createAccount(world.identity, { phone, phone_confirm: true });
    const client = await signIn(world.identity, email);
    await post(world.identity, '/otp', { phone, create_user: false });
    const code = codeSentTo(world, phone);
    const { data } = await client.getUserIdentities();
    const own = data?.identities.find(({ provider }) => provider === 'phone');
    if (!own) throw new Error('There is no identity of the number');
    expect((await client.unlinkIdentity(own)).error).toBeNull();
    expect(await findUser(world, { _id: userId })).toMatchObject({ phone: null, phone_confirmed_at: null });
    expect((await post(world.identity, '/verify', { type: 'sms', phone, token: code })).status).toBe(403);
    await expect(signIn(world.identity, email)).resolves.toBeDefined();
  });

  test('an account that keeps its number keeps the password of an unlinked address', async () => {
    const phone = newPhone();
    const { email } = await createAccount(world.identity, { phone, phone_confirm: true });
    const client = await signIn(world.identity, email);
    const { data } = await client.getUserIdentities();
    const own = data?.identities.find(({ provider }) => provider === 'email');
    if (!own) throw new Error('There is no identity of the address');
    expect((await client.unlinkIdentity(own)).error).toBeNull();
    expect((await world.identity.createClient().signInWithPassword({ phone, password })).error).toBeNull();
  });

  test('an administrator changes a number at once, and its owner gets a mail', async () => {
    const { email, userId } = await createAccount(world.identity, { phone: newPhone(), phone_confirm: true });
    const admin = await createAdmin(world.identity);
    const phone = newPhone();
    const { status, body } = await admin.call('PUT', `/users/${userId}`, { phone, phone_confirm: true });
    expect([status, body['phone']]).toEqual([200, phone]);
    expect((await world.identity.mailServer.waitForMail(email)).subject).toBe(
      'Your Sabi phone number was changed',
    );
  });
});

test('where numbers need no confirmation a change happens at once', async () => {
  const world = await startPhoneWorld({ SMS_AUTOCONFIRM: 'true' });
  try {
    const { client } = await createSignedIn(world.identity);
    const phone = newPhone();
    const { data } = await client.updateUser({ phone });
    expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
    expect(textsTo(world, phone)).toEqual([]);
  } finally {
    await world.stop();
  }
});
