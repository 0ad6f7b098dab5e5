import { randomUUID } from 'node:crypto';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { call, createAccount, currentVersion } from '../support/accounts';
import { type CreationOptions, type Misbehaviour, SoftwareAuthenticator } from '../support/authenticator';
import { siteUrl, startTestIdentity, type TestIdentity } from '../support/identity';
import { auditOf, callAs, createOwner, createProtected, refusal, signInAgain } from '../support/factors';
import { register } from '../support/passkeys';

describe('registering passkeys', () => {
  let identity: TestIdentity;
  const newAuthenticator = (aaguid?: string) =>
    new SoftwareAuthenticator({ origin: siteUrl, ...(aaguid && { aaguid }) });

  beforeAll(async () => {
    identity = await startTestIdentity({ PASSKEY_ENABLED: 'true', WEBAUTHN_RP_DISPLAY_NAME: 'Sabi Talent' });
  });

  afterAll(() => identity.stop());

  test('a browser gets the options of the credential to create', async () => {
    const { client, email, userId } = await createOwner(identity);
    const before = Math.floor(Date.now() / 1000);
    const { data } = await client.passkey.startRegistration();
    expect(data).toEqual({
      challenge_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      expires_at: expect.any(Number),
      options: expect.objectContaining({
        rp: { id: 'sabi.test', name: 'Sabi Talent' },
        user: { id: Buffer.from(userId).toString('base64url'), name: email, displayName: email },
        attestation: 'none',
        authenticatorSelection: expect.objectContaining({
          residentKey: 'required',
          userVerification: 'preferred',
        }),
      }),
    });
    const { pubKeyCredParams } = data!.options as unknown as { pubKeyCredParams: { alg: number }[] };
    expect(pubKeyCredParams[0]?.alg).toBe(-7);
    const begins = Number(data?.expires_at) - 300;
    expect(begins).toBeGreaterThanOrEqual(before);
    expect(begins).toBeLessThanOrEqual(Date.now() / 1000);
  });

  test('a passkey is named after its authenticator, listed, renamed and removed', async () => {
    const { client, userId } = await createOwner(identity);
    const cloud = newAuthenticator('fbfc3007-154e-4ecc-8c0b-6e020557d7bd');
    const { status, body } = await register(identity, client, cloud);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: expect.any(String),
        friendly_name: 'iCloud Keychain',
        created_at: expect.stringMatching(/Z$/),
      },
    });
    const second = await register(identity, client, newAuthenticator());
    expect(second.body['friendly_name']).toBe('Passkey');
    const passkeyId = String(body['id']);
    const renamed = await client.passkey.update({ passkeyId, friendlyName: 'My laptop' });
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: 'My laptop' });
    expect((await client.passkey.list()).data).toEqual([
      { id: passkeyId, friendly_name: 'My laptop', created_at: body['created_at'] },
      expect.objectContaining({ friendly_name: 'Passkey' }),
    ]);
    expect((await client.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.passkey.list()).data).toHaveLength(1);
    expect(await auditOf(identity, userId)).toEqual(
      expect.arrayContaining(['passkey_created', 'passkey_updated', 'passkey_deleted']),
    );
    const notices = await identity.database.db.collection('notices').distinct('kind', { user_id: userId });
    expect(notices).toEqual(expect.arrayContaining(['passkey_added', 'passkey_removed']));
  });

  test.each<[string, Misbehaviour]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['nobody present', { flags: 0 }],
  ])('one made with %s is refused', async (_name, wrong) => {
    const { client } = await createOwner(identity);
    expect(refusal(await register(identity, client, newAuthenticator(), wrong))).toEqual({
      status: 400,
      code: 'webauthn_verification_failed',
      message: 'Credential verification failed',
    });
    expect((await client.passkey.list()).data).toEqual([]);
  });

  const verify = (client: Parameters<typeof callAs>[1], body: object) =>
    callAs(identity, client, 'POST', '/passkeys/registration/verify', body);
  const unknownChallenge = {
    status: 400,
    code: 'webauthn_challenge_not_found',
    message: 'Challenge not found or already used',
  };

  test('a challenge takes one answer, of its own account, right or wrong', async () => {
    const [owner, stranger] = [await createOwner(identity), await createOwner(identity)];
    const { data } = await owner.client.passkey.startRegistration();
    const options = data?.options as CreationOptions;
    const body = { challenge_id: data?.challenge_id, credential: newAuthenticator().create(options) };
    expect(refusal(await verify(stranger.client, body))).toEqual(unknownChallenge);
    const wrong = newAuthenticator().create(options, { challenge: 'AAAA' });
    expect((await verify(owner.client, { ...body, credential: wrong })).status).toBe(400);
    expect(refusal(await verify(owner.client, body))).toEqual(unknownChallenge);
    const unknown = { ...body, challenge_id: randomUUID() };
    expect(refusal(await verify(owner.client, unknown))).toEqual(unknownChallenge);
  });

  test('a missing, malformed or unknown challenge is refused before the credential is read', async () => {
    const { client } = await createOwner(identity);
    const { data } = await client.passkey.startRegistration();
    const missing = (message: string) => ({ status: 400, code: 'validation_failed', message });
    const answers = [
      await verify(client, { credential: 'x' }),
      await verify(client, { challenge_id: null, credential: 'x' }),
      await verify(client, { challenge_id: data?.challenge_id }),
      await verify(client, { challenge_id: 'abc', credential: 'x' }),
      await verify(client, { challenge_id: randomUUID(), credential: 'x' }),
    ];
    expect(answers.map(refusal)).toEqual([
      missing('challenge_id is required'),
      missing('challenge_id is required'),
      missing('credential is required'),
      missing('challenge_id must be a valid UUID'),
      unknownChallenge,
    ]);
  });

  test('of concurrent answers, one is accepted', async () => {
    const { client } = await createOwner(identity);
    const { data } = await client.passkey.startRegistration();
    const credential = newAuthenticator().create(data?.options as CreationOptions);
    const body = { challenge_id: data?.challenge_id, credential };
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(client, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('a challenge that has expired', async () => {
    const { client } = await createOwner(identity);
    const { data } = await client.passkey.startRegistration();
    await identity.database.db
      .collection<{ _id: string }>('passkey_challenges')
      .updateOne({ _id: data?.challenge_id ?? '' }, { $set: { expires_at: new Date(Date.now() - 1000) } });
    const credential = newAuthenticator().create(data?.options as CreationOptions);
    expect(refusal(await verify(client, { challenge_id: data?.challenge_id, credential }))).toEqual({
      status: 400,
      code: 'webauthn_challenge_expired',
      message: 'Challenge has expired',
    });
  });

  test.each([null, 'x', { id: 'x' }, { id: { $ne: 1 } }])('%j is no credential', async (credential) => {
    const { client } = await createOwner(identity);
    const { data } = await client.passkey.startRegistration();
    expect(refusal(await verify(client, { challenge_id: data?.challenge_id, credential }))).toEqual({
      status: 400,
      code: 'webauthn_verification_failed',
      message: 'Invalid credential response',
    });
  });

  test('a key is registered once, for any account', async () => {
    const [owner, stranger] = [await createOwner(identity), await createOwner(identity)];
    const authenticator = newAuthenticator();
    await register(identity, owner.client, authenticator);
    for (const { client } of [owner, stranger]) {
      expect(refusal(await register(identity, client, authenticator))).toEqual({
        status: 422,
        code: 'webauthn_credential_exists',
        message: 'This credential is already registered',
      });
    }
  });

  test('ten passkeys is the limit, for concurrent requests too', async () => {
    const { client } = await createOwner(identity);
    for (let count = 0; count < 8; count += 1) await register(identity, client, newAuthenticator());
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => register(identity, client, newAuthenticator())),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    const tooMany = { status: 422, code: 'too_many_passkeys', message: 'Maximum number of passkeys reached' };
    expect(refused.map(refusal)).toEqual([tooMany, tooMany]);
    expect((await client.passkey.startRegistration()).error).toMatchObject({ code: 'too_many_passkeys' });
  });

  test('S23 where there is a second factor, passkeys are managed at aal2 alone', async () => {
    const { client, email } = await createProtected(identity);
    const { body } = await register(identity, client, newAuthenticator());
    const low = await signInAgain(identity, email);
    const { data } = await client.passkey.startRegistration();
    for (const [method, path, sent] of [
      ['POST', 'registration/options', {}],
      ['POST', 'registration/verify', { challenge_id: data?.challenge_id }],
      ['PATCH', String(body['id']), { friendly_name: 'Mine' }],
      ['DELETE', String(body['id']), undefined],
    ] as const) {
      expect(refusal(await callAs(identity, low, method, `/passkeys/${path}`, sent))).toEqual({
        status: 403,
        code: 'insufficient_aal',
        message: 'AAL2 session is required to manage passkeys when MFA is enabled',
      });
    }
    expect((await low.passkey.list()).data).toHaveLength(1);
  });

  test('passkeys of other accounts are not found', async () => {
    const [owner, stranger] = [await createOwner(identity), await createOwner(identity)];
    const { body } = await register(identity, owner.client, newAuthenticator());
    for (const id of [String(body['id']), randomUUID(), 'abc']) {
      for (const method of ['PATCH', 'DELETE']) {
        const sent = method === 'PATCH' ? { friendly_name: 'Mine' } : undefined;
        const answer = await callAs(identity, stranger.client, method, `/passkeys/${id}`, sent);
        expect(refusal(answer)).toEqual({
          status: 404,
          code: 'validation_failed',
          message: 'Passkey not found',
        });
      }
    }
    expect((await owner.client.passkey.list()).data).toMatchObject([{ friendly_name: 'Passkey' }]);
  });

  test.each([
    ['', 'friendly_name is required'],
    ['x'.repeat(121), 'friendly_name must be 120 characters or less'],
  ])('the name %j is refused', async (name, message) => {
    const { client } = await createOwner(identity);
    const { body } = await register(identity, client, newAuthenticator());
    const answer = await callAs(identity, client, 'PATCH', `/passkeys/${String(body['id'])}`, {
      friendly_name: name,
    });
    expect(refusal(answer)).toEqual({ status: 400, code: 'validation_failed', message });
  });

  test.each([
    [{ is_anonymous: true }, 403, 'no_authorization', 'Anonymous user not allowed to perform these actions'],
    [{ is_sso_user: true }, 422, 'validation_failed', 'SSO users cannot register passkeys'],
  ])('an account with %j has none', async (change, status, code, message) => {
    const { client, userId } = await createOwner(identity);
    await identity.database.db
      .collection<{ _id: string }>('users')
      .updateOne({ _id: userId }, { $set: change });
    const answer = await callAs(identity, client, 'POST', '/passkeys/registration/options', {});
    expect(refusal(answer)).toEqual({ status, code, message });
  });

  test('an administrator lists and deletes them', async () => {
    const { client, userId } = await createOwner(identity);
    const { body } = await register(identity, client, newAuthenticator());
    const token = await identity.signAdmin();
    const admin = new GoTrueAdminApi({
      url: `${identity.url}/auth/v1`,
      headers: { Authorization: `Bearer ${token}` },
    });
    const passkeyId = String(body['id']);
    expect((await admin.passkey.listPasskeys({ userId })).data).toMatchObject([{ id: passkeyId }]);
    const stranger = await createOwner(identity);
    const missing = await admin.passkey.deletePasskey({ userId: stranger.userId, passkeyId });
    expect(missing.error).toMatchObject({
      status: 404,
      code: 'validation_failed',
      message: 'Passkey not found',
    });
    expect((await admin.passkey.deletePasskey({ userId, passkeyId })).error).toBeNull();
    expect((await client.passkey.list()).data).toEqual([]);
    const unknown = await admin.passkey.listPasskeys({ userId: randomUUID() });
    expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  test('if disabled, every endpoint says so to any caller; administrators see existing ones', async () => {
    const off = await startTestIdentity();
    try {
      const { userId } = await createAccount(off);
      const path = `/auth/v1/admin/users/${userId}/passkeys`;
      expect(await call(off, 'GET', path)).toMatchObject({ status: 401 });
      const token = await off.signAdmin();
      expect(await call(off, 'GET', path, { token })).toMatchObject({ status: 200, text: '[]' });
      for (const [method, path] of [
        ['POST', 'passkeys/registration/options'],
        ['POST', 'passkeys/registration/verify'],
        ['POST', 'passkeys/authentication/options'],
        ['POST', 'passkeys/authentication/verify'],
        ['GET', 'passkeys'],
        ['GET', 'passkeys/'],
        ['PATCH', 'passkeys/abc'],
        ['DELETE', 'passkeys/abc'],
      ] as const) {
        const answer = await call(off, method, `/auth/v1/${path}`, { headers: currentVersion });
        expect(refusal(answer)).toEqual({
          status: 404,
          code: 'passkey_disabled',
          message: 'Passkeys are disabled',
        });
      }
      expect((await call(off, 'GET', '/auth/v1/settings')).body['passkeys_enabled']).toBe(false);
      expect((await call(identity, 'GET', '/auth/v1/settings')).body).toMatchObject({
        passkeys_enabled: true,
        passkeys_origins: [siteUrl],
      });
    } finally {
      await off.stop();
    }
  });
});
