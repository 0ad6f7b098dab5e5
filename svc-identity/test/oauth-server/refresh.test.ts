import { randomUUID } from 'node:crypto';
import { call, createSignedIn, currentVersion } from '../support/accounts';
import { claimsOf } from '../support/forged-tokens';
import type { TestIdentity } from '../support/identity';
import {
  createApplication,
  obtainTokens,
  refresh,
  requestTokens,
  startOAuthServer,
  type TestApplication,
} from '../support/oauth';

describe("refreshing an application's session", () => {
  let identity: TestIdentity;
  let application: TestApplication;
  let account: Awaited<ReturnType<typeof createSignedIn>>;
  const refreshAsAccount = (token: unknown) =>
    call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: token },
      headers: currentVersion,
    });
  const invalid = (error: string, description: string) => ({
    status: 400,
    body: { error, error_description: description },
  });

  beforeAll(async () => {
    identity = await startOAuthServer();
  });

  afterAll(() => identity.stop());

  beforeEach(async () => {
    application = await createApplication(identity);
    account = await createSignedIn(identity);
  });

  test('gives new tokens of the same session, and no ID token', async () => {
    const tokens = await obtainTokens(identity, application, account.client);
    const { status, body } = await refresh(identity, application, tokens['refresh_token']);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['access_token', 'token_type', 'expires_in', 'refresh_token']);
    expect(body['refresh_token']).not.toBe(tokens['refresh_token']);
    const [before, after] = [claimsOf(tokens['access_token']), claimsOf(body['access_token'])];
    for (const claim of ['session_id', 'client_id', 'scope']) expect(after[claim]).toBe(before[claim]);
  });

  test("the account's own refresh endpoint refuses it, without effect", async () => {
    const tokens = await obtainTokens(identity, application, account.client);
    expect(await refreshAsAccount(tokens['refresh_token'])).toMatchObject(
      invalid('invalid_client', 'Client authentication required for OAuth session'),
    );
    expect((await refresh(identity, application, tokens['refresh_token'])).status).toBe(200);
  });

  test('another application is refused too, also with a used token', async () => {
    const tokens = await obtainTokens(identity, application, account.client);
    const next = (await refresh(identity, application, tokens['refresh_token'])).body['refresh_token'];
    const last = (await refresh(identity, application, next)).body['refresh_token'];
    await identity.database.db
      .collection('refresh_tokens')
      .updateMany({ revoked: true }, { $set: { revoked_at: new Date(0) } });
    const other = await createApplication(identity);
    for (const token of [tokens['refresh_token'], last]) {
      const answer = await refresh(identity, other, token);
      expect(answer).toMatchObject(
        invalid('invalid_client', "Client does not match the session's OAuth client"),
      );
    }
    expect((await refresh(identity, application, last)).status).toBe(200);
  });

  test("a token of the account's own session is refused for an application", async () => {
    const own = (await account.client.getSession()).data.session?.refresh_token;
    expect(await refresh(identity, application, own)).toMatchObject(
      invalid('invalid_client', 'Client authentication not allowed for non-OAuth session'),
    );
    expect((await account.client.refreshSession()).error).toBeNull();
  });

  test('S27 a token used again after its child was ends the session', async () => {
    const tokens = await obtainTokens(identity, application, account.client);
    const child = (await refresh(identity, application, tokens['refresh_token'])).body['refresh_token'];
    const { body } = await refresh(identity, application, child);
    await identity.database.db
      .collection('refresh_tokens')
      .updateMany({ revoked: true }, { $set: { revoked_at: new Date(0) } });
    const used = invalid('invalid_grant', 'Invalid Refresh Token: Already Used');
    expect(await refresh(identity, application, tokens['refresh_token'])).toMatchObject(used);
    expect(await refresh(identity, application, body['refresh_token'])).toMatchObject(used);
    const { status } = await call(identity, 'GET', '/auth/v1/oauth/userinfo', {
      token: String(body['access_token']),
    });
    expect(status).toBe(403);
    expect((await account.client.getUser()).error).toBeNull();
  });

  test.each([
    ['nothing', '', 'invalid_request', 'refresh_token is required for refresh_token grant'],
    ['no token', 'UPPER-CASE', 'invalid_grant', 'Refresh token is not valid'],
    ['an unknown one', 'abcdefghijkl', 'invalid_grant', 'Invalid Refresh Token: Refresh Token Not Found'],
  ])('%s is refused', async (_name, token, error, description) => {
    expect(await refresh(identity, application, token)).toMatchObject(invalid(error, description));
  });

  test('an application without the grant is refused', async () => {
    const once = await createApplication(identity, { grant_types: ['authorization_code'] });
    const tokens = await obtainTokens(identity, once, account.client);
    expect(await refresh(identity, once, tokens['refresh_token'])).toMatchObject(
      invalid('unsupported_grant_type', 'Client is not allowed to use grant type: refresh_token'),
    );
  });

  test('a removed application has no valid tokens', async () => {
    const tokens = await obtainTokens(identity, application, account.client);
    const path = `/auth/v1/admin/oauth/clients/${application.client_id}`;
    expect((await call(identity, 'DELETE', path, { token: await identity.signAdmin() })).status).toBe(204);
    const refreshed = await refresh(identity, application, tokens['refresh_token']);
    expect(refreshed.body['error_code']).toBe('invalid_credentials');
    const { body } = await call(identity, 'GET', '/auth/v1/oauth/userinfo', {
      token: tokens['access_token'] ?? '',
      headers: currentVersion,
    });
    expect(body['code']).toBe('session_not_found');
    expect((await account.client.oauth.listGrants()).data).toEqual([]);
    expect((await account.client.getUser()).error).toBeNull();
  });

  test('signing out everywhere else ends it too', async () => {
    const tokens = await obtainTokens(identity, application, account.client);
    await account.client.signOut({ scope: 'others' });
    const { body } = await refresh(identity, application, tokens['refresh_token']);
    expect(body['error']).toBe('invalid_grant');
  });

  test('an unknown application learns nothing about a token', async () => {
    const tokens = await obtainTokens(identity, application, account.client);
    const { body } = await requestTokens(identity, {
      grant_type: 'refresh_token',
      client_id: randomUUID(),
      refresh_token: tokens['refresh_token'],
    });
    expect(body).toMatchObject({ error_code: 'invalid_credentials', msg: 'Invalid client credentials' });
  });
});
