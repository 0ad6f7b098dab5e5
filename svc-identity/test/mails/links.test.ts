import type { GoTrueClient } from '@supabase/auth-js';
import { call, createAccount, createSignedIn } from '../support/accounts';
import { password, siteUrl, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { post, readNewestMail } from '../support/mails';

describe('links that are used when opened, as in GoTrue', () => {
  let identity: TestIdentity;
  const app = 'https://app.sabi.test';

  beforeAll(async () => {
    identity = await startTestIdentity({
      MAILER_LINKS_NEED_A_CLICK: 'false',
      API_EXTERNAL_URL: 'https://api.sabi.test/auth/v1',
      URI_ALLOW_LIST: `${app}/**`,
    });
  });

  afterAll(() => identity.stop());

  /** Follows a link of a mail as a browser does. */
  const open = async (link: URL | undefined, method = 'GET') => {
    const { status, headers } = await call(identity, method, `/auth/v1/verify${link?.search ?? ''}`);
    expect(status).toBe(303);
    const location = new URL(headers.get('Location') ?? '');
    return {
      location,
      page: `${location.origin}${location.pathname}`,
      fragment: Object.fromEntries(new URLSearchParams(location.hash.slice(1))),
      query: Object.fromEntries(location.searchParams),
    };
  };
  const recover = async (email: string, redirect = '') => {
    await call(identity, 'POST', `/auth/v1/recover${redirect && `?redirect_to=${redirect}`}`, {
      body: { email },
    });
    return (await readNewestMail(identity, email)).link;
  };

  test('a link of a client in the implicit flow redirects with a session in the fragment', async () => {
    const { email, userId } = await createAccount(identity);
    const link = await recover(email, `${app}/start?sb_flow_id=7%23x`);
    expect(link?.href).toMatch(
      /^https:\/\/api\.sabi\.test\/auth\/v1\/verify\?token=[0-9a-f]{56}&type=recovery&redirect_to=/,
    );
    const { page, query, fragment, location } = await open(link);
    expect(page).toBe(`${app}/start`);
    expect(query).toEqual({ sb_flow_id: '7' });
    expect(Object.keys(fragment)).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect(fragment).toMatchObject({ sb: '', token_type: 'bearer', type: 'recovery', expires_in: '3600' });
    expect(location.hash).toContain('&sb=&');
    const { status, body } = await call(identity, 'GET', '/auth/v1/user', {
      token: fragment['access_token'] ?? '',
    });
    expect([status, body['id']]).toEqual([200, userId]);
  });

  test('S15 it is used once; after that, or if it is wrong, the fragment contains the error', async () => {
    const { email } = await createAccount(identity);
    const link = await recover(email);
    await open(link);
    expect((await open(link)).location.href).toBe(
      `${siteUrl}/#error=access_denied&error_code=otp_used&error_description=Email+link+has+already+been+used&sb=`,
    );
    const wrong = new URL(`${siteUrl}?token=${'0'.repeat(56)}&type=recovery`);
    expect((await open(wrong)).location.hash).toBe(
      '#error=access_denied&error_code=otp_invalid&error_description=Email+link+is+invalid+or+has+expired&sb=',
    );
    wrong.searchParams.set('token', `pkce_${'0'.repeat(56)}`);
    const ofPkce = await open(wrong);
    expect(ofPkce.query).toEqual({
      error: 'access_denied',
      error_code: 'otp_invalid',
      error_description: 'Email link is invalid or has expired',
    });
    expect(ofPkce.fragment).toEqual({ ...ofPkce.query, sb: '' });
  });

  test('HEAD uses nothing', async () => {
    const { email } = await createAccount(identity);
    const link = await recover(email);
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await open(link, 'HEAD')).location.href).toBe(`${siteUrl}/`);
    }
    expect((await open(link)).fragment['access_token']).toBeDefined();
  });

  test.each([
    '%2f%2fevil.example',
    'https://evil.example',
    'https://sabi.test@evil.example',
    'javascript:alert(1)',
  ])('S43 it leads to the site and not to %s', async (target) => {
    const { email } = await createAccount(identity);
    const link = await recover(email, target);
    expect(link?.searchParams.get('redirect_to')).toBe(siteUrl);
    const tampered = new URL(link?.href ?? '');
    tampered.searchParams.set('redirect_to', decodeURIComponent(target));
    expect((await open(tampered)).page).toBe(`${siteUrl}/`);
  });

  describe('in the PKCE flow', () => {
    const exchange = async (link: URL | undefined, client: GoTrueClient) => {
      const { query, location } = await open(link);
      expect(location.hash).toBe('');
      return client.exchangeCodeForSession(query['code'] ?? '');
    };
    const methodOf = async (client: GoTrueClient) =>
      (await client.getClaims()).data?.claims.amr?.map((proof) =>
        typeof proof === 'string' ? proof : proof.method,
      );

    test('a sign-up, a magic link and a reset yield a code for the client that asked', async () => {
      const email = uniqueEmail();
      const asks: [string, (client: GoTrueClient) => Promise<{ error: unknown }>][] = [
        ['email/signup', (client) => client.signUp({ email, password })],
        ['magiclink', (client) => client.signInWithOtp({ email })],
        ['recovery', (client) => client.resetPasswordForEmail(email)],
      ];
      for (const [index, [method, ask]] of asks.entries()) {
        const client = identity.createClient();
        expect((await ask(client)).error).toBeNull();
        const { link, token } = await readNewestMail(identity, email, index + 1);
        expect(token).toMatch(/^pkce_[0-9a-f]{56}$/);
        const { data, error } = await exchange(link, client);
        expect(error).toBeNull();
        expect(data.user?.email).toBe(email);
        expect(await methodOf(client)).toEqual([method]);
      }
    });

    test('S44 the code works once, for the client with the verifier, also after a delayed mail', async () => {
      const { email } = await createAccount(identity);
      const client = identity.createClient();
      await client.resetPasswordForEmail(email);
      const { link } = await readNewestMail(identity, email);
      const { query } = await open(link);
      const body = { auth_code: query['code'], code_verifier: 'x'.repeat(56) };
      const stolen = await post(identity, '/token?grant_type=pkce', body);
      expect(stolen).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
      expect((await client.exchangeCodeForSession(query['code'] ?? '')).error).toBeNull();
      const again = await post(identity, '/token?grant_type=pkce', body);
      expect(again).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
    });

    test('the code of the mail still works where it is typed', async () => {
      const { email } = await createAccount(identity);
      const client = identity.createClient();
      await client.resetPasswordForEmail(email);
      const { code } = await readNewestMail(identity, email);
      expect((await client.verifyOtp({ type: 'recovery', email, token: code })).error).toBeNull();
    });

    test('a removed flow has an error of its own', async () => {
      const { email } = await createAccount(identity);
      await identity.createClient().resetPasswordForEmail(email);
      const { link } = await readNewestMail(identity, email);
      await identity.database.db.collection('flow_states').deleteMany({});
      const { query } = await open(link);
      expect(query).toEqual({
        error_code: 'flow_state_not_found',
        error_description: 'No valid flow state found for user.',
      });
    });

    test('a half-confirmed change of address is reported', async () => {
      const [{ email, client }, newEmail] = [await createSignedIn(identity), uniqueEmail()];
      await client.updateUser({ email: newEmail }, { emailRedirectTo: `${app}/account` });
      const half = await open((await readNewestMail(identity, newEmail)).link);
      expect(half.page).toBe(`${app}/account`);
      const message = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
      expect([half.query, half.fragment]).toEqual([{ message }, { message, sb: '' }]);
      const { error } = await exchange((await readNewestMail(identity, email)).link, client);
      expect(error).toBeNull();
      expect(await methodOf(client)).toEqual(['email_change']);
      expect((await client.getUser()).data.user?.email).toBe(newEmail);
    });
  });
});

