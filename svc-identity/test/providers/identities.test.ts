import type { GoTrueClient, UserIdentity } from '@supabase/auth-js';
import { AuthClient } from '@supabase/auth-js';
import { call, createAccount, createSignedIn, currentVersion } from '../support/accounts';
import { claimsOf, createProtected, tokensOf } from '../support/factors';
import { readMail, siteUrl, uniqueEmail } from '../support/identity';
import { Browser } from './support/browser';
import { identitiesOf, link, named, tokenOf } from './support/linking';
import {
  enterImplicitly,
  type ProviderWorld,
  queryOf,
  signInAtProvider,
  startProviderWorld,
} from './support/providers';

describe('identities of an account', () => {
  let world: ProviderWorld;
  beforeAll(async () => {
    world = await startProviderWorld({ EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' });
  });

  afterAll(() => world.stop());

  const verifier = 'v'.repeat(43);
  const pkce = { code_challenge: verifier, code_challenge_method: 'plain' };
  const exchange = (code: string) =>
    call(world.identity, 'POST', '/auth/v1/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: verifier },
    });
  const countSessions = (userId: string) =>
    world.identity.database.db.collection('sessions').countDocuments({ user_id: userId });

  /** @param meanwhile runs before the exchange of the code */
  async function linkWithPkce(
    client: GoTrueClient,
    meanwhile: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<{ code: string }> {
    const end = await link(world, client, named(), 'google', pkce);
    await meanwhile();
    return { code: end.searchParams.get('code') ?? '' };
  }

  test("the published client gets the provider's URL and the owner links Google, whatever its address; a mail reports it", async () => {
    const { client, email, userId } = await createSignedIn(world.identity);
    const asked = await client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } });
    expect(asked.error).toBeNull();
    expect(asked.data.url).toContain(`${world.sandbox.url}/google/auth`);
    const end = await link(world, client, named());
    expect([end.pathname, end.search]).toEqual(['/settings', '']);
    const identities = await identitiesOf(client);
    expect(identities.map(({ provider }) => provider)).toEqual(['email', 'google']);
    expect(identities.every(({ user_id: id }) => id === userId)).toBe(true);
    expect((await world.identity.mailServer.waitForMail(email)).text).toContain('Google');
  });

  test('a session with a second factor continues after linking: no other is left over, and no factor is requested again', async () => {
    const owner = await createProtected(world.identity);
    const before = await tokensOf(owner.client);
    const { code } = await linkWithPkce(owner.client);
    const { status, body } = await exchange(code);
    expect(status).toBe(200);
    const [then, now] = [claimsOf(before.access), claimsOf(String(body['access_token']))];
    expect(now).toMatchObject({ session_id: then['session_id'], aal: 'aal2', amr: then['amr'] });
    expect(body['refresh_token']).not.toBe(before.refresh);
    expect(await countSessions(owner.userId)).toBe(1);
    const refreshed = await call(world.identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: body['refresh_token'] },
    });
    expect(refreshed.status).toBe(200);
  });

  test('after a lost response the session continues with its previous token', async () => {
    const owner = await createProtected(world.identity);
    const { code } = await linkWithPkce(owner.client);
    expect((await exchange(code)).status).toBe(200); // the answer is lost
    const { data, error } = await owner.client.refreshSession();
    expect(error).toBeNull();
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
    expect(await countSessions(owner.userId)).toBe(1);
  });

  test('S27 once the token of the response is used, the previous one ends the session', async () => {
    const refresh = (token: unknown) =>
      call(world.identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
        body: { refresh_token: token },
        headers: currentVersion,
      });
    const { client } = await createSignedIn(world.identity);
    const before = await refresh((await tokensOf(client)).refresh); // a copy of a second client
    const { code } = await linkWithPkce(client);
    const { body } = await exchange(code);
    const copied = await refresh(before.body['refresh_token']);
    expect(copied.status).toBe(200);
    const active = await refresh(body['refresh_token']);
    expect(active.status).toBe(200);
    const used = { status: 400, body: { code: 'refresh_token_already_used' } };
    expect(await refresh(copied.body['refresh_token'])).toMatchObject(used);
    expect(await refresh(active.body['refresh_token'])).toMatchObject(used);
  });

  test('a session that ended during the flow is replaced by a new one at aal1', async () => {
    const owner = await createProtected(world.identity);
    const { access } = await tokensOf(owner.client);
    const { code } = await linkWithPkce(owner.client, () => owner.client.signOut());
    const { body } = await exchange(code);
    expect(claimsOf(String(body['access_token']))).toMatchObject({ aal: 'aal1' });
    expect(claimsOf(String(body['access_token']))['session_id']).not.toBe(claimsOf(access)['session_id']);
  });

  test("E4 the identity errors keep the caller's session", async () => {
    const person = named();
    await enterImplicitly(world, person);
    const { client } = await createSignedIn(world.identity);
    const end = await link(world, client, person);
    expect(queryOf(end)).toEqual({
      error: 'server_error',
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked to another user',
    });
    const [only] = await identitiesOf(client);
    const single = await client.unlinkIdentity(only as UserIdentity);
    expect([single.error?.status, single.error?.code]).toEqual([422, 'single_identity_not_deletable']);
    await link(world, client, named());
    const none = await client.unlinkIdentity({ ...only, identity_id: userlessId } as UserIdentity);
    expect([none.error?.status, none.error?.code]).toEqual([422, 'identity_not_found']);
    expect((await client.getUser()).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
  });

  test.each(['identity_already_exists', 'identity_not_found', 'single_identity_not_deletable'])(
    'E4 the published client that returns to a page with %s is still signed in',
    async (code) => {
      const { client, email } = await createSignedIn(world.identity);
      const storage = createStorage();
      storage.setItem(code, JSON.stringify((await client.getSession()).data.session));
      const restore = pretendPage(
        `${siteUrl}/settings?error=server_error&error_code=${code}&error_description=x`,
      );
      try {
        const after = new AuthClient({
          url: `${world.identity.url}/auth/v1`,
          storage,
          storageKey: code,
          autoRefreshToken: false,
          flowType: 'implicit',
        });
        expect((await after.initialize()).error).not.toBeNull();
        expect((await after.getSession()).data.session?.user.email).toBe(email);
      } finally {
        restore();
      }
    },
  );

  test('linking the own identity a second time is refused', async () => {
    const { client } = await createSignedIn(world.identity);
    const person = named();
    await link(world, client, person);
    expect(queryOf(await link(world, client, person))).toMatchObject({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    });
    expect(await identitiesOf(client)).toHaveLength(2);
  });

  test('S39 a callback of a link in another browser links nothing', async () => {
    const { client } = await createSignedIn(world.identity);
    const { data } = await client.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    const victim = new Browser(world.identity.url);
    const back = await signInAtProvider(victim, String(data?.url), named());
    expect((await victim.open(back)).location?.search).toContain('bad_oauth_state');
    expect(await identitiesOf(client)).toHaveLength(1);
  });

  test('an anonymous account becomes permanent with the address of the provider', async () => {
    const client = world.identity.createClient();
    const { data } = await client.signInAnonymously();
    const person = named();
    await link(world, client, person);
    const user = (await client.getUser()).data.user;
    expect(user).toMatchObject({ id: data.user?.id, email: person.email, is_anonymous: false });
    expect(user?.app_metadata).toMatchObject({ provider: 'google', providers: ['google'] });
  });

  test('an anonymous account with an unverified address needs its confirmation; a taken one is refused', async () => {
    const client = world.identity.createClient();
    await client.signInAnonymously();
    const email = uniqueEmail();
    expect(queryOf(await link(world, client, { name: 'Ika', email }))['error_code']).toBe(
      'email_not_confirmed',
    );
    await world.identity.mailServer.waitForMail(email);
    const other = world.identity.createClient();
    await other.signInAnonymously();
    const taken = await createAccount(world.identity);
    expect(queryOf(await link(world, other, named(taken.email)))['error_code']).toBe('email_exists');
    expect(await identitiesOf(other)).toEqual([]);
  });

  test('such an address stays available to others until it is confirmed, and becomes the account’s by that', async () => {
    const [client, email] = [world.identity.createClient(), uniqueEmail()];
    const { data } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } });
    await link(world, client, { name: 'Ika', email });
    const { token } = readMail((await world.identity.mailServer.waitForMail(email)).text);
    const waiting = (await client.getUser()).data.user;
    expect(waiting).toMatchObject({ email: '', new_email: email, is_anonymous: true });
    const body = { type: 'email_change', token_hash: token };
    const verified = await call(world.identity, 'POST', '/auth/v1/verify', { body });
    expect(verified.body['user']).toMatchObject({
      id: data.user?.id,
      email,
      is_anonymous: false,
      user_metadata: { theme: 'dark' },
    });
    expect((await identitiesOf(client)).map(({ provider }) => provider)).toContain('google');
  });

  test('the password alone of a protected account, or an application’s token, cannot link or unlink', async () => {
    const protectedOne = await createSignedIn(world.identity);
    const applications = await createSignedIn(world.identity);
    const { db } = world.identity.database;
    const factor = {
      id: userlessId,
      factor_type: 'totp',
      status: 'verified',
      friendly_name: '',
      secret: null,
    };
    await db.collection<{ _id: string }>('users').updateOne(
      { _id: protectedOne.userId },
      {
        $set: { factors: [{ ...factor, created_at: new Date(), updated_at: new Date() }] },
      },
    );
    await db
      .collection('sessions')
      .updateMany(
        { user_id: applications.userId },
        { $set: { oauth: { client_id: userlessId, scopes: [] } } },
      );
    for (const [{ client }, code] of [
      [protectedOne, 'insufficient_aal'],
      [applications, 'no_authorization'],
    ] as const) {
      const token = await tokenOf(client);
      const asks = [
        ['GET', '/auth/v1/user/identities/authorize?provider=google'],
        ['DELETE', `/auth/v1/user/identities/${userlessId}`],
        ['POST', '/auth/v1/token?grant_type=id_token'],
      ] as const;
      for (const [method, path] of asks) {
        const answer = await call(world.identity, method, path, {
          token,
          headers: currentVersion,
          ...(method === 'POST' && { body: { provider: 'google', id_token: 'x', link_identity: true } }),
        });
        expect([answer.status, answer.body['code']]).toEqual([403, code]);
      }
    }
  });

  test('linking needs a session, and if disabled the routes are 404', async () => {
    const path = '/auth/v1/user/identities/authorize?provider=google';
    expect((await call(world.identity, 'GET', path)).status).toBe(401);
    const off = await startProviderWorld({ SECURITY_MANUAL_LINKING_ENABLED: 'false' });
    try {
      const { client } = await createSignedIn(off.identity);
      const token = await tokenOf(client);
      for (const [method, address] of [
        ['GET', path],
        ['DELETE', `/auth/v1/user/identities/${userlessId}`],
      ] as const) {
        expect(await call(off.identity, method, address, { token, headers: currentVersion })).toMatchObject({
          status: 404,
          body: { code: 'manual_linking_disabled', message: 'Manual linking is disabled' },
        });
      }
    } finally {
      await off.stop();
    }
  });
});

const userlessId = '6f1e7b52-6b0b-4a57-8c19-4e8f0bd2f7c1';

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Pretends to be a browser page for the client. @returns a function that undoes it */
function pretendPage(href: string): () => void {
  const location = new URL(href);
  const history = { replaceState: () => undefined, state: null };
  const page: Record<string, unknown> = {
    window: { location, history, addEventListener: () => undefined },
    document: { visibilityState: 'visible', addEventListener: () => undefined },
    BroadcastChannel: undefined, // the client never closes it, which would keep the process alive
  };
  const before = Object.keys(page).map((name) => [name, Reflect.get(globalThis, name) as unknown] as const);
  Object.assign(globalThis, page);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(globalThis, name);
      else Reflect.set(globalThis, name, value);
    }
  };
}
