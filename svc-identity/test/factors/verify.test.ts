import { randomUUID } from 'node:crypto';
import { call, createAccount, currentVersion } from '../support/accounts';
import { startTestIdentity, type TestIdentity } from '../support/identity';
import {
  callAs,
  claimsOf,
  codeOf,
  createOwner,
  createProtected,
  enrollTotp,
  forgetSteps,
  raise,
  refusal,
  signInAgain,
  tokensOf,
  wrongCodeOf,
} from '../support/factors';

describe('challenges and their answers', () => {
  let identity: TestIdentity;
  let owner: Awaited<ReturnType<typeof createProtected>>;

  beforeAll(async () => {
    identity = await startTestIdentity();
    owner = await createProtected(identity);
  });

  afterAll(() => identity.stop());

  beforeEach(() => identity.database.db.collection('attempts').deleteMany({ key: /^factor:/ }));

  const post = (path: string, body?: unknown) => callAs(identity, owner.client, 'POST', path, body);
  const challenge = async (factorId = owner.factorId) =>
    String((await post(`/factors/${factorId}/challenge`, {})).body['id']);
  const verify = (body: object, factorId = owner.factorId) => post(`/factors/${factorId}/verify`, body);
  const change = (id: string, update: object) =>
    identity.database.db
      .collection<{ _id: string }>('factor_challenges')
      .updateOne({ _id: id }, { $set: update });

  test('a challenge lasts five minutes; a body is not needed', async () => {
    const before = Math.floor(Date.now() / 1000);
    const { status, body } = await post(`/factors/${owner.factorId}/challenge`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: expect.any(String), type: 'totp', expires_at: expect.any(Number) },
    });
    const begins = Number(body['expires_at']) - 300;
    expect(begins).toBeGreaterThanOrEqual(before);
    expect(begins).toBeLessThanOrEqual(Date.now() / 1000);
  });

  test.each(['challenge', 'verify'])('%s: an invalid id, and a factor of another account', async (path) => {
    expect(refusal(await post(`/factors/abc/${path}`, {}))).toEqual({
      status: 404,
      code: 'validation_failed',
      message: 'factor_id must be an UUID',
    });
    const stranger = await createOwner(identity);
    const { factorId } = await enrollTotp(stranger.client);
    for (const id of [factorId, randomUUID()]) {
      expect(refusal(await post(`/factors/${id}/${path}`, {}))).toEqual({
        status: 404,
        code: 'mfa_factor_not_found',
        message: 'Factor not found',
      });
    }
  });

  test.each(['challenge', 'verify'])('%s: authentication comes first', async (path) => {
    const { status, body } = await call(identity, 'POST', `/auth/v1/factors/abc/${path}`, {
      headers: currentVersion,
    });
    expect({ status, code: body['code'] }).toEqual({ status: 401, code: 'no_authorization' });
  });

  test('a code is required', async () => {
    const answer = await verify({ challenge_id: await challenge() });
    expect(refusal(answer)).toEqual({
      status: 400,
      code: 'validation_failed',
      message: 'Code needs to be non-empty',
    });
  });

  test('a wrong code, and the right one after it', async () => {
    const id = await challenge();
    const wrong = await verify({ challenge_id: id, code: wrongCodeOf(owner.secret) });
    expect(refusal(wrong)).toEqual({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
    await forgetSteps(identity, owner.userId);
    const right = await verify({ challenge_id: id, code: codeOf(owner.secret) });
    expect(right.status).toBe(200);
    await save(right.body);
  });

  test.each([
    ['unknown', async () => randomUUID()],
    ['no id', async () => 'abc'],
    [
      'of another factor',
      async () => {
        const { factorId } = await enrollTotp(owner.client);
        return challenge(factorId);
      },
    ],
  ])('a challenge that is %s', async (_name, find) => {
    const answer = await verify({ challenge_id: await find(), code: '123456' });
    expect(refusal(answer)).toEqual({
      status: 422,
      code: 'mfa_factor_not_found',
      message: 'MFA factor with the provided challenge ID not found',
    });
  });

  test.each([
    ['from another address', { ip: '203.0.113.9' }],
    ['answered before', { used_at: new Date() }],
  ])('a challenge %s', async (_name, update) => {
    const id = await challenge();
    await change(id, update);
    await forgetSteps(identity, owner.userId);
    const answer = await verify({ challenge_id: id, code: codeOf(owner.secret) });
    expect(refusal(answer)).toEqual({
      status: 422,
      code: 'mfa_ip_address_mismatch',
      message: 'Challenge and verify IP addresses mismatch.',
    });
  });

  test('a challenge that has expired', async () => {
    const id = await challenge();
    await change(id, { expires_at: new Date(Date.now() - 1000) });
    const answer = await verify({ challenge_id: id, code: codeOf(owner.secret) });
    expect(refusal(answer)).toEqual({
      status: 422,
      code: 'mfa_challenge_expired',
      message: `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    });
  });

  test('the same session is raised: same id, new refresh token, the old one ends', async () => {
    const fresh = await createOwner(identity);
    const before = await tokensOf(fresh.client);
    await raise(identity, fresh, await enrollTotp(fresh.client));
    const after = await tokensOf(fresh.client);
    const [low, high] = [claimsOf(before.access), claimsOf(after.access)];
    expect(high['session_id']).toBe(low['session_id']);
    expect(low).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect(high).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] });
    expect(after.refresh).not.toBe(before.refresh);
    const tokens = identity.database.db.collection('refresh_tokens');
    const active = await tokens.find({ session_id: high['session_id'], revoked: false }).toArray();
    expect(active).toHaveLength(1);
    await tokens.updateMany({ session_id: high['session_id'], revoked: true }, [
      { $set: { revoked_at: { $subtract: ['$revoked_at', 60_000] } } },
    ]);
    const { data } = await fresh.client.refreshSession();
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
    const late = await call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: before.refresh },
      headers: currentVersion,
    });
    expect(refusal(late)).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  });

  test('S23 the account’s sessions without the factor end, those with it continue', async () => {
    const { client, email, userId, factorId, secret } = await createProtected(identity);
    const high = await signInAgain(identity, email);
    await raise(identity, { client: high, email, userId }, { factorId, secret });
    const low = await signInAgain(identity, email);
    await raise(identity, { client, email, userId }, { factorId, secret });
    expect((await high.getUser()).error).toBeNull();
    expect((await callAs(identity, low, 'GET', '/user')).body['code']).toBe('session_not_found');
    expect(refusal(await refresh(await tokensOf(low)))).toMatchObject({ code: 'refresh_token_not_found' });
  });

  test('unverified factors of the type are removed', async () => {
    const fresh = await createOwner(identity);
    await enrollTotp(fresh.client, 'forgotten');
    await raise(identity, fresh, await enrollTotp(fresh.client, 'used'));
    const all = (await fresh.client.mfa.listFactors()).data?.all ?? [];
    expect(all.map(({ friendly_name: name }) => name)).toEqual(['used']);
  });

  test('a token without a session raises none', async () => {
    const { factorId, secret } = owner;
    const token = await identity.sign({ sub: owner.userId, session_id: undefined });
    const id = await challenge();
    await forgetSteps(identity, owner.userId);
    const answer = await call(identity, 'POST', `/auth/v1/factors/${factorId}/verify`, {
      token,
      body: { challenge_id: id, code: codeOf(secret) },
      headers: currentVersion,
    });
    expect(refusal(answer)).toMatchObject({ status: 403, code: 'session_not_found' });
  });

  test('S23 a new sign-in starts at aal1', async () => {
    const account = await createAccount(identity);
    const client = await signInAgain(identity, account.email);
    await raise(identity, { ...account, client }, await enrollTotp(client));
    const again = await signInAgain(identity, account.email);
    const { data } = await again.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  });

  async function save(body: Record<string, unknown>): Promise<void> {
    await owner.client.setSession({
      access_token: String(body['access_token']),
      refresh_token: String(body['refresh_token']),
    });
  }

  const refresh = ({ refresh: token }: { refresh: string }) =>
    call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: token },
      headers: currentVersion,
    });
});
