import type { GoTrueClient } from '@supabase/auth-js';
import { call, createSignedIn, currentVersion, signIn } from '../support/accounts';
import { siteUrl, type TestIdentity } from '../support/identity';
import {
  beginAuthorization,
  consent,
  createApplication,
  exchange,
  obtainCode,
  obtainTokens,
  redirectUri,
  startOAuthServer,
  type TestApplication,
} from '../support/oauth';

describe('decisions', () => {
  let identity: TestIdentity;
  let application: TestApplication;
  let account: Awaited<ReturnType<typeof createSignedIn>>;
  const tokenOf = async (client: GoTrueClient) =>
    (await client.getSession()).data.session?.access_token ?? '';
  const send = async (authorizationId: string, action: unknown, headers: Record<string, string> = {}) =>
    call(identity, 'POST', `/auth/v1/oauth/authorizations/${authorizationId}/consent`, {
      token: await tokenOf(account.client),
      body: { action },
      headers: { ...currentVersion, ...headers },
    });
  const open = async (authorizationId: string, headers: Record<string, string> = {}) =>
    call(identity, 'GET', `/auth/v1/oauth/authorizations/${authorizationId}`, {
      token: await tokenOf(account.client),
      headers: { ...currentVersion, ...headers },
    });
  const notFound = {
    status: 404,
    body: { code: 'oauth_authorization_not_found', message: 'authorization not found' },
  };

  beforeAll(async () => {
    identity = await startOAuthServer({ URI_ALLOW_LIST: 'https://*.partner.test' });
  });

  afterAll(() => identity.stop());

  beforeEach(async () => {
    application = await createApplication(identity, {
      client_name: 'Payroll',
      client_uri: 'https://app.test',
      logo_uri: 'https://app.test/logo.png',
    });
    account = await createSignedIn(identity);
  });

  test('the page gets the application, the scopes and the deciding account', async () => {
    const { authorizationId } = await beginAuthorization(identity, application, {
      scope: 'openid  email openid',
    });
    const { data } = await account.client.oauth.getAuthorizationDetails(authorizationId);
    expect(data).toEqual({
      authorization_id: authorizationId,
      redirect_uri: redirectUri,
      client: {
        id: application.client_id,
        name: 'Payroll',
        uri: 'https://app.test',
        logo_uri: 'https://app.test/logo.png',
      },
      user: { id: account.userId, email: account.email },
      scope: 'openid email',
    });
  });

  test('without a scope it is email', async () => {
    const { authorizationId } = await beginAuthorization(identity, application, { scope: undefined });
    expect((await open(authorizationId)).body['scope']).toBe('email');
  });

  test('approval redirects the browser with a code and the state, and keeps the query of the address', async () => {
    const address = 'https://app.test/callback?tenant=7';
    const other = await createApplication(identity, { redirect_uris: [address] });
    const { authorizationId, state } = await beginAuthorization(identity, other, { redirect_uri: address });
    const redirect = await consent(account.client, authorizationId);
    expect(Object.fromEntries(redirect.searchParams)).toEqual({
      tenant: '7',
      code: expect.stringMatching(/^[\w-]{43}$/),
      state,
    });
  });

  test('denial redirects it with an error', async () => {
    const { authorizationId, state } = await beginAuthorization(identity, application);
    await open(authorizationId);
    const { data } = await account.client.oauth.denyAuthorization(authorizationId);
    const redirect = new URL(data?.redirect_url ?? '');
    expect(Object.fromEntries(redirect.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'User denied the request',
      state,
    });
    expect((await send(authorizationId, 'approve')).body).toEqual({
      code: 'validation_failed',
      message: 'authorization request is no longer pending',
    });
  });

  test("an account decides only what it has opened, and cannot open another's", async () => {
    const { authorizationId } = await beginAuthorization(identity, application);
    expect(await send(authorizationId, 'approve')).toMatchObject(notFound);
    const first = await createSignedIn(identity);
    expect((await first.client.oauth.getAuthorizationDetails(authorizationId)).error).toBeNull();
    expect(await open(authorizationId)).toMatchObject(notFound);
    expect(await send(authorizationId, 'approve')).toMatchObject(notFound);
    expect((await first.client.oauth.approveAuthorization(authorizationId)).error).toBeNull();
    expect(await open(authorizationId)).toMatchObject(notFound);
  });

  test('of two accounts that open it concurrently, one succeeds', async () => {
    const { authorizationId } = await beginAuthorization(identity, application);
    const others = await Promise.all([createSignedIn(identity), createSignedIn(identity)]);
    const answers = await Promise.all(
      others.map(({ client }) => client.oauth.getAuthorizationDetails(authorizationId)),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test.each(['maybe', '', null])('the decision %j is invalid', async (action) => {
    const { authorizationId } = await beginAuthorization(identity, application);
    await open(authorizationId);
    const { status, body } = await send(authorizationId, action);
    expect([status, body['message']]).toEqual([400, "action must be 'approve' or 'deny'"]);
  });

  test('an unknown one, and an expired one, are not found', async () => {
    expect(await open('a'.repeat(32))).toMatchObject(notFound);
    const { authorizationId } = await beginAuthorization(identity, application);
    await open(authorizationId);
    await identity.database.db
      .collection<{ _id: string }>('oauth_authorizations')
      .updateOne({ _id: authorizationId }, { $set: { expires_at: new Date(Date.now() - 1000) } });
    expect(await open(authorizationId)).toMatchObject(notFound);
    expect(await send(authorizationId, 'approve')).toMatchObject(notFound);
  });

  test('once the application or its address is removed, the request is too', async () => {
    const { authorizationId } = await beginAuthorization(identity, application);
    await open(authorizationId);
    const token = await identity.signAdmin();
    const path = `/auth/v1/admin/oauth/clients/${application.client_id}`;
    await call(identity, 'PUT', path, { token, body: { redirect_uris: ['https://app.test/new'] } });
    expect(await send(authorizationId, 'approve')).toMatchObject(notFound);
    await call(identity, 'DELETE', path, { token });
    expect(await open(authorizationId)).toMatchObject(notFound);
  });

  test('ten decisions at once are one', async () => {
    const { authorizationId, verifier } = await beginAuthorization(identity, application);
    await open(authorizationId);
    const actions = Array.from({ length: 10 }, (_, index) => (index % 2 ? 'approve' : 'deny'));
    const answers = await Promise.all(actions.map((action) => send(authorizationId, action)));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    const code = new URL(String(taken[0]?.body['redirect_url'])).searchParams.get('code');
    if (code) expect((await exchange(identity, application, { code, verifier })).status).toBe(200);
  });

  test.each(['https://evil.example', 'https://sabi.test.evil.example', 'null', 'http://sabi.test'])(
    'a page of %s may not ask',
    async (origin) => {
      const { authorizationId } = await beginAuthorization(identity, application);
      const refused = {
        status: 400,
        body: { code: 'validation_failed', message: 'unauthorized request origin' },
      };
      expect(await open(authorizationId, { Origin: origin })).toMatchObject(refused);
      expect(await send(authorizationId, 'approve', { Origin: origin })).toMatchObject(refused);
    },
  );

  test.each([siteUrl, 'https://eu.partner.test'])('a page of %s may', async (origin) => {
    const { authorizationId } = await beginAuthorization(identity, application);
    expect((await open(authorizationId, { Origin: origin })).status).toBe(200);
    expect((await send(authorizationId, 'approve', { Origin: origin })).status).toBe(200);
  });

  test('a consent is not requested again, in any session of the account, unless for more scopes', async () => {
    await obtainCode(identity, application, account.client, { scope: 'openid email' });
    const again = await beginAuthorization(identity, application, { scope: 'email' });
    const other = await signIn(identity, account.email);
    const { data } = await other.oauth.getAuthorizationDetails(again.authorizationId);
    const redirect = new URL((data as { redirect_url: string }).redirect_url);
    expect(redirect.searchParams.get('state')).toBe(again.state);
    const code = redirect.searchParams.get('code') ?? '';
    const tokens = await exchange(identity, application, { code, verifier: again.verifier });
    expect(tokens.status).toBe(200);
    expect((await open(again.authorizationId)).body['message']).toBe(
      'authorization request cannot be processed',
    );

    const more = await beginAuthorization(identity, application, { scope: 'email phone' });
    expect((await open(more.authorizationId)).body['scope']).toBe('email phone');
    const elsewhere = await beginAuthorization(identity, await createApplication(identity), {
      scope: 'email',
    });
    expect((await open(elsewhere.authorizationId)).body['scope']).toBe('email');
  });

  test('many first consents to one application at once are all remembered as one', async () => {
    const scopes = ['openid', 'email', 'phone', 'profile', 'offline_access'];
    const begun = await Promise.all(
      scopes.map((scope) => beginAuthorization(identity, application, { scope })),
    );
    for (const { authorizationId } of begun) await open(authorizationId);
    const answers = await Promise.all(begun.map(({ authorizationId }) => send(authorizationId, 'approve')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { data } = await account.client.oauth.listGrants();
    expect(data).toHaveLength(1);
    expect([...(data?.[0]?.scopes ?? [])].sort()).toEqual([...scopes].sort());
  });

  test('an application cannot consent for the account, see its grants or end them', async () => {
    const tokens = await obtainTokens(identity, application, account.client);
    const { authorizationId } = await beginAuthorization(identity, application, { scope: 'email phone' });
    const ask = (method: string, path: string, body?: unknown) =>
      call(identity, method, `/auth/v1${path}`, {
        token: tokens['access_token'] ?? '',
        headers: currentVersion,
        ...(body !== undefined && { body }),
      });
    const path = `/oauth/authorizations/${authorizationId}`;
    for (const answer of [
      await ask('GET', path),
      await ask('POST', `${path}/consent`, { action: 'approve' }),
      await ask('GET', '/user/oauth/grants'),
      await ask('DELETE', `/user/oauth/grants?client_id=${application.client_id}`),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'no_authorization' } });
  });
});
