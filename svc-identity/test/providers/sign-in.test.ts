import { call, currentVersion } from '../support/accounts';
import { siteUrl, uniqueEmail } from '../support/identity';
import { Browser } from './support/browser';
import {
  authorizeUrl,
  enter,
  enterImplicitly,
  fragmentOf,
  isProduct,
  type ProviderWorld,
  queryOf,
  startProviderWorld,
} from './support/providers';

describe('sign-in by a provider', () => {
  let world: ProviderWorld;
  const person = () => ({ name: 'Ayu Lestari', email: uniqueEmail(), verified: 'on' }) as const;
  const getUser = (token: string | undefined) =>
    call(world.identity, 'GET', '/auth/v1/user', { token: token ?? '' });

  beforeAll(async () => {
    world = await startProviderWorld();
  });

  afterAll(() => world.stop());

  test('Google by the published client: PKCE, tokens of the provider, an account with the profile', async () => {
    const client = world.identity.createClient();
    const { data, error } = await client.signInWithOAuth({
      provider: 'google',
      options: {
        skipBrowserRedirect: true,
        redirectTo: `${siteUrl}/welcome?from=google`,
        queryParams: { access_type: 'offline', prompt: 'consent' },
      },
    });
    expect(error).toBeNull();
    const visitor = person();
    const page = await enter(world, String(data.url).replace(world.identity.url, siteUrl), visitor);
    expect(page.origin + page.pathname).toBe(`${siteUrl}/welcome`);
    expect(queryOf(page)).toEqual({ from: 'google', code: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(page.hash).toBe('');
    const exchanged = await client.exchangeCodeForSession(String(page.searchParams.get('code')));
    expect(exchanged.error).toBeNull();
    const { session, user } = exchanged.data;
    expect(session?.provider_token).toEqual(expect.any(String));
    expect(session?.provider_refresh_token).toEqual(expect.any(String));
    expect(user).toMatchObject({
      email: visitor.email,
      role: 'authenticated',
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: {
        full_name: 'Ayu Lestari',
        name: 'Ayu Lestari',
        avatar_url: expect.stringContaining('https://'),
        picture: expect.stringContaining('https://'),
        email: visitor.email,
        email_verified: true,
      },
    });
    expect(user?.email_confirmed_at).toBeDefined();
    // The product's dialog asks for it.
    expect(user?.user_metadata).not.toHaveProperty('user_type');
    expect(user?.identities).toHaveLength(1);
    expect(user?.identities?.[0]).toMatchObject({
      provider: 'google',
      email: visitor.email,
      identity_data: { iss: `${world.sandbox.url}/google`, email_verified: true },
    });
    const claims = await client.getClaims();
    expect(claims.data?.claims).toMatchObject({ amr: [{ method: 'oauth', provider: 'google' }] });
  });

  test('in the implicit flow the session and the provider’s tokens are in the fragment, keys in order', async () => {
    const page = await enter(world, authorizeUrl({ provider: 'google' }), person());
    expect(page.search).toBe('');
    expect([...new URLSearchParams(page.hash.slice(1)).keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'provider_refresh_token',
      'provider_token',
      'refresh_token',
      'sb',
      'token_type',
    ]);
    const { status } = await getUser(fragmentOf(page)['access_token']);
    expect(status).toBe(200);
  });

  test('LinkedIn: no nonce in its ID token, no PKCE unless enabled, no refresh token', async () => {
    const browser = new Browser(world.identity.url);
    const { location } = await browser.open(authorizeUrl({ provider: 'linkedin_oidc' }));
    expect(queryOf(location ?? new URL(siteUrl))).toEqual({
      client_id: 'web',
      redirect_uri: `${siteUrl}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.any(String),
    });
    const fragment = await enterImplicitly(world, person(), 'linkedin_oidc');
    expect(fragment['provider_token']).toEqual(expect.any(String));
    expect(fragment).not.toHaveProperty('provider_refresh_token');
    const { body } = await getUser(fragment['access_token']);
    expect(body['app_metadata']).toEqual({ provider: 'linkedin_oidc', providers: ['linkedin_oidc'] });
  });

  test('S39 S40 LinkedIn, which returns no nonce, is bound by PKCE if its application supports it', async () => {
    const bound = await startProviderWorld({ EXTERNAL_LINKEDIN_OIDC_PKCE_ENABLED: 'true' });
    try {
      const { location } = await new Browser(bound.identity.url).open(
        authorizeUrl({ provider: 'linkedin_oidc' }),
      );
      expect(queryOf(location ?? new URL(siteUrl))).toMatchObject({
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
        state: expect.any(String),
      });
      const fragment = await enterImplicitly(bound, person(), 'linkedin_oidc');
      expect(fragment['access_token']).toEqual(expect.any(String));
    } finally {
      await bound.stop();
    }
  });

  test('parameters of the application are passed on to Google, without replacing those of this server', async () => {
    const { location } = await new Browser(world.identity.url).open(
      authorizeUrl({
        provider: 'google',
        scopes: 'https://www.googleapis.com/auth/calendar openid',
        login_hint: 'ayu@example.com',
        client_id: 'other',
        redirect_uri: 'https://evil.example',
        Response_Type: 'token',
        nonce: 'known',
        redirect_to: `${siteUrl}/next`,
      }),
    );
    const query = queryOf(location ?? new URL(siteUrl));
    expect(query).toMatchObject({
      access_type: 'offline',
      prompt: 'consent',
      login_hint: 'ayu@example.com',
      client_id: 'web',
      response_type: 'code',
      scope: 'openid email profile https://www.googleapis.com/auth/calendar',
      code_challenge_method: 'S256',
      redirect_uri: `${siteUrl}/auth/v1/callback`,
    });
    expect(query['nonce']).not.toBe('known');
    for (const name of ['Response_Type', 'redirect_to', 'provider', 'scopes'])
      expect(query).not.toHaveProperty(name);
  });

  test("a repeated sign-in finds the same account, with the provider's current data; the owner's own changes stay", async () => {
    const visitor = person();
    const first = await getUser((await enterImplicitly(world, visitor))['access_token']);
    const again = { ...visitor, name: 'Ayu Lestari Putri' };
    const fragment = await enterImplicitly(world, again);
    const { body } = await getUser(fragment['access_token']);
    expect(body['id']).toBe(first.body['id']);
    expect(body['identities']).toMatchObject([{ identity_data: { full_name: 'Ayu Lestari Putri' } }]);
    expect(body['user_metadata']).toMatchObject({ full_name: 'Ayu Lestari' });
  });

  test('the same person in two concurrent tabs is one account', async () => {
    const visitor = person();
    const fragments = await Promise.all([1, 2, 3].map(() => enterImplicitly(world, visitor)));
    const users = await Promise.all(fragments.map(({ access_token: token }) => getUser(token)));
    expect(new Set(users.map(({ body }) => body['id'])).size).toBe(1);
    expect(users.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test.each([
    ['google', 'access_denied', 'The user turned back'],
    ['linkedin_oidc', 'user_cancelled_login', 'The user cancelled LinkedIn login'],
  ])('%s: cancelling is reported in query and fragment', async (provider, error, description) => {
    const browser = new Browser(world.identity.url);
    const left = await browser.open(authorizeUrl({ provider, redirect_to: `${siteUrl}/login` }));
    const page = await browser.follow(left, ({ pathname }) => pathname.includes('/interaction/'));
    const end = await browser.follow(await browser.open(`${page.href}/cancel`, {}), isProduct(world));
    expect(end.pathname).toBe('/login');
    expect(queryOf(end)).toEqual({ error, error_description: description });
    expect(fragmentOf(end)).toEqual({ error, error_description: description, sb: '' });
  });

  test.each([
    ['zzz', 'Unsupported provider: Provider zzz could not be found'],
    ['', 'Unsupported provider: Provider  could not be found'],
    ['github', 'Unsupported provider: provider is not enabled'],
    ['custom:none', 'Unsupported provider: custom provider custom:none not found'],
  ])('provider %j is refused', async (provider, message) => {
    const { status, body } = await call(world.identity, 'GET', `/auth/v1/authorize?provider=${provider}`, {
      headers: currentVersion,
    });
    expect([status, body]).toEqual([400, { code: 'validation_failed', message }]);
  });

  test('half a PKCE request is refused, and so is an invalid invitation', async () => {
    const ask = async (query: string) =>
      (
        await call(world.identity, 'GET', `/auth/v1/authorize?provider=google&${query}`, {
          headers: currentVersion,
        })
      ).body;
    expect(await ask('code_challenge=abc')).toEqual({
      code: 'validation_failed',
      message: 'PKCE flow requires code_challenge_method and code_challenge',
    });
    expect(await ask('invite_token=abc')).toEqual({
      code: 'user_not_found',
      message: 'User identified by token not found',
    });
  });

  test('the settings list the enabled providers', async () => {
    const { body } = await call(world.identity, 'GET', '/auth/v1/settings');
    expect(body['external']).toMatchObject({
      google: true,
      linkedin_oidc: true,
      apple: false,
      github: false,
    });
  });
});
