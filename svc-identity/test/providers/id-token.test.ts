import { createHash } from 'node:crypto';
import * as openId from 'openid-client';
import { call, createAccount, createSignedIn, currentVersion } from '../support/accounts';
import { password, uniqueEmail } from '../support/identity';
import { Browser } from './support/browser';
import { type ForgedProvider, startForgedProvider } from './support/forged-provider';
import { callbackUrl, type ProviderWorld, signInAtProvider, startProviderWorld } from './support/providers';

const apple = 'https://appleid.apple.com';
const microsoft = 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0';
const invalid = (message: string) => ({ code: 'validation_failed', message });

describe('sign-in by an ID token of an app', () => {
  let world: ProviderWorld;
  let forged: ForgedProvider;
  const nonce = 'what-the-app-drew';
  const hashed = createHash('sha256').update(nonce).digest('hex');
  const person = () => ({ name: 'Joko Widodo', email: uniqueEmail(), verified: 'on' }) as const;
  const exchange = (body: Record<string, unknown>, token?: string) =>
    call(world.identity, 'POST', '/auth/v1/token?grant_type=id_token', {
      body,
      headers: currentVersion,
      ...(token && { token }),
    });

  beforeAll(async () => {
    [world, forged] = await Promise.all([startProviderWorld(), startForgedProvider()]);
    await addProvider('custom:shop', forged);
  });

  afterAll(async () => {
    await forged.stop();
    await world.stop();
  });

  async function addProvider(identifier: string, { issuer }: ForgedProvider): Promise<void> {
    const { status } = await call(world.identity, 'POST', '/auth/v1/admin/custom-providers', {
      token: await world.identity.signAdmin(),
      body: {
        provider_type: 'oidc',
        identifier,
        name: 'Shop',
        client_id: 'web',
        client_secret: 'secret',
        acceptable_client_ids: ['watch'],
        issuer,
      },
    });
    expect(status).toBe(201);
  }

  /** Like an app: exchanges the code itself and passes the ID token on. */
  async function getTokens(visitor: ReturnType<typeof person>, clientId = 'phone-app', parameters = {}) {
    const secret = clientId === 'stranger' ? 'stranger-secret' : 'phone-secret';
    const config = await openId.discovery(
      new URL(`${world.sandbox.url}/google`),
      clientId,
      undefined,
      openId.ClientSecretPost(secret),
      { execute: [openId.allowInsecureRequests] },
    );
    const asked = openId.buildAuthorizationUrl(config, {
      redirect_uri: callbackUrl,
      scope: 'openid email profile',
      nonce: hashed,
      ...parameters,
    });
    const back = await signInAtProvider(new Browser(world.identity.url), asked, visitor);
    const tokens = await openId.authorizationCodeGrant(config, back, { expectedNonce: hashed });
    return { idToken: String(tokens.id_token), accessToken: tokens.access_token };
  }

  test('the published client signs in with the token of its own application', async () => {
    const visitor = person();
    const { idToken, accessToken } = await getTokens(visitor);
    const { data, error } = await world.identity
      .createClient()
      .signInWithIdToken({ provider: 'google', token: idToken, access_token: accessToken, nonce });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: visitor.email,
      app_metadata: { provider: 'google' },
      user_metadata: { full_name: 'Joko Widodo' },
    });
    const amr = JSON.parse(
      Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(amr).toMatchObject({ amr: [{ method: 'oauth', provider: 'google' }] });
  });

  test('client id and issuer name the provider too', async () => {
    const { idToken } = await getTokens(person());
    const named = { client_id: 'phone-app', issuer: `${world.sandbox.url}/google` };
    expect((await exchange({ ...named, id_token: idToken, nonce })).status).toBe(200);
  });

  test('S41 a token for an application that is not ours is refused', async () => {
    const { idToken } = await getTokens(person(), 'stranger');
    expect(await exchange({ provider: 'google', id_token: idToken, nonce })).toMatchObject({
      status: 400,
      text: JSON.stringify({
        error: 'invalid request',
        error_description: 'Unacceptable audience in id_token: [stranger]',
      }),
    });
  });

  test.each([
    [
      'no nonce',
      {},
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    ],
    ['another nonce', { nonce: 'another' }, 'invalid nonce', 'Nonces mismatch'],
    ['the hash itself', { nonce: hashed }, 'invalid nonce', 'Nonces mismatch'],
  ])('S40 %s is refused', async (_name, extra, error, description) => {
    const { idToken } = await getTokens(person());
    expect(await exchange({ provider: 'google', id_token: idToken, ...extra })).toMatchObject({
      status: 400,
      body: { error, error_description: description },
    });
  });

  test('an access token that came with another ID token is refused', async () => {
    const [first, second] = [await getTokens(person()), await getTokens(person())];
    const { status, body } = await exchange({
      provider: 'custom:shop',
      id_token: await forged.sign({ sub: 'a', email: uniqueEmail(), at_hash: 'AAAA' }),
      access_token: first.accessToken,
    });
    expect([status, body]).toEqual([400, { error: 'invalid request', error_description: 'Bad ID token' }]);
    expect(second.idToken).not.toBe(first.idToken);
  });

  test.each<[string, () => Promise<string> | string]>([
    ['no token at all', () => 'abc'],
    ['another key', () => forged.sign({ sub: 'a' }, { byStranger: true })],
    ['another issuer', () => forged.sign({ sub: 'a', iss: 'https://accounts.google.com' })],
    ['one that has ended', () => forged.sign({ sub: 'a' }, { expiresIn: -60 })],
    ['one without an end', () => forged.sign({ sub: 'a', exp: undefined })],
    ['one that is not signed', () => unsigned({ iss: forged.issuer, aud: 'web', sub: 'a' })],
    ['one of ours', () => world.identity.sign({ sub: 'a', iss: forged.issuer, aud: 'web' })],
  ])('S41 %s is refused', async (_name, make) => {
    expect(await exchange({ provider: 'custom:shop', id_token: await make() })).toMatchObject({
      status: 400,
      body: { error: 'invalid request', error_description: 'Bad ID token' },
    });
  });

  test('a malformed token is refused without requests to the provider', async () => {
    const away = await startForgedProvider();
    await addProvider('custom:away', away);
    const id_token = await away.sign({ sub: 'a' });
    await away.stop();
    expect(await exchange({ provider: 'custom:away', id_token: 'abc' })).toMatchObject({
      status: 400,
      body: { error: 'invalid request', error_description: 'Bad ID token' },
    });
    expect((await exchange({ provider: 'custom:away', id_token })).status).toBe(503);
  });

  test('a custom provider: its own application and those it accepts, and none without an id', async () => {
    const claims = () => ({ sub: uniqueEmail(), email: uniqueEmail(), email_verified: true });
    for (const aud of ['web', 'watch']) {
      const id_token = await forged.sign({ ...claims(), aud });
      expect((await exchange({ provider: 'custom:shop', id_token })).status).toBe(200);
    }
    const nobody = await forged.sign({ ...claims(), sub: undefined });
    expect((await exchange({ provider: 'custom:shop', id_token: nobody })).body['error_description']).toBe(
      'Missing sub claim in id_token',
    );
    const several = await forged.sign({ ...claims(), aud: ['web', 'stranger'] });
    expect((await exchange({ provider: 'custom:shop', id_token: several })).body['error_description']).toBe(
      'Unacceptable audience in id_token: [web stranger]',
    );
  });

  test.each([
    [{}, { error: 'invalid request', error_description: 'id_token required' }],
    [
      { id_token: 'x' },
      { error: 'invalid request', error_description: 'provider or client_id and issuer required' },
    ],
    [
      { id_token: unsigned({ iss: apple }), provider: 'apple' },
      { code: 'provider_disabled', message: `Provider (issuer "${apple}") is not enabled` },
    ],
    [
      { id_token: unsigned({ iss: apple }), client_id: 'x', issuer: apple },
      { code: 'provider_disabled', message: `Provider (issuer "${apple}") is not enabled` },
    ],
    [
      { id_token: unsigned({ iss: microsoft }), provider: 'azure' },
      { code: 'provider_disabled', message: `Provider (issuer "${microsoft}") is not enabled` },
    ],
    [{ id_token: 'x', provider: 'apple' }, invalid('Unable to detect issuer in ID token for Apple provider')],
    [
      { id_token: unsigned({ iss: microsoft }), provider: 'apple' },
      invalid('Detected ID token issuer is not an Apple ID token issuer'),
    ],
    [
      { id_token: unsigned({}), provider: 'azure' },
      invalid('Detected ID token issuer is not an Azure ID token issuer'),
    ],
    [
      { id_token: unsigned({ iss: apple }), provider: 'apple', issuer: microsoft },
      invalid('Provided issuer does not match ID token issuer'),
    ],
    [
      { id_token: 'x', provider: 'facebook' },
      { code: 'provider_disabled', message: 'Provider (issuer "https://www.facebook.com") is not enabled' },
    ],
    [
      { id_token: 'x', client_id: 'x', issuer: 'https://kauth.kakao.com' },
      { code: 'provider_disabled', message: 'Provider (issuer "https://kauth.kakao.com") is not enabled' },
    ],
    [
      { id_token: 'x', provider: 'keycloak' },
      { code: 'provider_disabled', message: 'Provider (issuer "") is not enabled' },
    ],
    [{ id_token: 'x', provider: 'github' }, invalid('Custom OIDC provider "github" not allowed')],
    [
      { id_token: 'x', link_identity: true },
      { error: 'invalid request', error_description: 'provider or client_id and issuer required' },
    ],
    [
      { id_token: 'x', provider: 'custom:none' },
      { code: 'validation_failed', message: 'Custom provider "custom:none" not found' },
    ],
    [
      { id_token: 'x', provider: 'zzz' },
      { code: 'validation_failed', message: 'Custom OIDC provider "zzz" not allowed' },
    ],
    [
      { id_token: 'x', link_identity: true, provider: 'google' },
      {
        error: 'invalid request',
        error_description: 'Linking requires a valid user access token in Authorization',
      },
    ],
  ])('%j: %j', async (body, answer) => {
    expect(await exchange(body)).toMatchObject({ status: 400, body: answer });
  });

  test('with a session it links, and never to another account', async () => {
    const { client, userId } = await createSignedIn(world.identity);
    const visitor = person();
    const { idToken } = await getTokens(visitor);
    const linked = await client.linkIdentity({ provider: 'google', token: idToken, nonce });
    expect(linked.error).toBeNull();
    expect(linked.data.user?.id).toBe(userId);
    const { data } = await client.getUserIdentities();
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'google']);
    const other = await createSignedIn(world.identity);
    const again = await other.client.linkIdentity({
      provider: 'google',
      token: (await getTokens(visitor)).idToken,
      nonce,
    });
    expect([again.error?.status, again.error?.code]).toEqual([422, 'identity_already_exists']);
    expect((await other.client.getUser()).error).toBeNull();
  });

  test('S42 an address that the token does not mark as verified links nothing', async () => {
    const { email } = await createAccount(world.identity);
    const id_token = await forged.sign({ sub: uniqueEmail(), email, email_verified: false });
    expect(await exchange({ provider: 'custom:shop', id_token })).toMatchObject({
      status: 422,
      body: { code: 'provider_email_needs_verification' },
    });
    expect((await world.identity.createClient().signInWithPassword({ email, password })).error).toBeNull();
  });

  test('sign-in by wallet is refused, before the body is read', async () => {
    const { status, body } = await call(world.identity, 'POST', '/auth/v1/token?grant_type=web3', {
      rawBody: '{',
      headers: currentVersion,
    });
    expect([status, body]).toEqual([
      422,
      { code: 'web3_provider_disabled', message: 'Web3 provider is disabled' },
    ]);
  });
});

function unsigned(claims: Record<string, unknown>): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, iat: now, exp: now + 300 })}.`;
}
