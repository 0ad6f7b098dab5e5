import { call, currentVersion } from '../support/accounts';
import { startTestIdentity, type TestIdentity } from '../support/identity';
import {
  auditOf,
  callAs,
  codeOf,
  createOwner,
  createProtected,
  enrollTotp,
  forgetSteps,
  raise,
  refusal,
  signInAgain,
  wrongCodeOf,
} from '../support/factors';

describe('authenticator apps', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  const challenge = async (client: Parameters<typeof callAs>[1], factorId: string): Promise<string> => {
    const { body } = await callAs(identity, client, 'POST', `/factors/${factorId}/challenge`, {});
    return String(body['id']);
  };
  const verify = (client: Parameters<typeof callAs>[1], factorId: string, body: object) =>
    callAs(identity, client, 'POST', `/factors/${factorId}/verify`, body);

  test('enrolling returns a QR code, a secret and a URI for the app', async () => {
    const { client, email } = await createOwner(identity);
    const { status, body } = await callAs(identity, client, 'POST', '/factors', {
      factor_type: 'totp',
      friendly_name: 'My phone',
    });
    const totp = body['totp'] as Record<string, string>;
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: expect.any(String), type: 'totp', friendly_name: 'My phone', totp },
    });
    expect(totp['secret']).toMatch(/^[A-Z2-7]{32}$/);
    expect(totp['uri']).toBe(
      `otpauth://totp/sabi.test:${email}?algorithm=SHA1&digits=6&issuer=sabi.test&period=30&secret=${totp['secret']}`,
    );
    expect(totp['qr_code']).toMatch(/^<svg[^]*<\/svg>$/);
    // Used unescaped in a data: URL.
    expect(totp['qr_code']).not.toContain('#');
  });

  test('the issuer may be chosen, and nothing but the secret box reads the secret', async () => {
    const { client, userId } = await createOwner(identity);
    const { data } = await client.mfa.enroll({ factorType: 'totp', issuer: 'Sabi & Co' });
    expect(data?.totp.uri).toContain('otpauth://totp/Sabi%20%26%20Co:');
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    const stored = await identity.database.db.collection<{ _id: string }>('users').findOne({ _id: userId });
    expect(JSON.stringify(stored)).not.toContain(data?.totp.secret);
    expect(JSON.stringify(stored)).toContain('"secret":"v1.');
    const { text } = await callAs(identity, client, 'GET', '/user');
    expect(text).not.toContain('secret');
  });

  test('the client sees its factors and its level before and after the first code', async () => {
    const { client, userId } = await createOwner(identity);
    const { factorId, secret } = await enrollTotp(client, 'App');
    const level = async () => (await client.mfa.getAuthenticatorAssuranceLevel()).data;
    expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect((await client.mfa.listFactors()).data).toMatchObject({
      all: [{ id: factorId, factor_type: 'totp', status: 'unverified', friendly_name: 'App' }],
      totp: [],
    });
    const { data } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(data?.user.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
    expect(await level()).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId }]);
    expect(await auditOf(identity, userId)).toEqual(
      expect.arrayContaining(['factor_in_progress', 'challenge_created', 'verification_attempted']),
    );
  });

  test('S22 a code of one step is refused the second time, also by another challenge', async () => {
    const { client, userId, factorId, secret } = await createProtected(identity);
    await forgetSteps(identity, userId);
    const code = codeOf(secret);
    const first = await verify(client, factorId, { challenge_id: await challenge(client, factorId), code });
    expect(first.status).toBe(200);
    const again = await signInAgain(identity, String((first.body['user'] as { email: string }).email));
    const second = await verify(again, factorId, { challenge_id: await challenge(again, factorId), code });
    expect(refusal(second)).toEqual({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
  });

  test('S22 an older step is refused once a newer one was used, by the server’s clock', async () => {
    const { client, userId, factorId, secret } = await createProtected(identity);
    await forgetSteps(identity, userId);
    const newer = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect(newer.error).toBeNull();
    const older = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(older.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  });

  test('S22 of ten requests with one code at once, one is right', async () => {
    const { client, userId, factorId, secret } = await createProtected(identity);
    const challenges = await Promise.all(Array.from({ length: 10 }, () => challenge(client, factorId)));
    await forgetSteps(identity, userId);
    const code = codeOf(secret);
    const answers = await Promise.all(
      challenges.map((challengeId) => verify(client, factorId, { challenge_id: challengeId, code })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 422)]);
  });

  test('S22 after ten attempts the account has to wait a quarter of an hour, in any session', async () => {
    const { client, email, factorId, secret } = await createProtected(identity);
    const challengeId = await challenge(client, factorId);
    const code = wrongCodeOf(secret);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await verify(client, factorId, { challenge_id: challengeId, code })).status).toBe(422);
    }
    const other = await signInAgain(identity, email);
    const refused = await verify(other, factorId, {
      challenge_id: await challenge(other, factorId),
      code: codeOf(secret, 1),
    });
    expect(refusal(refused)).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
  });

  test('S22 a right answer resets the count of wrong ones', async () => {
    const owner = await createProtected(identity);
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) {
        const { error } = await owner.client.mfa.challengeAndVerify({
          factorId: owner.factorId,
          code: wrongCodeOf(owner.secret),
        });
        expect(error?.code).toBe('mfa_verification_failed');
      }
      await raise(identity, owner, owner);
    }
  });

  test('disabled enrolling or verifying is reported', async () => {
    const off = await startTestIdentity({
      MFA_TOTP_ENROLL_ENABLED: 'false',
      MFA_TOTP_VERIFY_ENABLED: 'false',
    });
    try {
      const { client, userId } = await createOwner(off);
      const enrolled = await callAs(off, client, 'POST', '/factors', { factor_type: 'totp' });
      expect(refusal(enrolled)).toEqual({
        status: 422,
        code: 'mfa_totp_enroll_not_enabled',
        message: 'MFA enroll is disabled for TOTP',
      });
      const id = '9e3c9b0e-7f0c-4c58-a5a6-2b2f4a8a1d11';
      const factor = { id, factor_type: 'totp', status: 'unverified', friendly_name: 'old' };
      await off.database.db
        .collection<{ _id: string }>('users')
        .updateOne({ _id: userId }, { $set: { factors: [factor] } });
      for (const path of ['challenge', 'verify']) {
        const answer = await callAs(off, client, 'POST', `/factors/${id}/${path}`, {});
        expect(refusal(answer)).toEqual({
          status: 422,
          code: 'mfa_totp_verify_not_enabled',
          message: 'MFA verification is disabled for TOTP',
        });
      }
    } finally {
      await off.stop();
    }
  });

  test('enrolling needs a session', async () => {
    const { status, body } = await call(identity, 'POST', '/auth/v1/factors', {
      body: { factor_type: 'totp' },
      headers: currentVersion,
    });
    expect({ status, code: body['code'] }).toEqual({ status: 401, code: 'no_authorization' });
  });
});
