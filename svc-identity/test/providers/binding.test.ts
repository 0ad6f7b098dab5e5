import { call, currentVersion } from '../support/accounts';
import { siteUrl, startTestIdentity, uniqueEmail } from '../support/identity';
import { Browser } from './support/browser';
import {
  authorizeUrl,
  callbackUrl,
  enter,
  fragmentOf,
  isCallback,
  isProduct,
  type ProviderWorld,
  providerSettings,
  queryOf,
  signInAtProvider,
  startProviderWorld,
} from './support/providers';

describe('what binds a callback to its flow', () => {
  let world: ProviderWorld;
  const person = () => ({ name: 'Budi Santoso', email: uniqueEmail(), verified: 'on' }) as const;
  const newBrowser = () => new Browser(world.identity.url);
  const leave = (browser: Browser, parameters: Record<string, string> = {}) =>
    signInAtProvider(browser, authorizeUrl({ provider: 'google', ...parameters }), person());
  const countUsers = () => world.identity.database.db.collection('users').countDocuments();
  const refused = (code: string, description: string) => ({
    error: 'invalid_request',
    error_code: code,
    error_description: description,
  });
  const unknownState = refused('bad_oauth_state', 'OAuth state not found or expired');
  const verifier = 'a'.repeat(43);
  const pkce = { code_challenge: verifier, code_challenge_method: 'plain' };

  beforeAll(async () => {
    world = await startProviderWorld();
  });

  afterAll(() => world.stop());

  test('S39 the state of one browser is invalid in another, which is redirected to the site with an error', async () => {
    const attackers = await leave(newBrowser());
    const victim = newBrowser();
    await leave(victim); // it has another cookie
    const users = await countUsers();
    for (const browser of [victim, newBrowser()]) {
      const { status, location } = await browser.open(attackers);
      expect([status, location?.origin, location?.hash]).toEqual([303, siteUrl, '']);
      expect(queryOf(location ?? new URL(siteUrl))).toEqual(unknownState);
    }
    expect(await countUsers()).toBe(users);
  });

  test('S39 a swapped state is refused even in the right browser: the code belongs to another challenge', async () => {
    const browser = newBrowser();
    const [first, second] = [await leave(browser), await leave(browser)];
    const swapped = new URL(first);
    swapped.searchParams.set('state', second.searchParams.get('state') ?? '');
    const { location } = await browser.open(swapped);
    expect(queryOf(location ?? new URL(siteUrl))).toMatchObject({
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Unable to exchange external code',
    });
  });

  test('S39 the cookie is inaccessible to scripts and other hosts, is sent from other sites by links alone, and expires soon', async () => {
    const browser = newBrowser();
    await browser.open(authorizeUrl({ provider: 'google' }));
    expect(browser.given).toHaveLength(1);
    expect(browser.given[0]).toMatch(
      /^__Host-provider-flow=[\w-]{43}; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('S39 without https the cookie has another name and works', async () => {
    const plain = await startTestIdentity({
      ...providerSettings(world.sandbox.url),
      SITE_URL: 'http://127.0.0.1:8080',
    });
    try {
      const { headers } = await call(plain, 'GET', '/auth/v1/authorize?provider=google');
      expect(headers.getSetCookie()[0]).toMatch(/^provider-flow=[\w-]{43};.*HttpOnly; SameSite=Lax$/);
      expect(headers.getSetCookie()[0]).not.toContain('Secure');
    } finally {
      await plain.stop();
    }
  });

  test('S39 a callback by a posted form, which has no cookies, redirects to the one that has them', async () => {
    const browser = newBrowser();
    const back = await leave(browser);
    const posted = await newBrowser().open(callbackUrl, queryOf(back));
    expect(posted.status).toBe(303);
    expect(isCallback(posted.location ?? new URL(siteUrl))).toBe(true);
    expect((await newBrowser().open(posted.location ?? '')).location?.search).toContain('bad_oauth_state');
    const end = await browser.follow(await browser.open(posted.location ?? ''), isProduct(world));
    expect(fragmentOf(end)['access_token']).toEqual(expect.any(String));
  });

  test('S39 requests to Google have a PKCE challenge by S256, and neither verifier nor nonce is stored', async () => {
    const browser = newBrowser();
    const { location } = await browser.open(authorizeUrl({ provider: 'google' }));
    const {
      code_challenge: challenge,
      code_challenge_method: method,
      nonce,
      state,
    } = queryOf(location ?? new URL(siteUrl));
    expect([challenge, method]).toEqual([expect.stringMatching(/^[\w-]{43}$/), 'S256']);
    const stored = await world.identity.database.db
      .collection<{ _id: string }>('flow_states')
      .findOne({ _id: String(state) });
    expect(stored).not.toBeNull();
    expect(JSON.stringify(stored)).not.toContain(nonce);
  });

  test('S39 two tabs that start a flow concurrently both finish it', async () => {
    const browser = newBrowser();
    const backs = [await leave(browser), await leave(browser)];
    for (const back of backs) {
      const end = await browser.follow(await browser.open(back), isProduct(world));
      expect(fragmentOf(end)['access_token']).toEqual(expect.any(String));
    }
  });

  test('a state works once, also with concurrent callbacks', async () => {
    const browser = newBrowser();
    const back = await leave(browser);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => browser.open(back)));
    const entered = answers.filter(({ location }) => location?.hash.includes('access_token'));
    const others = answers.filter(({ location }) => !location?.hash.includes('access_token'));
    expect(entered).toHaveLength(1);
    for (const { status, location } of others) {
      expect(status).toBe(303);
      expect(queryOf(location ?? new URL(siteUrl))).toEqual(
        refused('flow_state_already_used', 'State has already been used'),
      );
    }
  });

  test.each([
    ['no state', '', refused('bad_oauth_callback', 'OAuth state parameter missing')],
    ['no uuid', 'state=abc', refused('bad_oauth_state', 'OAuth state parameter is invalid')],
    ['an unknown one', 'state=6f1e7b52-6b0b-4a57-8c19-4e8f0bd2f7c1', unknownState],
  ])('%s: the browser ends at the site, with the reason in the query alone', async (_name, query, pairs) => {
    const { status, location } = await newBrowser().open(`${callbackUrl}?${query}&code=abc`);
    expect([status, location?.origin, location?.hash]).toEqual([303, siteUrl, '']);
    expect(queryOf(location ?? new URL(siteUrl))).toEqual(pairs);
  });

  test('a state is valid for five minutes', async () => {
    const browser = newBrowser();
    const back = await leave(browser);
    const flows = world.identity.database.db.collection<{ _id: string; expires_at: Date; created_at: Date }>(
      'flow_states',
    );
    const id = String(back.searchParams.get('state'));
    const flow = await flows.findOne({ _id: id });
    expect(Number(flow?.['expires_at']) - Number(flow?.['created_at'])).toBe(300_000);
    await flows.updateOne({ _id: id }, { $set: { expires_at: new Date(Date.now() - 1) } });
    const { location } = await browser.open(back);
    expect(queryOf(location ?? new URL(siteUrl))).toEqual(
      refused('bad_oauth_state', 'OAuth state has expired'),
    );
  });

  test('a callback without a code is an error', async () => {
    const browser = newBrowser();
    const back = await leave(browser, { redirect_to: `${siteUrl}/login` });
    back.searchParams.delete('code');
    const { status, location } = await browser.open(back);
    expect([status, location?.pathname]).toEqual([302, '/login']);
    expect(queryOf(location ?? new URL(siteUrl))).toEqual(
      refused('bad_oauth_callback', 'OAuth callback with missing authorization code missing'),
    );
  });

  test('S44 the code for the client works once, for five minutes, with the right verifier alone', async () => {
    const codeOf = async () =>
      String(
        (await enter(world, authorizeUrl({ provider: 'google', ...pkce }), person())).searchParams.get(
          'code',
        ),
      );
    const exchange = (code: string, given = verifier) =>
      call(world.identity, 'POST', '/auth/v1/token?grant_type=pkce', {
        body: { auth_code: code, code_verifier: given },
        headers: currentVersion,
      });
    const code = await codeOf();
    expect((await exchange(code, 'b'.repeat(43))).body['code']).toBe('bad_code_verifier');
    const answers = await Promise.all([1, 2, 3].map(() => exchange(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(answers.find(({ status }) => status === 200)?.body['provider_token']).toEqual(expect.any(String));
    const late = await codeOf();
    const flows = world.identity.database.db.collection('flow_states');
    const flow = await flows.findOne({}, { sort: { created_at: -1 } });
    expect(Number(flow?.['expires_at']) - Number(flow?.['auth_code_issued_at'])).toBeLessThanOrEqual(300_000);
    await flows.updateMany({}, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect((await exchange(late)).body['code']).toBe('flow_state_expired');
  });

  test('S44 S45 neither the code nor the provider’s tokens are readable in the database', async () => {
    const page = await enter(world, authorizeUrl({ provider: 'google', ...pkce }), person());
    const code = String(page.searchParams.get('code'));
    const stored = JSON.stringify(
      await world.identity.database.db.collection('flow_states').find().toArray(),
    );
    expect(stored).not.toContain(code);
    const { body } = await call(world.identity, 'POST', '/auth/v1/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: verifier },
    });
    expect(stored).not.toContain(String(body['provider_token']));
    expect(stored).not.toContain(String(body['provider_refresh_token']));
  });

  test('S45 no token is in a query, and redirects send no referrer', async () => {
    const browser = newBrowser();
    const left = await browser.open(authorizeUrl({ provider: 'google' }));
    expect(left.response.headers.get('referrer-policy')).toBe('no-referrer');
    const back = await leave(browser);
    const { response, location } = await browser.open(back);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(location?.search).toBe('');
    expect(await response.text()).toBe('');
  });

  test.each([
    ['https://evil.example/'],
    ['//evil.example/'],
    ['https:\\\\evil.example'],
    [`${siteUrl}@evil.example/`],
    [`${siteUrl}.evil.example/`],
    ['https://evil.sabi.test/'],
    ['https://sabi.test%2f@evil.example'],
    ['https://ѕabi.test/'],
    ['javascript:alert(1)'],
    ['http://sabi.test/'],
  ])(
    'S43 redirect_to %s ends at the site itself, whether the user signed in or cancelled',
    async (redirectTo) => {
      const browser = newBrowser();
      const end = await enter(
        world,
        authorizeUrl({ provider: 'google', redirect_to: redirectTo }),
        person(),
        browser,
      );
      expect(`${end.origin}${end.pathname}`).toBe(`${siteUrl}/`);
      const left = await browser.open(authorizeUrl({ provider: 'google', redirect_to: redirectTo }));
      const page = await browser.follow(left, ({ pathname }) => pathname.includes('/interaction/'));
      const turnedBack = await browser.follow(
        await browser.open(`${page.href}/cancel`, {}),
        isProduct(world),
      );
      expect(turnedBack.origin).toBe(siteUrl);
    },
  );
});
