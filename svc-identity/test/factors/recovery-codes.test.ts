import { GoTrueAdminApi, type GoTrueClient } from '@supabase/auth-js';
import { eventually } from '@sabi/test-kit/eventually';
import { startTestIdentity, type TestIdentity } from '../support/identity';
import {
  auditOf,
  callAs,
  claimsOf,
  createOwner,
  createProtected,
  refusal,
  signInAgain,
  tokensOf,
} from '../support/factors';

describe('recovery codes', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  const generate = async (client: GoTrueClient) => {
    const { data, error } = await client.mfa.recoveryCodes.generate();
    if (error) throw error;
    return data;
  };
  const createHolder = async () => {
    const owner = await createProtected(identity);
    return { ...owner, issued: await generate(owner.client) };
  };
  const codesOf = ({ codes: [one = '', two = '', three = ''] }: { codes: string[] }) =>
    [one, two, three] as const;
  const path = '/factors/recovery-codes';

  test('ten codes of 16 lower-case characters, shown once and stored as hashes', async () => {
    const { client, userId, issued } = await createHolder();
    expect(issued).toEqual({
      id: expect.any(String),
      type: 'recovery_code',
      friendly_name: 'Recovery codes',
      total: 10,
      codes: Array.from({ length: 10 }, () => expect.stringMatching(/^[a-z0-9]{16}$/)),
    });
    const stored = await identity.database.db
      .collection<{ _id: string }>('recovery_codes')
      .findOne({ _id: userId });
    for (const code of issued.codes) expect(JSON.stringify(stored)).not.toContain(code);
    expect((await client.mfa.recoveryCodes.getStatus()).data).toEqual({
      id: issued.id,
      type: 'recovery_code',
      total: 10,
      remaining: 10,
    });
    expect((await client.mfa.listFactors()).data?.recovery_code).toMatchObject([
      { id: issued.id, friendly_name: 'Recovery codes', status: 'verified' },
    ]);
  });

  test('a code raises the session, however it is typed, once', async () => {
    const { email, userId, issued } = await createHolder();
    const [code] = codesOf(issued);
    const typed = ` ${code.toUpperCase().replaceAll(/(.{4})/g, '$1-')} `;
    const client = await signInAgain(identity, email);
    expect(await generateStatus(client)).toMatchObject({ remaining: 10 });
    const { data, error } = await client.mfa.recoveryCodes.verify({ code: typed });
    expect(error).toBeNull();
    expect(data?.user.factors).toHaveLength(2);
    expect(claimsOf((await tokensOf(client)).access)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    });
    expect(await generateStatus(client)).toMatchObject({ total: 10, remaining: 9 });
    const again = await client.mfa.recoveryCodes.verify({ code });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    expect(await auditOf(identity, userId)).toContain('verification_attempted');
  });

  /** The mail with a subject, and the stored notice. */
  const readNotice = async (
    { email, userId }: { email: string; userId: string },
    kind: string,
    subject: string,
  ) => {
    const mail = await eventually(() => {
      const found = identity.mailServer.mailsTo(email).find((sent) => sent.subject === subject);
      if (!found) throw new Error('the mail has not arrived');
      return found;
    });
    const notices = identity.database.db.collection('notices').find({ user_id: userId, kind });
    return { text: mail.text, noted: await notices.toArray() };
  };

  test('S24 its owner is mailed that a code was used, from where, and how many are left', async () => {
    const holder = await createHolder();
    const [code] = codesOf(holder.issued);
    const client = await signInAgain(identity, holder.email);
    expect((await client.mfa.recoveryCodes.verify({ code })).error).toBeNull();
    expect((await client.mfa.recoveryCodes.verify({ code })).error).not.toBeNull();
    const subject = 'A recovery code was used for your Sabi account';
    const { text, noted } = await readNotice(holder, 'recovery_code_used', subject);
    expect(text).toContain('You have 9 codes left.');
    expect(text).toContain('IP address: 127.0.0.1');
    expect(noted).toHaveLength(1);
  });

  test('S24 its owner is mailed that the codes were replaced', async () => {
    const holder = await createHolder();
    expect((await holder.client.mfa.recoveryCodes.regenerate()).error).toBeNull();
    const subject = 'New recovery codes were made for your Sabi account';
    expect((await readNotice(holder, 'recovery_codes_replaced', subject)).noted).toHaveLength(1);
  });

  test('S15 of ten requests with one code at once, one is right', async () => {
    const { email, issued } = await createHolder();
    const [code] = codesOf(issued);
    const client = await signInAgain(identity, email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => callAs(identity, client, 'POST', `${path}/verify`, { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  test.each(['', 'k4m9x7qp2ab8ht3z', '$ne', null])('%j is no code', async (code) => {
    const { client } = await createHolder();
    expect(refusal(await callAs(identity, client, 'POST', `${path}/verify`, { code }))).toEqual({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid recovery code entered',
    });
  });

  test('codes of another account are refused', async () => {
    const [one, other] = await Promise.all([createHolder(), createHolder()]);
    const { error } = await one.client.mfa.recoveryCodes.verify({ code: codesOf(other.issued)[0] });
    expect(error).toMatchObject({ code: 'mfa_verification_failed' });
    expect(await generateStatus(other.client)).toMatchObject({ remaining: 10 });
  });

  test('after five wrong ones the account has to wait, until it gets new codes', async () => {
    const { client, issued } = await createHolder();
    const [code] = codesOf(issued);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { error } = await client.mfa.recoveryCodes.verify({ code: 'wrong' });
      expect(error).toMatchObject({ status: 422 });
    }
    const locked = await callAs(identity, client, 'POST', `${path}/verify`, { code });
    expect(refusal(locked)).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    const { data } = await client.mfa.recoveryCodes.regenerate();
    const renewed = await client.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' });
    expect(renewed.error).toBeNull();
  });

  test('a right code resets the count of wrong ones', async () => {
    const { client, issued } = await createHolder();
    for (const code of codesOf(issued)) {
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await client.mfa.recoveryCodes.verify({ code: 'wrong' });
      }
      expect((await client.mfa.recoveryCodes.verify({ code })).error).toBeNull();
    }
  });

  test('new codes end the older ones; factor and name stay', async () => {
    const { client } = await createProtected(identity);
    const first = await client.mfa.recoveryCodes.generate({ friendlyName: 'Backup codes' });
    const { data } = await client.mfa.recoveryCodes.regenerate();
    expect(data).toMatchObject({ id: first.data?.id, friendly_name: 'Backup codes', total: 10 });
    expect(data?.codes).toHaveLength(10);
    const old = await client.mfa.recoveryCodes.verify({ code: first.data?.codes[0] ?? '' });
    expect(old.error).toMatchObject({ code: 'mfa_verification_failed' });
  });

  test('removing them lowers the session they raised', async () => {
    const { email, issued } = await createHolder();
    const client = await signInAgain(identity, email);
    await client.mfa.recoveryCodes.verify({ code: codesOf(issued)[0] });
    const { data, error } = await client.mfa.recoveryCodes.unenroll();
    expect({ data, error }).toEqual({ data: { id: issued.id }, error: null });
    const { data: refreshed } = await client.refreshSession();
    expect(claimsOf(refreshed.session?.access_token ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
    expect((await client.mfa.recoveryCodes.getStatus()).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
  });

  test('S23 at aal1 they are counted and used, not created, replaced or removed', async () => {
    const { email } = await createHolder();
    const low = await signInAgain(identity, email);
    for (const [method, at] of [
      ['POST', path],
      ['POST', `${path}/regenerate`],
      ['DELETE', path],
    ] as const) {
      const answer = await callAs(identity, low, method, at);
      expect(refusal(answer)).toMatchObject({ status: 403, code: 'insufficient_aal' });
    }
    expect((await callAs(identity, low, 'GET', path)).status).toBe(200);
  });

  test('there is one set; without one, each request is an error', async () => {
    const { client } = await createProtected(identity);
    for (const [method, at] of [
      ['GET', path],
      ['POST', `${path}/verify`],
      ['POST', `${path}/regenerate`],
      ['DELETE', path],
    ] as const) {
      const answer = await callAs(identity, client, method, at, at.endsWith('verify') ? {} : undefined);
      expect(refusal(answer)).toEqual({
        status: 404,
        code: 'mfa_factor_not_found',
        message: 'Factor not found',
      });
    }
    const answers = await Promise.all([1, 2, 3].map(() => callAs(identity, client, 'POST', path)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(refusal(await callAs(identity, client, 'POST', path))).toMatchObject({
      status: 422,
      code: 'mfa_verified_factor_exists',
    });
  });

  test('their name is unique among the factors', async () => {
    const { client } = await createProtected(identity);
    const name = (await client.mfa.listFactors()).data?.totp[0]?.friendly_name ?? '';
    const { error } = await client.mfa.recoveryCodes.generate({ friendlyName: name });
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  });

  test('they are never the only factor', async () => {
    const { client, userId, factorId, issued } = await createHolder();
    expect(refusal(await callAs(identity, client, 'DELETE', `/factors/${factorId}`))).toMatchObject({
      status: 422,
      code: 'mfa_recovery_codes_sole_factor',
    });
    const admin = new GoTrueAdminApi({
      url: `${identity.url}/auth/v1`,
      headers: { Authorization: `Bearer ${await identity.signAdmin()}` },
    });
    await admin.mfa.deleteFactor({ userId, id: factorId });
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    const { error } = await client.mfa.recoveryCodes.verify({ code: codesOf(issued)[0] });
    expect(error).toMatchObject({ code: 'mfa_factor_not_found' });
    expect(
      await identity.database.db
        .collection<{ _id: string }>('recovery_codes')
        .countDocuments({ _id: userId }),
    ).toBe(0);
    const { client: bare, userId: bareId } = await createOwner(identity);
    await identity.database.db
      .collection('sessions')
      .updateMany({ user_id: bareId }, { $set: { aal: 'aal2', amr: [{ method: 'totp', at: new Date() }] } });
    expect((await bare.mfa.recoveryCodes.generate()).error).toMatchObject({
      status: 422,
      code: 'mfa_recovery_codes_sole_factor',
    });
  });

  test.each(['challenge', 'verify'])('they have no %s at the endpoints of single factors', async (step) => {
    const { client, issued } = await createHolder();
    const answer = await callAs(identity, client, 'POST', `/factors/${issued.id}/${step}`, {});
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'validation_failed' });
    const removed = await callAs(identity, client, 'DELETE', `/factors/${issued.id}`);
    expect(refusal(removed)).toMatchObject({
      status: 422,
      message: 'Recovery codes are not dealt with at this endpoint, use DELETE /factors/recovery-codes',
    });
  });

  test('if disabled, each request is an error', async () => {
    const off = await startTestIdentity({
      MFA_RECOVERY_CODES_ENROLL_ENABLED: 'false',
      MFA_RECOVERY_CODES_VERIFY_ENABLED: 'false',
    });
    try {
      const { client } = await createOwner(off);
      for (const at of [path, `${path}/regenerate`]) {
        expect(refusal(await callAs(off, client, 'POST', at))).toMatchObject({
          status: 422,
          code: 'mfa_recovery_codes_enroll_not_enabled',
        });
      }
      expect(refusal(await callAs(off, client, 'POST', `${path}/verify`, { code: 'x' }))).toMatchObject({
        status: 422,
        code: 'mfa_recovery_codes_verify_not_enabled',
      });
    } finally {
      await off.stop();
    }
  });

  const generateStatus = async (client: GoTrueClient) => (await client.mfa.recoveryCodes.getStatus()).data;
});
