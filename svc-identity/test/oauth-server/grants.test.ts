import { randomUUID } from 'node:crypto';
import { call, createAccount, createSignedIn, currentVersion, signIn } from '../support/accounts';
import type { TestIdentity } from '../support/identity';
import {
  beginAuthorization,
  createApplication,
  exchange,
  obtainCode,
  obtainTokens,
  refresh,
  startOAuthServer,
  type TestApplication,
} from '../support/oauth';

describe('grants of applications', () => {
  let identity: TestIdentity;
  let application: TestApplication;
  let account: Awaited<ReturnType<typeof createSignedIn>>;
  const getUserInfo = async (token: unknown) =>
    (
      await call(identity, 'GET', '/auth/v1/oauth/userinfo', {
        token: String(token),
        headers: currentVersion,
      })
    ).body;

  beforeAll(async () => {
    identity = await startOAuthServer();
  });

  afterAll(() => identity.stop());

  beforeEach(async () => {
    application = await createApplication(identity, { client_uri: 'https://app.test' });
    account = await createSignedIn(identity);
  });

  test("S36 an application cannot administrate, even for an administrator's account", async () => {
    const users = identity.database.db.collection('users');
    await users.updateOne({ email: account.email }, { $set: { role: 'service_role' } });
    const { access_token: token = '' } = await obtainTokens(identity, application, account.client);
    const answer = await call(identity, 'GET', '/auth/v1/admin/users', { token, headers: currentVersion });
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_admin' } });
  });

  describe('userinfo', () => {
    const metadata = {
      name: 'Ayu Lestari',
      avatar_url: 'https://app.test/ayu.png',
      username: 'ayu',
      level: 3,
    };
    const phone = '628123456789';
    let phones = 10;
    const infoFor = async (scope: string) => {
      const { email, userId } = await createAccount(identity, { user_metadata: metadata });
      await identity.database.db
        .collection<{ _id: string }>('users')
        .updateOne(
          { _id: userId },
          { $set: { phone: `${phone}${(phones += 1)}`, phone_confirmed_at: null } },
        );
      const client = await signIn(identity, email);
      const tokens = await obtainTokens(identity, application, client, { scope });
      return { email, userId, info: await getUserInfo(tokens['access_token']) };
    };

    test('openid shows who it is', async () => {
      const { userId, info } = await infoFor('openid offline_access');
      expect(info).toEqual({ sub: userId });
    });

    test('email shows the address', async () => {
      const { userId, email, info } = await infoFor('email');
      expect(info).toEqual({ sub: userId, email, email_verified: true });
    });

    test("profile shows the owner's metadata", async () => {
      const { userId, info } = await infoFor('openid profile');
      expect(info).toEqual({
        sub: userId,
        name: 'Ayu Lestari',
        picture: 'https://app.test/ayu.png',
        preferred_username: 'ayu',
        updated_at: expect.any(Number),
        user_metadata: expect.objectContaining(metadata),
      });
    });

    test('phone shows the number', async () => {
      const { userId, info } = await infoFor('phone');
      expect(info).toEqual({ sub: userId, phone: expect.stringContaining(phone), phone_verified: false });
    });

    test('a session of no application has no scopes', async () => {
      const own = (await account.client.getSession()).data.session?.access_token;
      expect(await getUserInfo(own)).toEqual({ sub: account.userId });
    });

    test('without a token it is 401', async () => {
      const { status } = await call(identity, 'GET', '/auth/v1/oauth/userinfo');
      expect(status).toBe(401);
    });
  });

  test('grants are listed newest first', async () => {
    expect((await account.client.oauth.listGrants()).data).toEqual([]);
    const other = await createApplication(identity, { client_name: 'Other' });
    await obtainCode(identity, application, account.client);
    await obtainCode(identity, other, account.client, { scope: 'email' });
    expect((await account.client.oauth.listGrants()).data).toEqual([
      { client: { id: other.client_id, name: 'Other' }, scopes: ['email'], granted_at: expect.any(String) },
      {
        client: { id: application.client_id, name: 'Partner', uri: 'https://app.test' },
        scopes: ['openid', 'email'],
        granted_at: expect.any(String),
      },
    ]);
    const stranger = await createSignedIn(identity);
    expect((await stranger.client.oauth.listGrants()).data).toEqual([]);
  });

  test("a revoked consent ends the application's sessions and no other, and is requested again", async () => {
    const other = await createApplication(identity);
    const [revoked, kept] = [
      await obtainTokens(identity, application, account.client),
      await obtainTokens(identity, other, account.client),
    ];
    const { error } = await account.client.oauth.revokeGrant({ clientId: application.client_id });
    expect(error).toBeNull();
    expect((await refresh(identity, application, revoked['refresh_token'])).body['error']).toBe(
      'invalid_grant',
    );
    expect(await getUserInfo(revoked['access_token'])).toMatchObject({ code: 'session_not_found' });
    expect(await getUserInfo(kept['access_token'])).toMatchObject({ sub: account.userId });
    expect((await account.client.getUser()).error).toBeNull();
    const { data } = await account.client.oauth.listGrants();
    expect(data?.map(({ client }) => client.id)).toEqual([other.client_id]);

    const { authorizationId } = await beginAuthorization(identity, application);
    const opened = await account.client.oauth.getAuthorizationDetails(authorizationId);
    expect(opened.data).toHaveProperty('authorization_id');
  });

  test("another account's sessions of the application stay", async () => {
    const stranger = await createSignedIn(identity);
    const theirs = await obtainTokens(identity, application, stranger.client);
    await obtainTokens(identity, application, account.client);
    await account.client.oauth.revokeGrant({ clientId: application.client_id });
    expect((await refresh(identity, application, theirs['refresh_token'])).status).toBe(200);
  });

  test('a code from before is invalid after it', async () => {
    const obtained = await obtainCode(identity, application, account.client);
    await account.client.oauth.revokeGrant({ clientId: application.client_id });
    expect((await exchange(identity, application, obtained)).body).toEqual({
      error: 'invalid_grant',
      error_description: 'Consent has been revoked',
    });
  });

  test('a code used during the revocation leaves no session', async () => {
    const obtained = await obtainCode(identity, application, account.client);
    const [exchanged, revoked] = await Promise.all([
      exchange(identity, application, obtained),
      account.client.oauth.revokeGrant({ clientId: application.client_id }),
    ]);
    expect(revoked.error).toBeNull();
    expect([200, 400]).toContain(exchanged.status);
    const sessions = identity.database.db.collection('sessions');
    expect(await sessions.countDocuments({ 'oauth.client_id': application.client_id })).toBe(0);
  });

  test.each([
    ['no application', '', 400, 'validation_failed', 'client_id query parameter is required'],
    ['no id', 'x', 400, 'validation_failed', 'invalid client_id format'],
    [
      'one without a grant',
      randomUUID(),
      404,
      'oauth_consent_not_found',
      'No active grant found for this client',
    ],
  ])('taking back the consent to %s', async (_name, clientId, status, code, message) => {
    const { error } = await account.client.oauth.revokeGrant({ clientId });
    expect(error).toMatchObject({ status, code, message });
  });

  test('of ten concurrent revocations one succeeds', async () => {
    await obtainCode(identity, application, account.client);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => account.client.oauth.revokeGrant({ clientId: application.client_id })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('the audit log names the sign-in and its end', async () => {
    await obtainTokens(identity, application, account.client);
    await account.client.oauth.revokeGrant({ clientId: application.client_id });
    const entries = await identity.database.db
      .collection('audit_log')
      .find({ 'actor.id': account.userId, traits: { $ne: null } })
      .sort({ created_at: 1 })
      .toArray();
    expect(entries.map(({ action, traits }) => ({ action, traits }))).toEqual(
      expect.arrayContaining([
        {
          action: 'login',
          traits: { provider_type: 'oauth_provider_authorization_code', client_id: application.client_id },
        },
        {
          action: 'token_revoked',
          traits: { oauth_client_id: application.client_id, action: 'revoke_oauth_grant' },
        },
      ]),
    );
  });
});
