import { createHash, randomBytes } from 'node:crypto';
import { productSettings } from '../src/environment/product';
import { call, createAccount, currentVersion, signIn } from './support/accounts';
import { createOwner, createProtected, enrollTotp, signInAgain, tokensOf } from './support/factors';
import { claimsOf } from './support/forged-tokens';
import { password, siteUrl, type TestIdentity, uniqueEmail } from './support/identity';
import { letGapPass, post, readNewestMail } from './support/mails';
import { beginAuthorization, createApplication, startOAuthServer } from './support/oauth';

const newPassword = 'jendela-7-biru';

describe('with the settings of the product', () => {
  let identity: TestIdentity;
  const makeOlder = (userId: string, hours: number) =>
    identity.database.db
      .collection('sessions')
      .updateMany({ user_id: userId }, { $set: { created_at: new Date(Date.now() - hours * 3_600_000) } });

  beforeAll(async () => {
    identity = await startOAuthServer(productSettings);
  });

  afterAll(() => identity.stop());

  test('S7 a new password needs the current one', async () => {
    const { email } = await createAccount(identity);
    const client = await signIn(identity, email);
    expect((await client.updateUser({ password: newPassword })).error?.code).toBe(
      'current_password_required',
    );
    const wrong = await client.updateUser({ password: newPassword, current_password: 'not-this-one-7' });
    expect(wrong.error?.code).toBe('current_password_invalid');
    const right = await client.updateUser({ password: newPassword, current_password: password });
    expect(right.error).toBeNull();
  });

  test('S7 a sign-in of yesterday needs reauthentication by a code', async () => {
    const { email, userId } = await createAccount(identity);
    const client = await signIn(identity, email);
    await makeOlder(userId, 25);
    const change = { password: newPassword, current_password: password };
    expect((await client.updateUser(change)).error?.code).toBe('reauthentication_needed');
    expect((await client.reauthenticate()).error).toBeNull();
    const { code } = await readNewestMail(identity, email);
    expect((await client.updateUser({ ...change, nonce: code })).error).toBeNull();
  });

  test('S7 a session of a reset needs neither', async () => {
    const { email } = await createAccount(identity);
    const client = identity.createClient();
    await letGapPass(identity);
    await post(identity, '/recover', { email });
    const { token = '' } = await readNewestMail(identity, email);
    expect((await client.verifyOtp({ token_hash: token, type: 'recovery' })).error).toBeNull();
    expect((await client.updateUser({ password: newPassword })).error).toBeNull();
  });

  test('S9 requests are counted by network', async () => {
    const ask = (network: string) =>
      call(identity, 'POST', '/auth/v1/verify', {
        body: { type: 'signup', token_hash: 'none' },
        headers: { ...currentVersion, 'X-Forwarded-For': network },
      });
    const answers = await Promise.all(Array.from({ length: 31 }, () => ask('198.51.100.7')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await ask('203.0.113.9')).status).toBe(403);
  });

  test('S23 a session without the second factor ends after a quarter of an hour', async () => {
    const { email, userId } = await createProtected(identity);
    const again = await signInAgain(identity, email);
    const { exp, iat } = claimsOf((await tokensOf(again)).access);
    expect(Number(exp) - Number(iat)).toBeLessThanOrEqual(15 * 60);
    await makeOlder(userId, 0.26);
    expect((await again.refreshSession()).error?.code).toBe('session_expired');
    const { client } = await createOwner(identity);
    await enrollTotp(client);
    expect((await client.refreshSession()).error).toBeNull();
  });

  test.each([
    ['POST', '/signup', () => ({ email: uniqueEmail(), password })],
    ['POST', '/otp', () => ({ email: uniqueEmail() })],
    ['POST', '/magiclink', () => ({ email: uniqueEmail() })],
    ['POST', '/recover', () => ({ email: uniqueEmail() })],
    ['POST', '/resend', () => ({ email: uniqueEmail(), type: 'signup' })],
  ])('S39 %s %s takes a challenge by S256 alone', async (method, path, body) => {
    const challenge = randomBytes(32).toString('base64url');
    const ask = (code_challenge_method: string) =>
      call(identity, method, `/auth/v1${path}`, {
        body: { ...body(), code_challenge: challenge, code_challenge_method },
        headers: currentVersion,
      });
    expect(await ask('plain')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Invalid code challenge method "plain"' },
    });
    expect((await ask('s256')).status).toBe(200);
  });

  test('S39 so do the ways to a provider, and the OAuth server, which says so', async () => {
    const challenge = createHash('sha256').update('x').digest('base64url');
    const leaving = `/auth/v1/authorize?provider=google&code_challenge=${challenge}&code_challenge_method=plain`;
    expect((await call(identity, 'GET', leaving, { headers: currentVersion })).status).toBe(400);
    const application = await createApplication(identity);
    const { location } = await beginAuthorization(identity, application, { code_challenge_method: 'plain' });
    expect(location?.searchParams.get('error')).toBe('invalid_request');
    const begun = await beginAuthorization(identity, application);
    expect(begun.location?.origin).toBe(siteUrl);
    const { body } = await call(identity, 'GET', '/.well-known/oauth-authorization-server');
    expect(body['code_challenge_methods_supported']).toEqual(['S256']);
  });

  const preflightFrom = (origin: string) =>
    call(identity, 'OPTIONS', '/auth/v1/user', {
      headers: { Origin: origin, 'Access-Control-Request-Method': 'PUT' },
    });

  test('S77 pages of the site may call, with its own origin', async () => {
    const { status, headers } = await preflightFrom(siteUrl);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(siteUrl);
    expect(headers.get('access-control-allow-methods')).toBe('PUT');
    expect(headers.get('vary')).toContain('Origin');
  });

  test.each([
    ['another site', 'https://evil.example'],
    ['the site by another scheme', siteUrl.replace('https:', 'http:')],
    ['a name that ends as the site’s', siteUrl.replace('://', '://evil-')],
    ['a name that begins as the site’s', `${siteUrl}.evil.example`],
    ['nowhere', 'null'],
  ])('S77 a page of %s may not call', async (_what, origin) => {
    expect(origin).not.toBe(siteUrl);
    const answers = [
      await preflightFrom(origin),
      await call(identity, 'GET', '/auth/v1/user', { headers: { Origin: origin } }),
    ];
    for (const { headers } of answers) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('S64 S78 a body declared as %s is refused, and no account is created', async (type) => {
    const email = uniqueEmail();
    const rawBody = JSON.stringify({ email, password });
    const { status, body } = await call(identity, 'POST', '/auth/v1/signup', {
      rawBody,
      headers: { ...currentVersion, 'Content-Type': type },
    });
    expect({ status, body }).toEqual({
      status: 415,
      body: { code: 'validation_failed', message: 'Body must be of type application/json' },
    });
    expect(await identity.database.db.collection('users').countDocuments({ email })).toBe(0);
  });

  test('S78 a form is accepted where OAuth requires it, and nowhere else', async () => {
    const asForm = {
      rawBody: 'grant_type=authorization_code',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    };
    expect((await call(identity, 'POST', '/auth/v1/oauth/token', asForm)).status).not.toBe(415);
    expect((await call(identity, 'POST', '/auth/v1/token?grant_type=password', asForm)).status).toBe(415);
  });
});
