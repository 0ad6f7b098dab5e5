import { startTestIdentity, type TestIdentity } from '../support/identity';
import {
  callAs,
  createOwner,
  createProtected,
  enrollTotp,
  raise,
  refusal,
  signInAgain,
} from '../support/factors';

describe('enrolling factors', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity({
      MFA_PHONE_ENROLL_ENABLED: 'true',
      MFA_PHONE_VERIFY_ENABLED: 'true',
      SMS_TEST_OTP: '6281234567890=123456',
    });
  });

  afterAll(() => identity.stop());

  const enroll = (client: Parameters<typeof callAs>[1], body: object) =>
    callAs(identity, client, 'POST', '/factors', body);
  const age = (userId: string, milliseconds: number) =>
    identity.database.db
      .collection<{ _id: string }>('users')
      .updateOne(
        { _id: userId },
        { $set: { 'factors.$[].created_at': new Date(Date.now() - milliseconds) } },
      );

  test.each([
    [{}, 'factor_type needs to be totp, phone, or webauthn'],
    [{ factor_type: 'recovery_code' }, 'factor_type needs to be totp, phone, or webauthn'],
    [{ factor_type: null }, 'factor_type needs to be totp, phone, or webauthn'],
    [{ factor_type: 'phone' }, 'Phone number required to enroll Phone factor'],
    [{ factor_type: 'phone', phone: '+0812' }, 'Invalid phone number format (E.164 required)'],
    [
      { factor_type: 'totp', friendly_name: 'x'.repeat(121) },
      'friendly_name must be at most 120 characters long',
    ],
    [{ factor_type: 'totp', issuer: 'x'.repeat(121) }, 'issuer must be at most 120 characters long'],
  ])('%j is refused', async (body, message) => {
    const { client } = await createOwner(identity);
    expect(refusal(await enroll(client, body))).toEqual({ status: 400, code: 'validation_failed', message });
  });

  test.each([
    ['phone', 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
    ['webauthn', 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
  ])('a disabled factor of type %s is refused', async (type, code, message) => {
    const usual = await startTestIdentity();
    try {
      const { client } = await createOwner(usual);
      const answer = await callAs(usual, client, 'POST', '/factors', { factor_type: type });
      expect(refusal(answer)).toEqual({ status: 422, code, message });
    } finally {
      await usual.stop();
    }
  });

  test('an anonymous account cannot enroll', async () => {
    const { client, userId } = await createOwner(identity);
    await identity.database.db
      .collection<{ _id: string }>('users')
      .updateOne({ _id: userId }, { $set: { is_anonymous: true } });
    const paths = ['/factors', '/factors/x/challenge', '/factors/x/verify', '/factors/recovery-codes/verify'];
    for (const path of paths) {
      expect(refusal(await callAs(identity, client, 'POST', path, {}))).toEqual({
        status: 403,
        code: 'no_authorization',
        message: 'Anonymous user not allowed to perform these actions',
      });
    }
  });

  test.each(['one', ''])('the name %j is used once, an empty one too', async (name) => {
    const { client } = await createOwner(identity);
    await enroll(client, { factor_type: 'totp', friendly_name: name });
    expect(refusal(await enroll(client, { factor_type: 'totp', friendly_name: name }))).toEqual({
      status: 422,
      code: 'mfa_factor_name_conflict',
      message: `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    });
  });

  test('of two concurrent enrollments with one name, one succeeds', async () => {
    const { client } = await createOwner(identity);
    const body = { factor_type: 'totp', friendly_name: 'same' };
    const answers = await Promise.all([enroll(client, body), enroll(client, body), enroll(client, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('ten factors is the limit, for concurrent requests too', async () => {
    const { client } = await createOwner(identity);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        enroll(client, { factor_type: 'totp', friendly_name: `factor ${index}` }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(refusal)).toEqual(
      Array.from({ length: 2 }, () => ({
        status: 422,
        code: 'too_many_enrolled_mfa_factors',
        message: 'Maximum number of verified factors reached, unenroll to continue',
      })),
    );
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(10);
  });

  test('abandoned factors are removed after five minutes', async () => {
    const { client, userId } = await createOwner(identity);
    await enrollTotp(client, 'abandoned');
    await age(userId, 280_000); // leaves time before they expire
    expect((await enroll(client, { factor_type: 'totp', friendly_name: 'abandoned' })).status).toBe(422);
    await age(userId, 301_000);
    expect((await enroll(client, { factor_type: 'totp', friendly_name: 'abandoned' })).status).toBe(200);
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  test('a challenged factor is not abandoned', async () => {
    const { client, userId } = await createOwner(identity);
    const { factorId } = await enrollTotp(client, 'kept');
    await client.mfa.challenge({ factorId });
    await age(userId, 3_600_000);
    await enrollTotp(client, 'another');
    const all = (await client.mfa.listFactors()).data?.all ?? [];
    expect(all.map(({ friendly_name: name }) => name)).toEqual(['kept', 'another']);
    expect(all[0]?.last_challenged_at).toMatch(/Z$/);
  });

  test('S23 with a verified factor, another is enrolled at aal2 alone', async () => {
    const { client, email } = await createProtected(identity);
    const low = await signInAgain(identity, email);
    expect(refusal(await enroll(low, { factor_type: 'totp' }))).toEqual({
      status: 403,
      code: 'insufficient_aal',
      message: 'AAL2 required to enroll a new factor',
    });
    expect((await enroll(client, { factor_type: 'totp', friendly_name: 'second' })).status).toBe(200);
  });

  test('S23 a factor that an attacker with the password enrolled earlier cannot be verified later', async () => {
    const owner = await createOwner(identity);
    const thief = await signInAgain(identity, owner.email);
    const { data: planted } = await thief.mfa.enroll({ factorType: 'phone', phone: '+62 812 3456 7890' });
    await thief.mfa.challenge({ factorId: planted?.id ?? '', channel: 'sms' });
    await raise(identity, owner, await enrollTotp(owner.client));
    const again = await signInAgain(identity, owner.email);
    for (const path of ['challenge', 'verify']) {
      const body = { challenge_id: '0', code: '123456' };
      const answer = await callAs(identity, again, 'POST', `/factors/${planted?.id}/${path}`, body);
      expect(refusal(answer)).toMatchObject({ status: 403, code: 'insufficient_aal' });
    }
  });
});
