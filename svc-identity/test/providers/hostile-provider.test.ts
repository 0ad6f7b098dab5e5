import { call, createAccount } from '../support/accounts';
import { siteUrl, uniqueEmail } from '../support/identity';
import { Browser } from './support/browser';
import { type ForgedClaims, type ForgedProvider, startForgedProvider } from './support/forged-provider';
import {
  authorizeUrl,
  callbackUrl,
  enterImplicitly,
  fragmentOf,
  type ProviderWorld,
  queryOf,
  startProviderWorld,
} from './support/providers';

describe('answers of a provider are checked', () => {
  let world: ProviderWorld;
  let forged: ForgedProvider;
  let subjects = 0;
  const newSubject = () => `person-${(subjects += 1)}`;
  const countUsers = () => world.identity.database.db.collection('users').countDocuments();

  beforeAll(async () => {
    [world, forged] = await Promise.all([startProviderWorld(), startForgedProvider()]);
    await createProvider('custom:forged', {});
    await createProvider('custom:no-nonce', { skip_nonce_check: true, pkce_enabled: false });
  });

  afterAll(async () => {
    await forged.stop();
    await world.stop();
  });

  async function createProvider(identifier: string, extra: Record<string, unknown>): Promise<void> {
    const { status, text } = await call(world.identity, 'POST', '/auth/v1/admin/custom-providers', {
      token: await world.identity.signAdmin(),
      body: {
        provider_type: 'oidc',
        identifier,
        name: 'Forged',
        client_id: 'web',
        client_secret: 'forged-secret',
        scopes: ['email'],
        issuer: forged.issuer,
        ...extra,
      },
    });
    if (status !== 201) throw new Error(`The provider could not be made: ${text}`);
  }

  /**
   * Visits the provider and returns with an ID token of these claims. @returns the browser's final address
   */
  async function visit(
    claims: (asked: Record<string, string>) => ForgedClaims,
    { provider = 'custom:forged', byStranger = false, expiresIn = 300, extra = {} } = {},
  ): Promise<URL> {
    const browser = new Browser(world.identity.url);
    const { location } = await browser.open(authorizeUrl({ provider }));
    const asked = queryOf(location ?? new URL(siteUrl));
    const usual = { sub: newSubject(), ...(asked['nonce'] && { nonce: asked['nonce'] }) };
    forged.nextIdToken = await forged.sign({ ...usual, ...claims(asked) }, { byStranger, expiresIn });
    const query = new URLSearchParams({ state: asked['state'] ?? '', code: 'any', ...extra });
    return (await browser.open(`${callbackUrl}?${query.toString()}`)).location ?? new URL('about:blank');
  }

  const verified = () => ({ email: uniqueEmail(), email_verified: true, name: 'Citra' });

  async function expectRefused(end: Promise<URL>): Promise<void> {
    const users = await countUsers();
    expect(queryOf(await end)).toEqual({
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Unable to exchange external code',
    });
    expect(await countUsers()).toBe(users);
  }

  test('a valid one signs the user in, with the secret in the body and the PKCE verifier', async () => {
    const end = await visit(verified);
    expect(fragmentOf(end)['access_token']).toEqual(expect.any(String));
    expect(Object.fromEntries(forged.exchanges.at(-1) ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      client_id: 'web',
      client_secret: 'forged-secret',
      redirect_uri: callbackUrl,
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
  ])('S40 %s is refused', (_name, claims) => expectRefused(visit(() => ({ ...verified(), ...claims }))));

  test('S40 with a provider that returns no nonce, none is sent, a returned one is refused, and state still binds', async () => {
    const provider = 'custom:no-nonce';
    const end = await visit(
      (asked) => {
        expect(asked).not.toHaveProperty('nonce');
        return verified();
      },
      { provider },
    );
    expect(fragmentOf(end)['access_token']).toEqual(expect.any(String));
    await expectRefused(visit(() => ({ ...verified(), nonce: 'uninvited' }), { provider }));
  });

  test.each([
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['an issuer with a slash too many', () => ({ iss: `${forged.issuer}/` })],
    ['another audience', { aud: 'stranger' }],
    ['no audience', { aud: undefined }],
    ['several audiences, given to another', { aud: ['web', 'stranger'], azp: 'stranger' }],
    ['no subject', { sub: undefined }],
  ])('S41 an ID token with %s is refused', (_name, claims) =>
    expectRefused(visit(() => ({ ...verified(), ...(typeof claims === 'function' ? claims() : claims) }))),
  );

  test('S41 an ID token of another key, or one that has ended, is refused', async () => {
    await expectRefused(visit(verified, { byStranger: true }));
    await expectRefused(visit(verified, { expiresIn: -60 }));
  });

  test('S41 a user with the address of a Google account at another issuer signs in only if that issuer verified it', async () => {
    const email = uniqueEmail();
    const google = await enterImplicitly(world, { name: 'Citra', email, verified: 'on' });
    const users = await countUsers();
    const end = await visit(() => ({ email, email_verified: false }));
    expect(queryOf(end)).toMatchObject({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
    });
    expect(await countUsers()).toBe(users);
    const { body } = await call(world.identity, 'GET', '/auth/v1/user', {
      token: google['access_token'] ?? '',
    });
    expect(body['identities']).toHaveLength(1);
  });

  test('S41 the same subject at another provider is another person', async () => {
    const sub = newSubject();
    const first = fragmentOf(await visit(() => ({ ...verified(), sub })));
    const second = fragmentOf(await visit(() => ({ ...verified(), sub }), { provider: 'custom:no-nonce' }));
    const ids = await Promise.all(
      [first, second].map(async ({ access_token: token = '' }) => {
        const { body } = await call(world.identity, 'GET', '/auth/v1/user', { token });
        return body['id'];
      }),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('S41 a provider with a changed issuer signs nobody in to the accounts of the first', async () => {
    const other = await startForgedProvider();
    await createProvider('custom:moving', {});
    const sub = newSubject();
    await visit(() => ({ ...verified(), sub }), { provider: 'custom:moving' });
    const moved = await call(world.identity, 'PUT', '/auth/v1/admin/custom-providers/custom:moving', {
      token: await world.identity.signAdmin(),
      body: { issuer: other.issuer },
    });
    expect(moved.status).toBe(200);
    const browser = new Browser(world.identity.url);
    const { location } = await browser.open(authorizeUrl({ provider: 'custom:moving' }));
    const { nonce, state = '' } = queryOf(location ?? new URL(siteUrl));
    other.nextIdToken = await other.sign({ ...verified(), sub, nonce });
    const end = await browser.open(
      `${callbackUrl}?${new URLSearchParams({ state, code: 'any' }).toString()}`,
    );
    expect(queryOf(end.location ?? new URL(siteUrl))).toMatchObject({
      error_code: 'identity_already_exists',
    });
    await other.stop();
  });

  test('a subject that is an operator of the database is refused', async () => {
    await expectRefused(visit(() => ({ ...verified(), sub: { $ne: null } })));
  });

  test('claims that are too long, or of another type, are left out', async () => {
    const end = await visit(() => ({ ...verified(), name: { $gt: '' }, picture: 'x'.repeat(5000) }));
    const { body } = await call(world.identity, 'GET', '/auth/v1/user', {
      token: fragmentOf(end)['access_token'] ?? '',
    });
    expect(Object.keys(body['user_metadata'] as object)).not.toEqual(
      expect.arrayContaining(['name', 'picture']),
    );
  });

  test('an error is passed on with unsafe characters removed', async () => {
    const end = await visit(verified, {
      extra: { error: 'bad\r\nSet-Cookie: a=b', error_description: 'é'.repeat(900) },
    });
    expect(end.origin).toBe(siteUrl);
    expect(queryOf(end)['error']).toBe('bad  Set-Cookie: a=b');
    expect(String(queryOf(end)['error_description']).length).toBeLessThanOrEqual(300);
  });

  test('a confirmed address is not opened by an unverified claim of a provider', async () => {
    const { email } = await createAccount(world.identity);
    const end = await visit(() => ({ email, email_verified: 'yes' }));
    expect(queryOf(end)['error_code']).toBe('provider_email_needs_verification');
  });
});
