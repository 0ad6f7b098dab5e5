import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import { createAccount } from '../support/accounts';
import { enrollTotp } from '../support/factors';
import { password, siteUrl, uniqueEmail } from '../support/identity';
import { readNewestMail } from '../support/mails';
import { challenge, enroll, leave, handleCallback } from './support/steps';
import { type ContractWorld, startContractWorld } from './support/world';

/** Expectations of client 2.119.0 (section 9 of the contract). */
describe('the published client finds', () => {
  let world: ContractWorld;
  let admin: GoTrueAdminApi;
  /** Requests of the clients made here, newest last. */
  const requests: string[] = [];
  const recording: typeof fetch = (input, init) => {
    requests.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`);
    return fetch(input, init);
  };

  const newClient = (flowType: 'implicit' | 'pkce' = 'implicit') =>
    new AuthClient({
      url: `${world.identity.url}/auth/v1`,
      storageKey: uniqueEmail(),
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      fetch: recording,
    });
  const signIn = async (email = world.user.email) => {
    const client = newClient();
    const { error } = await client.signInWithPassword({ email, password });
    if (error) throw error;
    return client;
  };

  beforeAll(async () => {
    world = await startContractWorld();
    admin = new GoTrueAdminApi({
      url: `${world.identity.url}/auth/v1`,
      headers: { Authorization: `Bearer ${world.adminToken}` },
      fetch: recording,
    });
  });

  afterAll(() => world.stop());

  beforeEach(() => {
    requests.length = 0;
  });

  test('code and message of an error, as the answer states its version', async () => {
    const { error } = await newClient().signInWithPassword({ email: uniqueEmail(), password });
    expect(error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  test('in an error of OAuth its description', async () => {
    const { error } = await newClient().signInWithIdToken({ provider: 'google', token: 'none' });
    expect(error).toMatchObject({ status: 400, message: 'Bad ID token' });
  });

  test('that its session has ended, and removes it', async () => {
    const [one, other] = [await signIn(), await signIn()];
    await other.signOut({ scope: 'others' });
    expect((await one.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await one.getSession()).data.session).toBeNull();
  });

  test('why a password is weak', async () => {
    const { error } = await newClient().signUp({ email: uniqueEmail(), password: 'k9#vQ' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
  });

  test('a session where there is one, and an account where there is none yet', async () => {
    const email = uniqueEmail();
    const client = newClient();
    const signedUp = await client.signUp({ email, password });
    expect(signedUp.data).toMatchObject({ session: null, user: { email } });
    const { code } = await readNewestMail(world.identity, email);
    const { data } = await client.verifyOtp({ type: 'signup', email, token: code });
    expect(data.session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 3600,
    });
  });

  test('that it is signed out, where its session had ended before', async () => {
    for (const scope of ['global', 'local'] as const) {
      const [one, other] = [await signIn(), await signIn()];
      await other.signOut({ scope: 'global' });
      expect((await one.signOut({ scope })).error).toBeNull();
      expect((await one.getSession()).data.session).toBeNull();
    }
  });

  test('the account that it deletes, first', async () => {
    const { userId } = await createAccount(world.identity);
    expect((await admin.deleteUser(userId)).error).toBeNull();
    expect(requests.at(-1)).toBe(`DELETE /auth/v1/admin/users/${userId}`);
    expect((await admin.deleteUser(userId)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  test('the pages of a list, whose number comes first in their addresses', async () => {
    await createAccount(world.identity);
    const { data } = await admin.listUsers({ page: 1, perPage: 1 });
    const total = await world.identity.database.db.collection('users').countDocuments();
    expect(data).toMatchObject({ users: [{ identities: null }], nextPage: 2, lastPage: total, total });
    const { headers } = await world.sendAsAdmin('GET /admin/users?per_page=1&page=1');
    expect(headers.get('Link')).toBe(
      `</admin/users?page=2&per_page=1>; rel="next", </admin/users?page=${total}&per_page=1>; rel="last"`,
    );
  });

  test('factors of an account as a bare list, and the one it took away', async () => {
    const { client, userId } = await world.createPerson();
    const { factorId: id } = await enrollTotp(client);
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toMatchObject([{ id }]);
    expect((await admin.mfa.deleteFactor({ userId, id })).data).toMatchObject({ data: { id } });
  });

  test('a QR code that it can show, and the options of a key', async () => {
    const person = await world.createPerson();
    const body = { factor_type: 'totp' };
    const enrolled = await world.send('POST /factors', { token: person.token, body });
    const { qr_code: picture } = enrolled.body['totp'] as { qr_code: string };
    expect(picture).toMatch(/^<svg /);
    const { factorId } = await enroll(world, person, 'webauthn');
    const asked = await challenge(world, person.token, factorId);
    expect(asked.body['webauthn']).toMatchObject({
      credential_options: { publicKey: { challenge: expect.any(String) } },
    });
  });

  test('keys with which it verifies its token itself', async () => {
    const client = await signIn();
    const { data } = await client.getClaims();
    expect(data).toMatchObject({
      claims: { email: world.user.email },
      header: { alg: 'ES256', kid: world.identity.signingKey.kid },
    });
    expect(requests).toContain('GET /auth/v1/.well-known/jwks.json');
    expect(requests).not.toContain('GET /auth/v1/user');
  });

  test.each(['s256', 'S256', 'plain'])('its challenge method %s understood', async (method) => {
    const body = { email: uniqueEmail(), code_challenge: 'c'.repeat(43), code_challenge_method: method };
    expect((await world.send('POST /recover', { body })).status).toBe(200);
  });

  test('null for what it leaves out', async () => {
    const body = { email: uniqueEmail(), password, code_challenge: null, code_challenge_method: null };
    expect((await world.send('POST /signup', { body })).status).toBe(200);
  });

  test('the parameters it added to the redirect address', async () => {
    const left = await leave(world, { redirect_to: `${siteUrl}/login?sb_flow_id=7` });
    const { location } = await handleCallback(world, left);
    expect([location.pathname, location.searchParams.get('sb_flow_id')]).toEqual(['/login', '7']);
    const pairs = [...new URLSearchParams(location.hash.slice(1)).keys()];
    expect(pairs).toEqual(
      expect.arrayContaining(['access_token', 'expires_in', 'expires_at', 'refresh_token', 'token_type']),
    );
  });
});
