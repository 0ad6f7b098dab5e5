// What an account is and has, asked by a server.
import assert from 'node:assert/strict';
import { CookieJar } from './cookies.mjs';
import { ok, totp } from './steps.mjs';
import { newEmail, readMail, readSession, request, signedInBrowser } from './world.mjs';

export async function claimsAreVerifiedByTheKeysOfTheService() {
  const { email, jar } = await signedInBrowser();
  const { claims } = await request(jar, async (auth) => ok(await auth.getClaims()) ?? assert.fail());
  assert.equal(claims['email'], email);
  assert.equal(claims.aal, 'aal1');
  const session = readSession(jar);
  const [head, , signature] = session.access_token.split('.');
  const forged = [
    head,
    Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url'),
  ];
  await request(jar, async (auth) =>
    assert.notEqual((await auth.getClaims([...forged, signature].join('.'))).error, null),
  );
}

export async function anonymousAndThenNot() {
  const [jar, email] = [new CookieJar(), newEmail()];
  await request(jar, async (auth) => ok(await auth.signInAnonymously()));
  assert.equal(readSession(jar).user.is_anonymous, true);
  await request(jar, async (auth) => ok(await auth.updateUser({ email })));
  const { token } = await readMail(email);
  await request(jar, async (auth) => ok(await auth.verifyOtp({ type: 'email_change', token_hash: token })));
  const { user } = await request(jar, async (auth) => ok(await auth.getUser()));
  assert.deepEqual([user?.email, user?.is_anonymous], [email, false]);
}

export async function secondFactor() {
  const { jar } = await signedInBrowser();
  const enrolled = await request(jar, async (auth) => ok(await auth.mfa.enroll({ factorType: 'totp' })));
  await request(jar, async (auth) =>
    ok(await auth.mfa.challengeAndVerify({ factorId: enrolled.id, code: totp(enrolled.totp.secret) })),
  );
  const level = await request(jar, async (auth) => ok(await auth.mfa.getAuthenticatorAssuranceLevel()));
  assert.equal(level?.currentLevel, 'aal2');
  const factors = await request(jar, async (auth) => ok(await auth.mfa.listFactors()));
  assert.equal(factors?.totp.length, 1);
}

export async function identities() {
  const { jar } = await signedInBrowser();
  const { identities: found } = await request(jar, async (auth) => ok(await auth.getUserIdentities()));
  assert.deepEqual(
    found.map(({ provider }) => provider),
    ['email'],
  );
  const linking = await request(jar, async (auth) =>
    ok(await auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })),
  );
  assert.equal(linking.url?.startsWith('http'), true);
}
