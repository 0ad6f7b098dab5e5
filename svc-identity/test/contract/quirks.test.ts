import { createAccount } from '../support/accounts';
import { createProtected, signInAgain, tokensOf } from '../support/factors';
import { password, siteUrl, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { letGapPass, readNewestMail } from '../support/mails';
import { newPhone } from './support/steps';
import { type ContractWorld, sendTo, startContractWorld } from './support/world';

/** GoTrue's oddities, copied or not (section 10 of the contract). docs/differences.md has the reasons. */
describe('quirks of GoTrue', () => {
  let world: ContractWorld;
  /** Without confirmation of addresses, and without a text gateway. */
  let other: TestIdentity;

  beforeAll(async () => {
    world = await startContractWorld();
    const { database, mailServer, signingKey } = world.identity;
    other = await startTestIdentity({
      MONGODB_URI: database.uri,
      // Either service may send the shared database's mails.
      SMTP_URL: mailServer.url,
      JWT_KEYS: JSON.stringify([signingKey.jwk]),
      MAILER_AUTOCONFIRM: 'true',
      EXTERNAL_PHONE_ENABLED: 'true',
      SMS_ANSWER_TIME: '100ms',
    });
  });

  afterAll(async () => {
    await other.stop();
    await world.stop();
  });

  const errorOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body['code'],
    body['message'],
  ];

  test('1 not copied: confirmed_at is there in the answer that confirms, an identity is verified and stays so', async () => {
    const email = uniqueEmail();
    await world.send('POST /signup', { body: { email, password } });
    const { code } = await readNewestMail(world.identity, email);
    const verified = await world.send('POST /verify', { body: { type: 'signup', email, token: code } });
    expect(verified.body['user']).toMatchObject({ confirmed_at: expect.any(String) });
    const signedUp = await sendTo(other, 'POST /signup', { body: { email: uniqueEmail(), password } });
    const token = String(signedUp.body['access_token']);
    const { body: later } = await world.send('GET /user', { token });
    for (const user of [signedUp.body['user'], later])
      expect(user).toMatchObject({ identities: [{ identity_data: { email_verified: true } }] });
  });

  test('2 copied: a list of accounts leaves out identities and factors', async () => {
    const { body } = await world.sendAsAdmin('GET /admin/users');
    const [first] = body['users'] as Record<string, unknown>[];
    expect(first).toMatchObject({ identities: null });
    expect(first).not.toHaveProperty('factors');
  });

  test('3 copied: a magic link to nowhere is 422, a recovery 400, in the same words', async () => {
    const words = ['validation_failed', 'Password recovery requires an email'];
    expect(errorOf(await world.send('POST /magiclink', { body: {} }))).toEqual([422, ...words]);
    expect(errorOf(await world.send('POST /recover', { body: {} }))).toEqual([400, ...words]);
  });

  test('4 copied: disabled sign-in by address is 400 at one endpoint and 422 at another', async () => {
    const off = await startTestIdentity({ EXTERNAL_EMAIL_ENABLED: 'false' });
    try {
      const email = uniqueEmail();
      const ask = (path: string, body: object) => sendTo(off, `POST ${path}`, { body: { email, ...body } });
      const answers = [
        await ask('/signup', { password }),
        await ask('/recover', {}),
        await ask('/resend', { type: 'signup' }),
        await ask('/token?grant_type=password', { password }),
        await ask('/otp', {}),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 422, 422]);
      for (const { body } of answers) expect(body['code']).toBe('email_provider_disabled');
    } finally {
      await off.stop();
    }
  });

  test('5 copied: an error in an application begins with its status', async () => {
    expect(errorOf(await world.sendAsAdmin('POST /admin/oauth/clients', { redirect_uris: [] }))).toEqual([
      400,
      'validation_failed',
      '400: redirect_uris is required',
    ]);
  });

  test('6 copied: a session at too low a level has three statuses in four places', async () => {
    const { email, factorId } = await createProtected(world.identity);
    const { access: token } = await tokensOf(await signInAgain(world.identity, email));
    const answers = [
      await world.send('PUT /user', { token, body: { password: 'm4$wRt?jendela' } }),
      await world.send('POST /factors', { token, body: { factor_type: 'totp', friendly_name: 'two' } }),
      await world.send('POST /passkeys/registration/options', { token, body: {} }),
      await world.send(`DELETE /factors/${factorId}`, { token }),
    ];
    expect(answers.map(errorOf)).toEqual([
      [401, 'insufficient_aal', 'AAL2 session is required to update email or password when MFA is enabled.'],
      [403, 'insufficient_aal', 'AAL2 required to enroll a new factor'],
      [403, 'insufficient_aal', 'AAL2 session is required to manage passkeys when MFA is enabled'],
      [422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'],
    ]);
  });

  test('7 not copied: a ban is revealed only to a caller with the right password', async () => {
    const { email } = await createAccount(world.identity, { ban_duration: '24h' });
    const signIn = (given: string) =>
      world.send('POST /token?grant_type=password', { body: { email, password: given } });
    expect((await signIn('another-password')).body['code']).toBe('invalid_credentials');
    expect((await signIn(password)).body['code']).toBe('user_banned');
  });

  test('8 not copied: an anonymous account that gets an address lists its providers at once', async () => {
    const { body } = await world.send('POST /signup', { body: {} });
    const upgraded = await sendTo(other, 'PUT /user', {
      token: String(body['access_token']),
      body: { email: uniqueEmail() },
    });
    expect(upgraded.body).toMatchObject({
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
  });

  test('9 not copied: an administrator who gives an account a taken address gets an error', async () => {
    const { userId } = await createAccount(world.identity);
    const { email } = world.user;
    expect((await world.sendAsAdmin(`PUT /admin/users/${userId}`, { email })).body['code']).toBe(
      'email_exists',
    );
  });

  test('10 not copied: a failed callback redirects without a body', async () => {
    const { status, text, headers } = await world.send('GET /callback?state=abc');
    expect([status, text]).toEqual([303, '']);
    expect(headers.get('Location')).toMatch(
      new RegExp(`^${siteUrl}\\?error=invalid_request&error_code=bad_oauth_state`),
    );
  });

  test('11 not copied: a missing gateway for text messages has an error of its own', async () => {
    const body = { phone: newPhone() };
    expect(errorOf(await sendTo(other, 'POST /otp', { body }))).toEqual([
      422,
      'sms_send_failed',
      expect.stringMatching(/^Error sending .* OTP to provider: /),
    ]);
  });

  test('12 not copied: waiting times are rounded up', async () => {
    const { token } = await world.createPerson();
    await letGapPass(world.identity);
    const change = () => world.send('PUT /user', { token, body: { email: uniqueEmail() } });
    await change();
    const { body, headers } = await change();
    const [, seconds] = /after (\d+) seconds\.$/.exec(String(body['message'])) ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(headers.get('Retry-After')).toBe(seconds);
  });

  test('13 not copied: after a refresh token was used again, nothing of its session works', async () => {
    const { client, token } = await world.createPerson();
    const { refresh: first } = await tokensOf(client);
    const use = (refreshToken: unknown) =>
      world.send('POST /token?grant_type=refresh_token', { body: { refresh_token: refreshToken } });
    const { body: second } = await use(first);
    const { body: third } = await use(second['refresh_token']);
    await letReuseIntervalPass();
    expect((await use(first)).body['code']).toBe('refresh_token_already_used');
    expect((await use(third['refresh_token'])).status).toBe(400);
    expect((await world.send('GET /user', { token })).body['code']).toBe('session_not_found');
  });

  const letReuseIntervalPass = () =>
    world.identity.database.db
      .collection('refresh_tokens')
      .updateMany({ revoked: true }, { $set: { revoked_at: new Date(0) } });
});
