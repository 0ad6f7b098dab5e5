// Clients in pages, which share their cookies with the server.
import assert from 'node:assert/strict';
import { createBrowserClient } from '@supabase/ssr';
import { CookieJar } from './cookies.mjs';
import { ok } from './steps.mjs';
import {
  createAccount,
  letExpire,
  newEmail,
  noSockets,
  openLink,
  openTab,
  password,
  product,
  readMail,
  request,
  signedInBrowser,
  url,
} from './world.mjs';

export async function aPageSharesTheSessionWithTheServer() {
  const { jar, email } = await signedInBrowser();
  const tab = openTab(jar);
  assert.equal(ok(await tab.getUser()).user.email, email);
  ok(await tab.updateUser({ data: { city: 'Bandung' } }));
  const { user } = await request(jar, async (auth) => ok(await auth.getUser()));
  assert.equal(user?.user_metadata['city'], 'Bandung');
  await request(jar, async (auth) => auth.signOut());
  assert.equal(ok(await openTab(jar).getSession()).session, null);
}

export async function twoTabs() {
  const [jar, email] = [new CookieJar(), await createAccount()];
  const [first, second] = [openTab(jar), openTab(jar)];
  ok(await first.signInWithPassword({ email, password }));
  assert.equal(ok(await second.getUser()).user.email, email);
  letExpire(jar);
  const users = await Promise.all([first.getUser(), second.getUser()]);
  assert.deepEqual(
    users.map((result) => ok(result).user.email),
    [email, email],
  );
  ok(await second.refreshSession());
  assert.equal(ok(await first.getUser()).user.email, email);
  assert.equal((await first.signOut()).error, null);
  assert.equal(ok(await second.getSession()).session, null);
}

export async function aPageSignsUpByPkce() {
  const [jar, email] = [new CookieJar(), newEmail()];
  const tab = openTab(jar);
  ok(await tab.signUp({ email, password, options: { emailRedirectTo: product } }));
  const { code, flow } = await openLink((await readMail(email)).link);
  const { session } = await request(jar, async (auth) => ok(await auth.exchangeCodeForSession(code, flow)));
  assert.equal(session.user.email, email);
  assert.equal(ok(await openTab(jar).getUser()).user.email, email);
}

export async function eventsOfAPage() {
  const [jar, email] = [new CookieJar(), await createAccount()];
  const tab = openTab(jar);
  /** @type {string[]} */
  const events = [];
  const { data } = tab.onAuthStateChange((event) => void events.push(event));
  ok(await tab.signInWithPassword({ email, password }));
  ok(await tab.refreshSession());
  ok(await tab.updateUser({ data: { city: 'Medan' } }));
  await tab.signOut();
  data.subscription.unsubscribe();
  for (const event of ['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT'])
    assert.equal(events.includes(event), true, event);
}

export async function aPageByItsDocument() {
  const [jar, email] = [new CookieJar(), await createAccount()];
  const document = jar.asDocument();
  const window = { document, addEventListener() {}, removeEventListener() {}, location: { href: product } };
  Object.assign(globalThis, { document, window });
  try {
    const options = { auth: { autoRefreshToken: false }, ...noSockets };
    const { auth } = createBrowserClient(url, 'anon', options);
    assert.equal(createBrowserClient(url, 'anon', options).auth, auth);
    ok(await auth.signInWithPassword({ email, password }));
    const { user } = await request(jar, async (server) => ok(await server.getUser()));
    assert.equal(user?.email, email);
    await auth.signOut();
    assert.deepEqual(jar.names(), []);
  } finally {
    for (const name of ['document', 'window']) Reflect.deleteProperty(globalThis, name);
  }
}
