import type { GoTrueClient } from '@supabase/auth-js';
import { type Answer, call, currentVersion } from '../support/accounts';
import { claimsOf } from '../support/claims';
import {
  callAs,
  createOwner,
  createProtected,
  enrollTotp,
  raise,
  refusal,
  signInAgain,
  type SignedInAccount,
} from '../support/factors';
import type { TestIdentity } from '../support/identity';
import {
  beginAuthorization,
  createApplication,
  exchange,
  obtainTokens,
  refresh,
  startOAuthServer,
  type TestApplication,
} from '../support/oauth';

let identity: TestIdentity;
let application: TestApplication;
const insufficient = { status: 403, code: 'insufficient_aal' };

beforeAll(async () => {
  identity = await startOAuthServer({ SESSIONS_ALLOW_LOW_AAL: '15m' });
});

afterAll(() => identity.stop());

beforeEach(async () => {
  application = await createApplication(identity);
});

describe('consent by the password alone of an account with a second factor', () => {
  let owner: Awaited<ReturnType<typeof createProtected>>;
  let lower: GoTrueClient;
  const ask = (method: string, path: string, body?: object): Promise<Answer> =>
    callAs(identity, lower, method, path, body);
  const storedAuthorization = (id: string) =>
    identity.database.db.collection<{ _id: string }>('oauth_authorizations').findOne({ _id: id });

  beforeEach(async () => {
    owner = await createProtected(identity);
    lower = await signInAgain(identity, owner.email);
  });

  test('S23 an application is neither shown, approved nor denied, and its owner decides later', async () => {
    const { authorizationId, verifier } = await beginAuthorization(identity, application);
    const path = `/oauth/authorizations/${authorizationId}`;
    expect(refusal(await ask('GET', path))).toMatchObject(insufficient);
    expect(await storedAuthorization(authorizationId)).toMatchObject({ user_id: null });

    await owner.client.oauth.getAuthorizationDetails(authorizationId);
    for (const action of ['approve', 'deny'])
      expect(refusal(await ask('POST', `${path}/consent`, { action }))).toMatchObject(insufficient);
    expect(await storedAuthorization(authorizationId)).toMatchObject({ status: 'pending', code_hash: null });
    expect((await owner.client.oauth.listGrants()).data).toEqual([]);

    const { data } = await owner.client.oauth.approveAuthorization(authorizationId);
    const code = new URL(data?.redirect_url ?? '').searchParams.get('code') ?? '';
    expect((await exchange(identity, application, { code, verifier })).status).toBe(200);
  });

  test('S23 an earlier consent gives no code', async () => {
    await obtainTokens(identity, application, owner.client);
    const { authorizationId } = await beginAuthorization(identity, application);
    const answer = await ask('GET', `/oauth/authorizations/${authorizationId}`);
    expect(refusal(answer)).toMatchObject(insufficient);
    expect(answer.body).not.toHaveProperty('redirect_url');
    expect(await storedAuthorization(authorizationId)).toMatchObject({ status: 'pending', code_hash: null });
  });

  test('S23 no consent is listed or revoked', async () => {
    const tokens = await obtainTokens(identity, application, owner.client);
    expect(refusal(await ask('GET', '/user/oauth/grants'))).toMatchObject(insufficient);
    const path = `/user/oauth/grants?client_id=${application.client_id}`;
    expect(refusal(await ask('DELETE', path))).toMatchObject(insufficient);
    expect((await refresh(identity, application, tokens['refresh_token'])).status).toBe(200);
  });
});

describe('a session of an application', () => {
  const longAgo = new Date(Date.now() - 16 * 60_000);
  const userInfo = (token: unknown) =>
    call(identity, 'GET', '/auth/v1/oauth/userinfo', { token: String(token), headers: currentVersion });

  /** Older than a session may last without the second factor. */
  const ageSessions = (userId: string) =>
    identity.database.db
      .collection('sessions')
      .updateMany({ user_id: userId }, { $set: { created_at: longAgo } });

  /** @returns claims of the renewed access token */
  async function expectAlive(tokens: Record<string, string>): Promise<Record<string, unknown>> {
    expect((await userInfo(tokens['access_token'])).status).toBe(200);
    const { status, body } = await refresh(identity, application, tokens['refresh_token']);
    expect([status, body['expires_in']]).toEqual([200, 3600]);
    expect((await userInfo(body['access_token'])).status).toBe(200);
    const claims = claimsOf(body['access_token']);
    expect(claims).not.toHaveProperty('required_aal');
    return claims;
  }

  const enrollAndRaise = async (account: SignedInAccount) => {
    const factor = await enrollTotp(account.client);
    await raise(identity, account, factor);
    return factor;
  };

  test('continues when the account gets its first factor, which ends the sign-ins without it', async () => {
    const account = await createOwner(identity);
    const other = await signInAgain(identity, account.email);
    const tokens = await obtainTokens(identity, application, account.client);
    await enrollAndRaise(account);
    expect((await callAs(identity, other, 'GET', '/user')).body['code']).toBe('session_not_found');
    expect(await expectAlive(tokens)).toMatchObject({ aal: 'aal1' });
  });

  test('continues when its owner signs in elsewhere with a code, or with a recovery code', async () => {
    const account = await createOwner(identity);
    const tokens = await obtainTokens(identity, application, account.client);
    const factor = await enrollAndRaise(account);
    const { data } = await account.client.mfa.recoveryCodes.generate();
    const byCode = await signInAgain(identity, account.email);
    await raise(identity, { ...account, client: byCode }, factor);
    const byRecovery = await signInAgain(identity, account.email);
    await byRecovery.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' });
    await expectAlive(tokens);
  });

  test('continues after the time that a sign-in may be used without the second factor', async () => {
    const account = await createOwner(identity);
    const tokens = await obtainTokens(identity, application, account.client);
    await enrollAndRaise(account);
    const lower = await signInAgain(identity, account.email);
    await ageSessions(account.userId);
    expect((await lower.refreshSession()).error).toMatchObject({ code: 'session_expired' });
    await expectAlive(tokens);
  });

  test('has the level of its consent, which no change of factors lowers', async () => {
    const owner = await createProtected(identity);
    const tokens = await obtainTokens(identity, application, owner.client);
    expect(claimsOf(tokens['access_token'])).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'oauth_provider/authorization_code' }],
    });
    await owner.client.mfa.unenroll({ factorId: owner.factorId });
    expect(await expectAlive(tokens)).toMatchObject({ aal: 'aal2' });
  });

  test('ends with its grant, and with a new password', async () => {
    const { client } = await createProtected(identity);
    const revoked = await obtainTokens(identity, application, client);
    await client.oauth.revokeGrant({ clientId: application.client_id });
    const replaced = await obtainTokens(identity, application, client);
    await client.updateUser({ password: 'jendela-7-biru' });
    for (const tokens of [revoked, replaced]) {
      expect((await userInfo(tokens['access_token'])).body['code']).toBe('session_not_found');
      expect((await refresh(identity, application, tokens['refresh_token'])).body['error']).toBe(
        'invalid_grant',
      );
    }
  });
});
