import type { GoTrueClient } from '@supabase/auth-js';
import { startTestIdentity, type TestIdentity } from '../support/identity';
import { callAs, claimsOf, createOwner, refusal, type SignedInAccount, tokensOf } from '../support/factors';
import { startTextGateway, type TestTextGateway } from '../support/text-gateway';

const on = { MFA_PHONE_ENROLL_ENABLED: 'true', MFA_PHONE_VERIFY_ENABLED: 'true' };
const testPhone = '6281200000001';
let numbers = 0;
const newPhone = () => `62811${String((numbers += 1)).padStart(7, '0')}`;

describe('phones as second factors', () => {
  let gateway: TestTextGateway;
  let identity: TestIdentity;

  beforeAll(async () => {
    gateway = await startTextGateway();
    identity = await startTestIdentity({
      ...on,
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_TOKEN: 'a-token-for-the-gateway',
      SMS_TEST_OTP: `${testPhone}=123456`,
      RATE_LIMIT_SMS_SENT: '1000',
    });
  });

  afterAll(async () => {
    await identity.stop();
    await gateway.stop();
  });

  beforeEach(() => {
    gateway.status = 202;
  });

  const enroll = async ({ client }: SignedInAccount, phone: string) => {
    const { data, error } = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: phone });
    if (error) throw error;
    return data;
  };
  const challenge = (client: GoTrueClient, factorId: string, body: object = {}) =>
    callAs(identity, client, 'POST', `/factors/${factorId}/challenge`, body);
  const verify = (client: GoTrueClient, factorId: string, challengeId: unknown, code: string) =>
    callAs(identity, client, 'POST', `/factors/${factorId}/verify`, { challenge_id: challengeId, code });
  const codeSentTo = (phone: string) =>
    /\b\d{6}\b/.exec(gateway.texts.filter(({ to }) => to === `+${phone}`).at(-1)?.text ?? '')?.[0] ?? '';
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  test('a code comes by text message and raises the session', async () => {
    const owner = await createOwner(identity);
    const phone = newPhone();
    const enrolled = await enroll(owner, `+${phone}`);
    expect(enrolled).toEqual({
      id: expect.any(String),
      type: 'phone',
      friendly_name: `+${phone}`,
      phone: `+${phone}`,
    });
    const { data: asked } = await owner.client.mfa.challenge({ factorId: enrolled.id, channel: 'sms' });
    expect(asked).toMatchObject({ type: 'phone', expires_at: expect.any(Number) });
    const text = gateway.texts.find(({ to }) => to === `+${phone}`);
    expect(text?.authorization).toBe('Bearer a-token-for-the-gateway');
    const code = codeSentTo(phone);
    const stored = await identity.database.db.collection('factor_challenges').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(code);
    const { error } = await owner.client.mfa.verify({
      factorId: enrolled.id,
      challengeId: asked?.id ?? '',
      code,
    });
    expect(error).toBeNull();
    expect(claimsOf((await tokensOf(owner.client)).access)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/phone' }, { method: 'password' }],
    });
    expect((await owner.client.mfa.listFactors()).data?.phone).toMatchObject([{ phone }]);
  });

  test('a code works once, and for its own challenge', async () => {
    const owner = await createOwner(identity);
    const phone = newPhone();
    const { id } = await enroll(owner, phone);
    const first = await challenge(owner.client, id);
    const code = codeSentTo(phone);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => verify(owner.client, id, first.body['id'], code)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    await freeCooldowns();
    const right = answers.find(({ status }) => status === 200);
    await owner.client.setSession({
      access_token: String(right?.body['access_token']),
      refresh_token: String(right?.body['refresh_token']),
    });
    const second = await challenge(owner.client, id);
    expect(refusal(await verify(owner.client, id, second.body['id'], code))).toEqual({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid MFA Phone code entered',
    });
  });

  test('S18 a code takes five submissions, however many come at once', async () => {
    const owner = await createOwner(identity);
    const phone = newPhone();
    const { id } = await enroll(owner, phone);
    const { body } = await challenge(owner.client, id);
    const code = codeSentTo(phone);
    const guesses = Array.from({ length: 7 }, () => verify(owner.client, id, body['id'], wrong(code)));
    expect((await Promise.all(guesses)).every(({ status }) => status === 422)).toBe(true);
    const stored = await identity.database.db
      .collection<{ _id: string }>('factor_challenges')
      .findOne({ _id: String(body['id']) });
    expect(stored).toMatchObject({ attempts: 5 });
    expect(refusal(await verify(owner.client, id, body['id'], code))).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    });
  });

  test('the next message goes out after a minute, also to a factor enrolled anew', async () => {
    const owner = await createOwner(identity);
    const phone = newPhone();
    const first = await enroll(owner, phone);
    expect((await challenge(owner.client, first.id)).status).toBe(200);
    const again = await enroll(owner, phone);
    expect((await owner.client.mfa.listFactors()).data?.all).toHaveLength(1);
    const answer = await challenge(owner.client, again.id);
    expect(refusal(answer)).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    expect(String(answer.body['message'])).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(gateway.texts.filter(({ to }) => to === `+${phone}`)).toHaveLength(1);
  });

  test('of several challenges at once one sends a message', async () => {
    const owner = await createOwner(identity);
    const phone = newPhone();
    const { id } = await enroll(owner, phone);
    const answers = await Promise.all(Array.from({ length: 4 }, () => challenge(owner.client, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    expect(gateway.texts.filter(({ to }) => to === `+${phone}`)).toHaveLength(1);
  });

  test('a refusal of the gateway is reported, and releases the cooldown', async () => {
    const owner = await createOwner(identity);
    const phone = newPhone();
    const { id } = await enroll(owner, phone);
    gateway.status = 500;
    const answer = await challenge(owner.client, id);
    expect(refusal(answer)).toEqual({
      status: 422,
      code: 'sms_send_failed',
      message: 'Error sending MFA OTP to provider: the gateway answered 500',
    });
    gateway.status = 202;
    expect((await challenge(owner.client, id)).status).toBe(200);
  });

  test('a number is verified once', async () => {
    const owner = await createOwner(identity);
    const { id } = await enroll(owner, testPhone);
    const { body } = await challenge(owner.client, id);
    const verified = await verify(owner.client, id, body['id'], '123456');
    expect(verified.status).toBe(200);
    expect(gateway.texts.some(({ to }) => to === `+${testPhone}`)).toBe(false);
    await owner.client.setSession({
      access_token: String(verified.body['access_token']),
      refresh_token: String(verified.body['refresh_token']),
    });
    const answer = await callAs(identity, owner.client, 'POST', '/factors', {
      factor_type: 'phone',
      phone: `+${testPhone}`,
      friendly_name: 'again',
    });
    expect(refusal(answer)).toEqual({
      status: 422,
      code: 'mfa_verified_factor_exists',
      message: 'A verified phone factor already exists, unenroll the existing factor to continue',
    });
  });

  test('messages go out as sms alone', async () => {
    const owner = await createOwner(identity);
    const { id } = await enroll(owner, newPhone());
    const answer = await challenge(owner.client, id, { channel: 'whatsapp' });
    expect(refusal(answer)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: expect.stringContaining("Invalid channel, supported values are 'sms' or 'whatsapp'."),
    });
  });

  test('without a gateway, and over the number for all accounts, nothing is sent', async () => {
    const poor = await startTestIdentity(on);
    const limited = await startTestIdentity({
      ...on,
      SMS_GATEWAY_URL: gateway.url,
      RATE_LIMIT_SMS_SENT: '1',
      SMS_MAX_FREQUENCY: '0s',
    });
    try {
      const without = await createOwner(poor);
      const { id } = await enroll(without, newPhone());
      const answer = await callAs(poor, without.client, 'POST', `/factors/${id}/challenge`, {});
      expect(refusal(answer)).toMatchObject({ status: 422, code: 'sms_send_failed' });
      const owner = await createOwner(limited);
      const enrolled = await enroll(owner, newPhone());
      const ask = () => callAs(limited, owner.client, 'POST', `/factors/${enrolled.id}/challenge`, {});
      expect((await ask()).status).toBe(200);
      expect(refusal(await ask())).toEqual({
        status: 429,
        code: 'over_sms_send_rate_limit',
        message: 'SMS rate limit exceeded',
      });
    } finally {
      await Promise.all([poor.stop(), limited.stop()]);
    }
  });

  test('if verification by phone is disabled, the response says so', async () => {
    const half = await startTestIdentity({ MFA_PHONE_ENROLL_ENABLED: 'true' });
    try {
      const owner = await createOwner(half);
      const { id } = await enroll(owner, newPhone());
      for (const path of ['challenge', 'verify']) {
        const answer = await callAs(half, owner.client, 'POST', `/factors/${id}/${path}`, {});
        expect(refusal(answer)).toEqual({
          status: 422,
          code: 'mfa_phone_verify_not_enabled',
          message: 'MFA verification is disabled for Phone',
        });
      }
    } finally {
      await half.stop();
    }
  });

  const freeCooldowns = () => identity.database.db.collection('mail_gaps').deleteMany({});
});
