import { randomUUID } from 'node:crypto';
import { call, currentVersion } from '../support/accounts';
import { type Misbehaviour, SoftwareAuthenticator } from '../support/authenticator';
import { siteUrl, startTestIdentity, type TestIdentity } from '../support/identity';
import { callAs, claimsOf, createOwner, createProtected, refusal } from '../support/factors';
import { register, signInBy, startSignIn, submitSignIn } from '../support/passkeys';

describe('sign-in by a passkey', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity({
      PASSKEY_ENABLED: 'true',
      WEBAUTHN_RP_ORIGINS: `${siteUrl},https://app.sabi.test`,
    });
  });

  afterAll(() => identity.stop());

  const createHolder = async (options: { countsUses?: boolean; origin?: string } = {}) => {
    const owner = await createOwner(identity);
    const authenticator = new SoftwareAuthenticator({ origin: siteUrl, ...options });
    const { status, text, body } = await register(identity, owner.client, authenticator);
    if (status !== 200) throw new Error(text);
    return { ...owner, authenticator, passkeyId: String(body['id']) };
  };
  const change = (collection: string, id: string, update: object) =>
    identity.database.db.collection<{ _id: string }>(collection).updateOne({ _id: id }, { $set: update });
  const refused = {
    status: 400,
    code: 'webauthn_verification_failed',
    message: 'Credential verification failed',
  };
  const unknownChallenge = {
    status: 400,
    code: 'webauthn_challenge_not_found',
    message: 'Challenge not found or already used',
  };

  test('any caller gets a challenge, without a list of keys', async () => {
    const { body } = await call(identity, 'POST', '/auth/v1/passkeys/authentication/options');
    expect(body).toEqual({
      challenge_id: expect.any(String),
      expires_at: expect.any(Number),
      options: {
        challenge: expect.any(String),
        timeout: 300_000,
        rpId: 'sabi.test',
        userVerification: 'preferred',
      },
    });
  });

  test('the key identifies its account and starts a session', async () => {
    const { userId, authenticator, client } = await createHolder();
    const { data } = await identity.createClient().passkey.startAuthentication();
    if (!data) throw new Error('No challenge');
    const visitor = identity.createClient();
    const before = Date.now();
    const { data: entered, error } = await visitor.passkey.verifyAuthentication({
      challengeId: data.challenge_id,
      credential: authenticator.get(data.options) as never,
    });
    expect(error).toBeNull();
    expect(entered?.user).toMatchObject({ id: userId });
    expect(claimsOf(entered?.session?.access_token ?? '')).toMatchObject({
      sub: userId,
      aal: 'aal1',
      amr: [{ method: 'passkey' }],
    });
    expect((await visitor.getUser()).data.user?.id).toBe(userId);
    const [passkey] = (await client.passkey.list()).data ?? [];
    const lastUsedAt = Date.parse(passkey?.last_used_at ?? '');
    expect(lastUsedAt).toBeGreaterThanOrEqual(before);
    expect(lastUsedAt).toBeLessThanOrEqual(Date.now());
    const log = await identity.database.db.collection('audit_log').findOne({
      'actor.id': userId,
      action: 'login',
      'traits.provider': 'passkey',
    });
    expect(log).not.toBeNull();
  });

  test('a key without a counter, as synced ones, works repeatedly', async () => {
    const { authenticator } = await createHolder({ countsUses: false, origin: 'https://app.sabi.test' });
    for (let round = 0; round < 3; round += 1) {
      expect((await signInBy(identity, authenticator)).status).toBe(200);
    }
  });

  test.each<[string, Misbehaviour]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a signature that was changed', { tamper: true }],
    ['nobody present', { flags: 0 }],
    ['a count that did not go on', { signCount: 1 }],
    ['another account', { userHandle: Buffer.from(randomUUID()).toString('base64url') }],
    ['no account', { userHandle: null }],
  ])('with %s it is refused', async (_name, wrong) => {
    const { authenticator } = await createHolder();
    expect(refusal(await signInBy(identity, authenticator, wrong))).toEqual(refused);
    expect((await signInBy(identity, authenticator)).status).toBe(200);
  });

  test('a key that is not, or no longer, registered', async () => {
    const stranger = new SoftwareAuthenticator({ origin: siteUrl });
    expect(refusal(await signInBy(identity, stranger))).toEqual(refused);
    const { client, authenticator, passkeyId } = await createHolder();
    await client.passkey.delete({ passkeyId });
    expect(refusal(await signInBy(identity, authenticator))).toEqual(refused);
  });

  test('S15 a challenge takes one answer, right or wrong', async () => {
    const { authenticator } = await createHolder();
    const asked = await startSignIn(identity);
    const right = authenticator.get(asked.options);
    const wrong = { ...right, response: { ...right.response, signature: 'AAAA' } };
    expect(refusal(await submitSignIn(identity, asked.challenge_id, wrong))).toEqual(refused);
    expect(refusal(await submitSignIn(identity, asked.challenge_id, right))).toEqual(unknownChallenge);
    const next = await startSignIn(identity);
    const credential = authenticator.get(next.options);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => submitSignIn(identity, next.challenge_id, credential)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('of two concurrent answers with one count, one is right', async () => {
    const { authenticator } = await createHolder();
    const asked = await Promise.all([startSignIn(identity), startSignIn(identity), startSignIn(identity)]);
    const answers = await Promise.all(
      asked.map(({ challenge_id: id, options }) =>
        submitSignIn(identity, id, authenticator.get(options, { signCount: 50 })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('S19 a challenge of a registration does not sign in, nor vice versa', async () => {
    const { client, authenticator } = await createHolder();
    const registration = await client.passkey.startRegistration();
    const challenge = String(registration.data?.options.challenge);
    const credential = authenticator.get({ challenge, rpId: 'sabi.test' });
    const answer = await submitSignIn(identity, registration.data?.challenge_id ?? '', credential);
    expect(refusal(answer)).toEqual(unknownChallenge);
    const { challenge_id: id, options } = await startSignIn(identity);
    const made = new SoftwareAuthenticator({ origin: siteUrl }).create({
      challenge: options.challenge,
      rp: { id: 'sabi.test' },
      user: { id: 'AAAA' },
    });
    const other = await callAs(identity, client, 'POST', '/passkeys/registration/verify', {
      challenge_id: id,
      credential: made,
    });
    expect(refusal(other)).toEqual(unknownChallenge);
  });

  test('a challenge that has expired', async () => {
    const { authenticator } = await createHolder();
    const { challenge_id: id, options } = await startSignIn(identity);
    await change('passkey_challenges', id, { expires_at: new Date(Date.now() - 1000) });
    expect(refusal(await submitSignIn(identity, id, authenticator.get(options)))).toEqual({
      status: 400,
      code: 'webauthn_challenge_expired',
      message: 'Challenge has expired',
    });
  });

  test('a missing, malformed or unknown challenge is refused before the credential is read', async () => {
    const missing = (message: string) => ({ status: 400, code: 'validation_failed', message });
    const { challenge_id: id } = await startSignIn(identity);
    const answers = [
      await submitSignIn(identity, '', 'x'),
      await submitSignIn(identity, id, undefined),
      await submitSignIn(identity, 'abc', 'x'),
      await submitSignIn(identity, randomUUID(), 'x'),
      await submitSignIn(identity, randomUUID(), null),
    ];
    expect(answers.map(refusal)).toEqual([
      missing('challenge_id is required'),
      missing('credential is required'),
      missing('challenge_id must be a valid UUID'),
      unknownChallenge,
      unknownChallenge,
    ]);
  });

  test.each([null, 'x', {}, { id: 'x', response: {} }])(
    '%j is no credential, and uses up the challenge',
    async (credential) => {
      const { challenge_id: id } = await startSignIn(identity);
      expect(refusal(await submitSignIn(identity, id, credential))).toEqual({
        status: 400,
        code: 'webauthn_verification_failed',
        message: 'Invalid credential response',
      });
      expect(refusal(await submitSignIn(identity, id, credential))).toEqual(unknownChallenge);
    },
  );

  test.each([
    ['banned', { banned_until: new Date(Date.now() + 24 * 3_600_000) }, 403, 'user_banned', 'User is banned'],
    ['not confirmed', { email_confirmed_at: null }, 403, 'email_not_confirmed', 'Email not confirmed'],
    [
      'not confirmed by phone',
      { email: null, email_confirmed_at: null, phone: '628119999999' },
      403,
      'phone_not_confirmed',
      'Phone not confirmed',
    ],
    [
      'confirmed by address, and not by the number it has',
      { phone: '628119999998' },
      403,
      'phone_not_confirmed',
      'Phone not confirmed',
    ],
    ['deleted', { deleted_at: new Date() }, 400, refused.code, refused.message],
  ])('an account that is %s is not entered', async (_name, update, status, code, message) => {
    const { userId, authenticator } = await createHolder();
    await change('users', userId, update);
    expect(refusal(await signInBy(identity, authenticator))).toEqual({ status, code, message });
  });

  test('S23 it is one factor: an account with another is at aal1', async () => {
    const owner = await createProtected(identity);
    const authenticator = new SoftwareAuthenticator({ origin: siteUrl });
    await register(identity, owner.client, authenticator);
    const { body } = await signInBy(identity, authenticator);
    expect(claimsOf(String(body['access_token']))).toMatchObject({ aal: 'aal1' });
  });

  test('if requests are limited, requests for a challenge are', async () => {
    const limited = await startTestIdentity({
      PASSKEY_ENABLED: 'true',
      RATE_LIMIT_HEADER: 'X-Forwarded-For',
      RATE_LIMIT_PASSKEY: '2',
    });
    try {
      const ask = () =>
        call(limited, 'POST', '/auth/v1/passkeys/authentication/options', { headers: currentVersion });
      await ask();
      await ask();
      expect(refusal(await ask())).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    } finally {
      await limited.stop();
    }
  });
});
