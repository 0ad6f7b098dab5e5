import { createOwner, refusal } from '../support/factors';
import { hooksAt, startHookServer, type TestHookServer } from '../support/hook-server';
import { password, startTestIdentity, type TestIdentity } from '../support/identity';
import { post } from '../support/mails';

const name = 'SEND_SMS';
const refused = { error: { http_code: 422, message: 'No messages to this country.' } };
let numbers = 0;
const newPhone = () => `62814${String((numbers += 1)).padStart(8, '0')}`;

describe('a hook that sends text messages', () => {
  let server: TestHookServer;
  let identity: TestIdentity;

  beforeAll(async () => {
    server = await startHookServer();
    identity = await startTestIdentity({
      ...hooksAt(server, name),
      EXTERNAL_PHONE_ENABLED: 'true',
      MFA_PHONE_ENROLL_ENABLED: 'true',
      MFA_PHONE_VERIFY_ENABLED: 'true',
      RATE_LIMIT_SMS_SENT: '1000',
    });
  });

  beforeEach(() => server.reset());

  afterAll(async () => {
    await identity.stop();
    await server.stop();
  });

  test('gets the code of a sign-up by number, without a gateway', async () => {
    const phone = newPhone();
    expect((await post(identity, '/signup', { phone, password })).status).toBe(200);
    const [call, ...others] = server.callsOf(name);
    expect(others).toEqual([]);
    expect(call?.body).toEqual({
      metadata: { uuid: expect.any(String), time: expect.any(String), name: 'send-sms' },
      user: expect.objectContaining({ phone }),
      sms: { otp: expect.stringMatching(/^\d{6,10}$/), phone, language: 'en' },
    });
    const { otp } = call!.body['sms'] as { otp: string };
    const verified = await post(identity, '/verify', { type: 'sms', phone, token: otp });
    expect(verified).toMatchObject({ status: 200, body: { user: { phone } } });
  });

  test('gets the code of a second factor, named as one', async () => {
    const { client } = await createOwner(identity);
    const phone = newPhone();
    const enrolled = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: phone });
    const factorId = enrolled.data?.id ?? '';
    const challenge = await client.mfa.challenge({ factorId });
    expect(challenge.error).toBeNull();
    const sms = server.callsOf(name).at(-1)?.body['sms'] as { otp: string };
    expect(sms).toMatchObject({ phone, sms_type: 'mfa' });
    const challengeId = challenge.data?.id ?? '';
    expect((await client.mfa.verify({ factorId, challengeId, code: sms.otp })).error).toBeNull();
  });

  test('may refuse with its own message, which releases the cooldown', async () => {
    const phone = newPhone();
    server.answer(name, { body: refused });
    const ask = () => post(identity, '/otp', { phone });
    const answer = { status: 422, code: 'unknown', message: 'No messages to this country.' };
    expect(refusal(await ask())).toEqual(answer);
    server.reset();
    expect((await ask()).status).toBe(200);
    expect(server.callsOf(name)).toHaveLength(1);
  });
});
