import {
  password,
  readMail,
  siteUrl,
  startTestIdentity,
  type TestIdentity,
  uniqueEmail,
} from './support/identity';

const metadata = {
  user_type: 'talent',
  first_name: 'Ayu',
  last_name: 'Lestari',
  phone_number: '+62 812 0000 0000',
  current_organization: 'Universitas Indonesia',
  position_interest: 'Data analyst',
  title: null,
  company_email: null,
  message: null,
};

describe('an account with the published client', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test('sign-up, mail, verification, sign-in, refresh and sign-out', async () => {
    const email = uniqueEmail();
    const client = identity.createClient();

    const signedUp = await client.signUp({
      email: email.toUpperCase(),
      password,
      options: { data: metadata },
    });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user).toMatchObject({
      email,
      role: 'authenticated',
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {
        user_type: 'talent',
        first_name: 'Ayu',
        email,
        email_verified: false,
        phone_verified: false,
      },
      is_anonymous: false,
    });
    expect(signedUp.data.user?.confirmation_sent_at).toBeDefined();
    expect(signedUp.data.user?.identities).toHaveLength(1);

    const unconfirmed = await identity.createClient().signInWithPassword({ email, password });
    expect(unconfirmed.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const mail = await identity.mailServer.waitForMail(email);
    const { link, token } = readMail(mail.text);
    expect(`${link.origin}${link.pathname}`).toBe(`${siteUrl}/auth/verify`);
    expect(link.searchParams.get('type')).toBe('signup');

    const verified = await client.verifyOtp({ type: 'signup', token_hash: token });
    expect(verified.error).toBeNull();
    expect(verified.data.user).toMatchObject({ id: signedUp.data.user?.id, email });
    expect(verified.data.user?.email_confirmed_at).toBeDefined();
    expect(verified.data.user?.user_metadata).toMatchObject({ email_verified: true });
    expect((await client.getUser()).data.user?.id).toBe(signedUp.data.user?.id);

    const returning = identity.createClient();
    const signedIn = await returning.signInWithPassword({ email, password });
    expect(signedIn.error).toBeNull();
    expect(signedIn.data.session?.expires_in).toBe(3600);
    expect(signedIn.data.user?.last_sign_in_at).toBeDefined();

    const refreshed = await returning.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);
    expect((await returning.getUser()).error).toBeNull();

    expect((await returning.signOut({ scope: 'local' })).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
  });

  test('an access token holds the claims services work with, signed by a key of the key set', async () => {
    const email = uniqueEmail();
    const client = identity.createClient();
    await client.signUp({ email, password, options: { data: metadata } });
    const { code } = readMail((await identity.mailServer.waitForMail(email)).text);
    const { data } = await client.verifyOtp({ type: 'email', email, token: code });
    const session = data.session;
    const claims = await client.getClaims(); // verifies with the key set, by WebCrypto
    expect(claims.error).toBeNull();
    expect(claims.data?.header).toEqual({ alg: 'ES256', kid: identity.signingKey.kid, typ: 'JWT' });
    const { iat, exp, ...rest } = claims.data?.claims ?? {};
    expect(Number(exp) - Number(iat)).toBe(3600);
    expect(exp).toBe(session?.expires_at);
    expect(rest).toEqual({
      iss: 'https://sabi.test/auth/v1',
      sub: session?.user.id,
      aud: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: expect.objectContaining({
        first_name: 'Ayu',
        email_verified: true,
        sub: session?.user.id,
      }),
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    });
  });
});
