import { call, createAccount, createSignedIn, signIn } from '../support/accounts';
import { password, siteUrl, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { letGapPass, post, readAudit, readNewestMail } from '../support/mails';

describe('a forgotten password', () => {
  let identity: TestIdentity;
  const newPassword = 'jendela-7-biru';
  const recover = async (email: string) => {
    expect((await post(identity, '/recover', { email })).status).toBe(200);
    return readNewestMail(identity, email);
  };

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test('the mail starts a session in which a new password is set; that ends the other sessions', async () => {
    const { email, userId, client: other } = await createSignedIn(identity);
    const client = identity.createClient();
    expect((await client.resetPasswordForEmail(email.toUpperCase())).error).toBeNull();
    const { link, token, mail } = await readNewestMail(identity, email);
    expect(mail.subject).toBe('Reset your Sabi password');
    expect(`${link?.origin}${link?.pathname}`).toBe(`${siteUrl}/auth/verify`);
    expect(link?.searchParams.get('type')).toBe('recovery');
    const { data, error } = await client.verifyOtp({ type: 'recovery', token_hash: token ?? '' });
    expect(error).toBeNull();
    expect(data.user?.recovery_sent_at).toBeDefined();
    expect((await client.getClaims()).data?.claims.amr).toEqual([
      { method: 'otp', timestamp: expect.any(Number) },
    ]);
    expect((await other.getUser()).error).toBeNull(); // only once the password is changed
    expect((await client.updateUser({ password: newPassword })).error).toBeNull();
    expect((await other.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await client.getUser()).error).toBeNull();
    const fresh = identity.createClient();
    expect((await fresh.signInWithPassword({ email, password: newPassword })).error).toBeNull();
    expect(await readAudit(identity, userId)).toEqual(
      expect.arrayContaining(['user_recovery_requested', 'user_updated_password', 'user_modified']),
    );
  });

  test.each([
    ['id', 'en', 'Atur ulang kata sandi Sabi Anda', '/id/auth/verify'],
    ['en', 'id', 'Reset your Sabi password', '/auth/verify'],
  ])(
    "in the account's language, which is %s, also from a page in another language",
    async (language, asked, subject, page) => {
      const { email } = await createAccount(identity, { user_metadata: { language } });
      await post(identity, '/recover', { email }, { headers: { 'Accept-Language': asked } });
      const { mail, link } = await readNewestMail(identity, email);
      expect(mail.subject).toBe(subject);
      expect(link?.pathname).toBe(page);
    },
  );

  test('S21 the session of an account with a second factor lacks it, and cannot change the password', async () => {
    const { email, userId } = await createAccount(identity);
    await addFactor(identity, userId);
    const { code } = await recover(email);
    const client = identity.createClient();
    expect((await client.verifyOtp({ type: 'recovery', email, token: code })).error).toBeNull();
    expect((await client.getClaims()).data?.claims.aal).toBe('aal1');
    for (const change of [{ password: newPassword }, { email: uniqueEmail() }]) {
      expect((await client.updateUser(change)).error).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
      });
    }
    expect((await client.updateUser({ data: { first_name: 'Ayu' } })).error).toBeNull();
  });

  test.each(['signup', 'magiclink', 'email', 'invite', 'email_change'])(
    'S19 neither its code nor its link works as %s',
    async (type) => {
      const { email } = await createAccount(identity);
      const { code, token } = await recover(email);
      for (const body of [
        { type, email, token: code },
        { type, token_hash: token },
      ]) {
        const refused = await post(identity, '/verify', body);
        expect([refused.status, refused.body['code']]).toEqual([403, 'otp_invalid']);
      }
      expect((await post(identity, '/verify', { type: 'recovery', token_hash: token })).status).toBe(200);
    },
  );

  test('S19 a code of one account does not work with the address of another', async () => {
    const [mine, theirs] = [await createAccount(identity), await createAccount(identity)];
    const [{ code }, other] = [await recover(mine.email), await recover(theirs.email)];
    if (code === other.code) return; // one case in a million
    const refused = await post(identity, '/verify', { type: 'recovery', email: theirs.email, token: code });
    expect(refused).toMatchObject({ status: 403, body: { code: 'otp_invalid' } });
  });

  test('S15 of four concurrent uses one succeeds, and none after it', async () => {
    const { email } = await createAccount(identity);
    const { token, code } = await recover(email);
    const uses = [
      { type: 'recovery', token_hash: token },
      { type: 'recovery', token_hash: token },
      { type: 'recovery', email, token: code },
      { type: 'recovery', email, token: code },
    ];
    const answers = await Promise.all(uses.map((body) => post(identity, '/verify', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    expect((await post(identity, '/verify', uses[0])).body['code']).toBe('otp_used');
  });

  test('S16 the link ends after an hour, the code after ten minutes', async () => {
    const { email } = await createAccount(identity);
    const { token, code } = await recover(email);
    const [stored] = await identity.database.db
      .collection('one_time_tokens')
      .find({ relates_to: email })
      .toArray();
    const lifeOf = (end: unknown) => (end as Date).getTime() - (stored!['created_at'] as Date).getTime();
    expect(lifeOf(stored?.['expires_at'])).toBe(3_600_000);
    expect(lifeOf(stored?.['code_expires_at'])).toBeLessThan(600_000 + 30_000);
    await identity.database.db
      .collection('one_time_tokens')
      .updateOne({ relates_to: email }, { $set: { code_expires_at: new Date(), expires_at: new Date() } });
    for (const body of [{ token: code, email }, { token_hash: token }]) {
      const refused = await post(identity, '/verify', { type: 'recovery', ...body });
      expect([refused.status, refused.body['code']]).toEqual([403, 'otp_expired']);
    }
  });

  test('the validity of the link can be checked without using it, with the same errors as its use', async () => {
    const { email } = await createAccount(identity);
    const { token } = await recover(email);
    const check = (type: string, token_hash: unknown) =>
      post(identity, '/verify/check', { type, token_hash });
    // The time of sending may be stored meanwhile.
    const readStored = () =>
      identity.database.db
        .collection('one_time_tokens')
        .findOne({ relates_to: email }, { projection: { sent_at: 0 } });
    const stored = await readStored();
    expect(stored).toMatchObject({ state: 'pending' });
    for (const _time of [1, 2, 3]) {
      const { status, body } = await check('recovery', token);
      expect([status, body]).toEqual([200, {}]);
    }
    expect(await readStored()).toEqual(stored);
    expect((await check('magiclink', token)).body['code']).toBe('otp_invalid');
    expect((await check('recovery', '0123abcd')).body['code']).toBe('otp_invalid');
    expect((await post(identity, '/verify', { type: 'recovery', token_hash: token })).status).toBe(200);
    expect(await check('recovery', token)).toMatchObject({ status: 403, body: { code: 'otp_used' } });
    for (const [type, given] of [
      ['', token],
      ['recovery', ''],
      ['recovery', { $ne: '' }],
    ] as const) {
      expect((await check(type, given)).status).toBe(400);
    }
  });

  test('an expired link is reported before anything is typed', async () => {
    const { email } = await createAccount(identity);
    const { token } = await recover(email);
    await identity.database.db
      .collection('one_time_tokens')
      .updateOne({ relates_to: email }, { $set: { expires_at: new Date() } });
    const refused = await post(identity, '/verify/check', { type: 'recovery', token_hash: token });
    expect(refused).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
  });

  test('S18 of twenty concurrent attempts five count, and then not even the right code works', async () => {
    const { email } = await createAccount(identity);
    const { code, token } = await recover(email);
    const guesses = Array.from({ length: 20 }, (_, index) =>
      String((Number(code) + index + 1) % 1_000_000).padStart(6, '0'),
    );
    await Promise.all(
      guesses.map((guess) => post(identity, '/verify', { type: 'recovery', email, token: guess })),
    );
    const right = await post(identity, '/verify', { type: 'recovery', email, token: code });
    expect([right.status, right.body['code']]).toEqual([403, 'otp_invalid']);
    expect((await post(identity, '/verify', { type: 'recovery', token_hash: token })).status).toBe(200);
  });

  test('S20 the database contains neither the link nor the code', async () => {
    const { email } = await createAccount(identity);
    const { token, code } = await recover(email);
    const collections = await identity.database.db.collections();
    const everything = JSON.stringify(
      await Promise.all(collections.map((collection) => collection.find().toArray())),
    );
    expect(everything).toContain(email);
    for (const secret of [token ?? 'none', `"${code}"`]) expect(everything).not.toContain(secret);
  });

  test('it ends every other pending mail, and a newer one ends the older', async () => {
    const { email } = await createAccount(identity);
    const first = await recover(email);
    await post(identity, '/otp', { email });
    const magic = await readNewestMail(identity, email, 2);
    await letGapPass(identity);
    await post(identity, '/recover', { email });
    const second = await readNewestMail(identity, email, 3);
    const verify = async (type: string, token = '') =>
      (await post(identity, '/verify', { type, token_hash: token })).body['code'];
    expect(await verify('recovery', first.token)).toBe('otp_expired');
    expect(await verify('recovery', second.token)).toBeUndefined();
    expect(await verify('magiclink', magic.token)).toBe('otp_expired');
  });

  test('it confirms an unconfirmed address, and the password of the sign-up is removed', async () => {
    const email = uniqueEmail();
    await identity.createClient().signUp({ email, password });
    await identity.mailServer.waitForMail(email);
    await post(identity, '/recover', { email });
    const { token } = await readNewestMail(identity, email, 2);
    const client = identity.createClient();
    const { data } = await client.verifyOtp({ type: 'recovery', token_hash: token ?? '' });
    expect(data.user?.email_confirmed_at).toBeDefined();
    expect(data.user?.user_metadata).toMatchObject({ email_verified: true });
    expect((await identity.createClient().signInWithPassword({ email, password })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await client.updateUser({ password: newPassword })).error).toBeNull();
  });

  test('a banned account cannot sign in', async () => {
    const { email } = await createAccount(identity);
    const { token } = await recover(email);
    await identity.database.db
      .collection('users')
      .updateOne({ email }, { $set: { banned_until: new Date(Date.now() + 60_000) } });
    const refused = await post(identity, '/verify', { type: 'recovery', token_hash: token });
    expect(refused).toMatchObject({ status: 403, body: { code: 'user_banned' } });
  });

  test.each([
    [{}, 400, 'Password recovery requires an email'],
    [{ email: 'a@b' }, 400, 'Unable to validate email address: invalid format'],
    [{ email: 'nonsense' }, 400, 'Unable to validate email address: invalid format'],
    [
      { email: 'a@example.com', code_challenge: 'x' },
      400,
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
  ])('%j is refused', async (body, status, message) => {
    expect(await post(identity, '/recover', body)).toMatchObject({ status, body: { message } });
  });

  test('a link redirects only to allowed addresses', async () => {
    const { email } = await createAccount(identity);
    await call(identity, 'POST', '/auth/v1/recover?redirect_to=https://evil.example/x', { body: { email } });
    expect((await readNewestMail(identity, email)).link?.searchParams.get('redirect_to')).toBeNull();
    await letGapPass(identity);
    const wanted = `${siteUrl}/dashboard?sb_flow_id=7`;
    await identity.createClient().resetPasswordForEmail(email, { redirectTo: wanted });
    const { link } = await readNewestMail(identity, email, 2);
    expect(link?.searchParams.get('redirect_to')).toBe(wanted);
    await signIn(identity, email);
  });
});

/** Adds a factor as if enrolled by the owner. */
async function addFactor({ database }: TestIdentity, userId: string): Promise<void> {
  const factor = {
    id: 'f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f10',
    factor_type: 'totp',
    status: 'verified',
    friendly_name: '',
    created_at: new Date(),
    updated_at: new Date(),
  };
  await database.db
    .collection<{ _id: string }>('users')
    .updateOne({ _id: userId }, { $set: { factors: [factor] } });
}
