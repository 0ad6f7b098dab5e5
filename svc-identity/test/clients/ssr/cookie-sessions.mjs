// How the cookies hold a session, renew it and let it go.
import assert from 'node:assert/strict';
import {
  clearAuthCookiesAtScopes,
  createServerClient,
  DEFAULT_COOKIE_OPTIONS,
  parseCookieHeader,
  serializeCookieHeader,
} from '@supabase/ssr';
import { CookieJar, Exchange } from './cookies.mjs';
import { ok } from './steps.mjs';
import {
  admin,
  cookieName,
  createAccount,
  letExpire,
  noSockets,
  password,
  readSession,
  request,
  signedInBrowser,
  url,
} from './world.mjs';

export async function attributesOfTheCookie() {
  const email = await createAccount();
  await request(new CookieJar(), async (auth, exchange) => {
    ok(await auth.signInWithPassword({ email, password }));
    const [cookie] = exchange.set;
    assert.equal(cookie?.options.maxAge, DEFAULT_COOKIE_OPTIONS.maxAge);
    assert.equal(cookie?.options.path, '/');
    assert.equal(exchange.headers['Cache-Control']?.includes('no-store'), true);
    const header = serializeCookieHeader(cookie.name, cookie.value, /** @type {any} */ (cookie.options));
    assert.equal(parseCookieHeader(header.split('; ')[0] ?? '')[0]?.name, cookieName);
  });
}

export async function largeSessionsAreCutIntoChunks() {
  const { jar, email } = await signedInBrowser({ story: 'x'.repeat(6000) });
  assert.equal(jar.names().length > 2, true);
  assert.equal(
    jar.names().every((name) => /\.\d$/.test(name)),
    true,
  );
  const { user } = await request(jar, async (auth) => ok(await auth.getUser()));
  assert.equal(user?.email, email);
  await request(jar, async (auth) => ok(await auth.updateUser({ data: { story: null } })));
  await request(jar, async (auth) => ok(await auth.refreshSession()));
  assert.equal(
    (await request(jar, async (auth) => ok(await auth.getUser()))).user?.user_metadata['story'],
    undefined,
  );
  assert.equal(readSession(jar).user.email, email);
}

export async function middlewareRefreshesASession() {
  const { jar, email } = await signedInBrowser();
  const before = readSession(jar);
  letExpire(jar);
  const { user } = await request(jar, async (auth) => ok(await auth.getUser()));
  const after = readSession(jar);
  assert.equal(user?.email, email);
  assert.notEqual(after.refresh_token, before.refresh_token);
  assert.equal(after.expires_at > Date.now() / 1000, true);
}

export async function requestsAtOnceRefreshAlike() {
  const { jar } = await signedInBrowser();
  letExpire(jar);
  const at = Array.from({ length: 5 }, () => request(jar, async (auth) => ok(await auth.getUser()).user.id));
  assert.equal(new Set(await Promise.all(at)).size, 1);
  // The answers that arrive last win; whichever it is, the browser stays signed in.
  letExpire(jar);
  await request(jar, async (auth) => ok(await auth.getUser()));
}

export async function aRefusedRefreshClearsTheCookies() {
  const { jar, email } = await signedInBrowser();
  const other = new CookieJar();
  await request(other, async (auth) => ok(await auth.signInWithPassword({ email, password })));
  await request(other, async (auth) => auth.signOut({ scope: 'global' }));
  letExpire(jar);
  await request(jar, async (auth) => assert.notEqual((await auth.getUser()).error, null));
  assert.deepEqual(jar.names(), []);
}

export async function signOutTakesTheCookiesAway() {
  const { jar } = await signedInBrowser({ story: 'x'.repeat(6000) });
  const { access_token } = readSession(jar);
  await request(jar, async (auth) => assert.equal((await auth.signOut()).error, null));
  assert.deepEqual(jar.names(), []);
  assert.equal((await admin.signOut(access_token)).error?.name, 'AuthSessionMissingError');
}

export async function cookiesOfOtherScopesAreCleared() {
  const { jar } = await signedInBrowser();
  const exchange = new Exchange(jar);
  await clearAuthCookiesAtScopes({
    ...exchange.methods,
    setAll: (cookies) => exchange.methods.setAll(/** @type {any} */ (cookies), {}),
    storageKey: cookieName,
    scopes: [{ path: '/app' }],
  });
  assert.equal(exchange.set[0]?.options.path, '/app');
}

export async function tokensAloneInCookies() {
  const [jar, email] = [new CookieJar(), await createAccount({ story: 'x'.repeat(6000) })];
  const encodesTokens = (/** @type {Exchange} */ exchange) => ({
    cookies: { ...exchange.methods, encode: /** @type {const} */ ('tokens-only') },
  });
  const exchange = new Exchange(jar);
  const { auth } = createServerClient(url, 'anon', { ...encodesTokens(exchange), ...noSockets });
  ok(await auth.signInWithPassword({ email, password }));
  exchange.answer();
  const stored = readSession(jar);
  assert.equal(typeof stored.access_token, 'string');
  assert.equal(stored.user, undefined);
}

export async function cookiesOfAnotherName() {
  const [jar, email] = [new CookieJar(), await createAccount()];
  const options = { cookieOptions: { name: 'sabi-session', secure: true } };
  await request(jar, async (auth) => ok(await auth.signInWithPassword({ email, password })), options);
  assert.deepEqual(jar.names(), ['sabi-session']);
  const { user } = await request(jar, async (auth) => ok(await auth.getUser()), options);
  assert.equal(user?.email, email);
}

export async function aSessionThatIsSet() {
  const { jar, email } = await signedInBrowser();
  const { access_token, refresh_token } = readSession(jar);
  const other = new CookieJar();
  await request(other, async (auth) => ok(await auth.setSession({ access_token, refresh_token })));
  await request(other, async (auth) => assert.equal(ok(await auth.getUser()).user.email, email));
  await request(other, async (auth) => assert.equal((await auth.signOut({ scope: 'others' })).error, null));
  await request(other, async (auth) => assert.equal(ok(await auth.getUser()).user.email, email));
}
