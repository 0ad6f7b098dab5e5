// Signing up and in on the product's server.
import assert from 'node:assert/strict';
import { CookieJar } from './cookies.mjs';
import { ok, refusedBy } from './steps.mjs';
import {
  admin,
  cookieName,
  createAccount,
  newEmail,
  openLink,
  password,
  product,
  readMail,
  readSession,
  request,
  signedInBrowser,
} from './world.mjs';

export async function signUpAndConfirmOnTheServer() {
  const [email, jar] = [newEmail(), new CookieJar()];
  const signedUp = await request(jar, async (auth) =>
    ok(
      await auth.signUp({
        email,
        password,
        options: { data: { first_name: 'Ayu' }, emailRedirectTo: product },
      }),
    ),
  );
  assert.equal(signedUp.session, null);
  await request(jar, async (auth) =>
    refusedBy(await auth.signInWithPassword({ email, password }), 'email_not_confirmed'),
  );
  const { token } = await readMail(email);
  await request(jar, async (auth) => ok(await auth.verifyOtp({ type: 'email', token_hash: token })));
  const { user } = await request(jar, async (auth) => ok(await auth.getUser()));
  assert.equal(user?.user_metadata['first_name'], 'Ayu');
}

export async function signInAndReadInTheNextRequest() {
  const { email, jar } = await signedInBrowser();
  assert.deepEqual(jar.names(), [cookieName]);
  const { user } = await request(jar, async (auth) => ok(await auth.getUser()));
  assert.equal(user?.email, email);
  const { session } = await request(jar, async (auth) => ok(await auth.getSession()));
  assert.equal(session?.token_type, 'bearer');
  await request(new CookieJar(), async (auth) =>
    assert.equal((await auth.getUser()).error?.name, 'AuthSessionMissingError'),
  );
}

export async function magicLinkByPkce() {
  const [email, jar] = [await createAccount(), new CookieJar()];
  await request(jar, async (auth) =>
    ok(await auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: product } })),
  );
  assert.equal(
    jar.names().some((name) => name.includes('code-verifier')),
    true,
  );
  const { code, flow } = await openLink((await readMail(email)).link);
  const stranger = new CookieJar();
  await request(stranger, async (auth) =>
    assert.notEqual((await auth.exchangeCodeForSession(code, flow)).error, null),
  );
  const { user } = await request(jar, async (auth) => ok(await auth.exchangeCodeForSession(code, flow)));
  assert.equal(user.email, email);
  assert.equal(
    jar.names().some((name) => name.includes('code-verifier')),
    false,
  );
}

export async function recoveryByPkce() {
  const [email, jar] = [await createAccount(), new CookieJar()];
  await request(jar, async (auth) => ok(await auth.resetPasswordForEmail(email, { redirectTo: product })));
  const { code, flow } = await openLink((await readMail(email)).link);
  await request(jar, async (auth) => ok(await auth.exchangeCodeForSession(code, flow)));
  await request(jar, async (auth) => ok(await auth.updateUser({ password: `${password}-baru` })));
  await request(new CookieJar(), async (auth) =>
    ok(await auth.signInWithPassword({ email, password: `${password}-baru` })),
  );
}

export async function recoveryByTokenHash() {
  const [email, jar] = [await createAccount(), new CookieJar()];
  const link = ok(await admin.generateLink({ type: 'recovery', email }));
  const token_hash = link.properties.hashed_token;
  await request(jar, async (auth) => ok(await auth.verifyOtp({ type: 'recovery', token_hash })));
  await request(jar, async (auth) => assert.equal(ok(await auth.getUser()).user.email, email));
  await request(new CookieJar(), async (auth) =>
    refusedBy(await auth.verifyOtp({ type: 'recovery', token_hash }), 'otp_expired'),
  );
}

export async function codeByMail() {
  const [email, jar] = [await createAccount(), new CookieJar()];
  await request(jar, async (auth) => ok(await auth.signInWithOtp({ email })));
  const { code } = await readMail(email);
  await request(jar, async (auth) => ok(await auth.verifyOtp({ type: 'email', email, token: code })));
  assert.equal(readSession(jar).user.email, email);
}

export async function providersByPkce() {
  const jar = new CookieJar();
  const { url: address } = await request(jar, async (auth) =>
    ok(
      await auth.signInWithOAuth({
        provider: 'google',
        options: { redirectTo: product, skipBrowserRedirect: true },
      }),
    ),
  );
  const { searchParams, pathname } = new URL(address ?? '');
  assert.equal(pathname, '/auth/v1/authorize');
  assert.equal(searchParams.get('code_challenge_method'), 's256');
  const response = await fetch(address ?? '', { redirect: 'manual' });
  assert.equal(response.status, 302);
}