test('if a click is required, the page gets language and target, and a PKCE token its session', async () => {
  const identity = await startTestIdentity();
  try {
    const { email } = await createAccount(identity);
    const client = identity.createClient();
    await client.resetPasswordForEmail(email, { redirectTo: `${siteUrl}/dashboard` });
    const { link, token = '' } = await readNewestMail(identity, email);
    const page = `?token=${token}&type=recovery&redirect_to=${encodeURIComponent(`${siteUrl}/dashboard`)}`;
    expect(link?.href).toBe(`${siteUrl}/auth/verify${page}`);
    const { headers } = await call(identity, 'GET', `/auth/v1/verify${page}`, {
      headers: { 'Accept-Language': 'id' },
    });
    expect(headers.get('Location')).toBe(`${siteUrl}/id/auth/verify${page}`);
    const { error } = await client.verifyOtp({ type: 'recovery', token_hash: token });
    expect(error).toBeNull();
    const referer = { Referer: `${siteUrl}/auth/verify?token=secret` };
    const other = await createAccount(identity);
    await post(identity, '/recover', { email: other.email }, { headers: referer });
    const later = (await readNewestMail(identity, other.email)).link;
    expect(later?.searchParams.get('redirect_to')).toBe(`${siteUrl}/auth/verify`);
  } finally {
    await identity.stop();
  }
});
