import { call, currentVersion } from '../support/accounts';
import { claimsOf } from '../support/factors';
import { password, startTestIdentity } from '../support/identity';
import { post } from '../support/mails';
import {
  codeSentTo,
  createPhoneAccount,
  findUser,
  newPhone,
  startPhoneWorld,
  textsTo,
} from './support/phones';

describe('signing up by a number with other settings', () => {
  test('where numbers need no confirmation a sign-up signs in, once', async () => {
    const world = await startPhoneWorld({ SMS_AUTOCONFIRM: 'true', RATE_LIMIT_SMS_SENT: '1' });
    try {
      const phone = newPhone();
      const { data, error } = await world.identity.createClient().signUp({ phone, password });
      expect(error).toBeNull();
      expect(data.session).not.toBeNull();
      expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
      expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({ amr: [{ method: 'password' }] });
      expect(textsTo(world, phone)).toEqual([]);
      expect(await post(world.identity, '/signup', { phone, password })).toMatchObject({
        status: 422,
        body: { code: 'user_already_exists', message: 'User already registered' },
      });
      const { body } = await call(world.identity, 'GET', '/settings', { headers: currentVersion });
      expect(body).toMatchObject({ phone_autoconfirm: true });
    } finally {
      await world.stop();
    }
  });

  test("if duplicates may be shown, the responses are GoTrue's", async () => {
    const world = await startPhoneWorld({ SIGNUP_SHOW_DUPLICATES: 'true' });
    try {
      const { phone } = await createPhoneAccount(world);
      const { body } = await post(world.identity, '/signup', { phone, password, data: { a: 1 } });
      expect(body).toMatchObject({ role: '', phone, identities: [], user_metadata: { a: 1 } });
      expect(await findUser(world, { phone })).not.toMatchObject({ _id: body['id'] });
    } finally {
      await world.stop();
    }
  });

  test('test numbers have a fixed code and get no message; codes have the length and the text of the settings', async () => {
    const world = await startPhoneWorld({
      SMS_TEST_OTP: '6281200000001=123456',
      SMS_OTP_LENGTH: '8',
      SMS_TEMPLATE: 'Kode: {{ .Code }}',
      SMS_CHANNELS: 'sms,whatsapp',
    });
    try {
      const { identity, gateway } = world;
      const tested = { phone: '6281200000001', password };
      expect((await post(identity, '/signup', tested)).status).toBe(200);
      const verified = await post(identity, '/verify', { type: 'sms', phone: tested.phone, token: '123456' });
      expect(verified.status).toBe(200);
      expect(gateway.texts).toEqual([]);
      const phone = newPhone();
      expect((await post(identity, '/signup', { phone, password, channel: 'whatsapp' })).status).toBe(200);
      expect(gateway.texts).toMatchObject([
        { channel: 'whatsapp', text: expect.stringMatching(/^Kode: \d{8}$/) },
      ]);
      const token = codeSentTo(world, phone);
      expect((await post(identity, '/verify', { type: 'sms', phone, token })).status).toBe(200);
    } finally {
      await world.stop();
    }
  });

  test('with phones disabled, every request is an error', async () => {
    const identity = await startTestIdentity();
    try {
      const phone = newPhone();
      const asked: [string, object][] = [
        ['/signup', { phone, password }],
        ['/otp', { phone }],
        ['/token?grant_type=password', { phone, password }],
        ['/resend', { type: 'sms', phone }],
        ['/resend', { type: 'phone_change', phone }],
      ];
      const answers = await Promise.all(asked.map(([path, body]) => post(identity, path, body)));
      expect(answers.map(({ status, body: { code, message } }) => [status, code, message])).toEqual([
        [400, 'phone_provider_disabled', 'Phone signups are disabled'],
        [400, 'phone_provider_disabled', 'Unsupported phone provider'],
        [422, 'phone_provider_disabled', 'Phone logins are disabled'],
        [400, 'phone_provider_disabled', 'Phone logins are disabled'],
        [400, 'phone_provider_disabled', 'Phone logins are disabled'],
      ]);
    } finally {
      await identity.stop();
    }
  });
});
