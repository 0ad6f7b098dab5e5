import { call, createAccount, createSignedIn, currentVersion, signIn } from '../support/accounts';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { letGapPass, post, readAudit, readNewestMail } from '../support/mails';

describe('a change of address', () => {
  let identity: TestIdentity;
  const verify = (body: object) => post(identity, '/verify', { type: 'email_change', ...body });
  const change = async () => {
    const [account, newEmail] = [await createSignedIn(identity), uniqueEmail()];
    const { error } = await account.client.updateUser({ email: newEmail });
    expect(error).toBeNull();
    const [old, fresh] = await Promise.all(
      [account.email, newEmail].map((address) => readNewestMail(identity, address)),
    );
    return { ...account, newEmail, old: old ?? {}, fresh: fresh ?? {} } as typeof account & {
      newEmail: string;
      old: Awaited<ReturnType<typeof readNewestMail>>;
      fresh: Awaited<ReturnType<typeof readNewestMail>>;
    };
  };

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test.each(['old first', 'new first'])(
    'S25 both addresses have to agree, in either order: %s',
    async (order) => {
      const { client, email, newEmail, userId, old, fresh } = await change();
      const before = (await client.getUser()).data.user;
      expect(before).toMatchObject({ email, new_email: newEmail });
      expect(before?.email_change_sent_at).toBeDefined();
      expect(old.mail.subject).toBe('Confirm the change of your email address');
      expect(fresh.mail.subject).toBe('Confirm your new email address');
      const [first, second] = order === 'old first' ? [old, fresh] : [fresh, old];
      const half = await verify({ token_hash: first.token });
      expect(half).toMatchObject({
        status: 200,
        body: {
          code: '200',
          msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
        },
      });
      expect((await client.getUser()).data.user).toMatchObject({ email, new_email: newEmail });
      expect((await verify({ token_hash: first.token })).body['code']).toBe('otp_used');
      const whole = await verify({ token_hash: second.token });
      expect(whole.body).toMatchObject({ user: { id: userId, email: newEmail } });
      const user = (await client.getUser()).data.user;
      expect(user).toMatchObject({ email: newEmail, user_metadata: { email_verified: true } });
      expect(user?.new_email).toBeUndefined();
      expect(user?.identities).toMatchObject([{ email: newEmail, identity_data: { email: newEmail } }]);
      expect((await signInBy(newEmail)).error).toBeNull();
      expect((await signInBy(email)).error).toMatchObject({ code: 'invalid_credentials' });
      expect(await readAudit(identity, userId)).toContain('user_modified');
    },
  );

  const signInBy = (email: string) => identity.createClient().signInWithPassword({ email, password });

  test('S24 the old address gets a mail, with the new one masked', async () => {
    const { email, newEmail, old, fresh } = await change();
    await verify({ token_hash: old.token });
    await verify({ token_hash: fresh.token });
    const { mail } = await readNewestMail(identity, email, 2);
    expect(mail.subject).toBe('Your Sabi email address was changed');
    expect(mail.text).toContain('p***@example.com');
    expect(mail.text).not.toContain(newEmail);
    expect(identity.mailServer.mailsTo(newEmail)).toHaveLength(1);
  });

  test('S25 both halves concurrently: one response asks for the other, which completes it', async () => {
    const { client, newEmail, old, fresh } = await change();
    const answers = await Promise.all([
      verify({ token_hash: old.token }),
      verify({ token_hash: fresh.token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body['msg'])).toHaveLength(1);
    expect((await client.getUser()).data.user?.email).toBe(newEmail);
  });

  test('by the codes, each with its own address', async () => {
    const { client, email, newEmail, old, fresh } = await change();
    expect((await verify({ email: newEmail, token: old.code })).status).toBe(403);
    expect((await verify({ email: newEmail, token: fresh.code })).body['code']).toBe('200');
    const { error } = await client.verifyOtp({ type: 'email_change', email, token: old.code });
    expect(error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(newEmail);
  });

  test('S19 its tokens work for nothing else, and half of one change does not complete another', async () => {
    const { client, email, old, fresh } = await change();
    for (const type of ['signup', 'recovery', 'magiclink', 'email', 'invite']) {
      expect((await verify({ type, token_hash: old.token })).body['code']).toBe('otp_invalid');
    }
    expect((await verify({ token_hash: old.token })).body['code']).toBe('200');
    await letGapPass(identity);
    const other = uniqueEmail();
    await client.updateUser({ email: other });
    expect((await verify({ token_hash: fresh.token })).body['code']).toBe('otp_expired');
    const otherHalf = await readNewestMail(identity, other);
    expect((await verify({ token_hash: otherHalf.token })).body['code']).toBe('200');
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  test('a repeated request sends both mails again; the older ones end', async () => {
    const { email, newEmail, old, fresh } = await change();
    expect((await post(identity, '/resend', { type: 'email_change', email })).status).toBe(200);
    expect(identity.mailServer.mailsTo(newEmail)).toHaveLength(1); // a moment ago
    await letGapPass(identity);
    await identity.database.db
      .collection('users')
      .updateOne({ email }, { $set: { email_change_sent_at: new Date(Date.now() - 61_000) } });
    expect((await identity.createClient().resend({ type: 'email_change', email })).error).toBeNull();
    const again = await Promise.all([email, newEmail].map((address) => readNewestMail(identity, address, 2)));
    for (const { token } of [old, fresh]) {
      expect((await verify({ token_hash: token })).body['code']).toBe('otp_expired');
    }
    for (const { token } of again) expect((await verify({ token_hash: token })).status).toBe(200);
  });

  test('an address that was taken meanwhile stays with the other account', async () => {
    const { client, email, newEmail, old, fresh } = await change();
    await createAccount(identity, { email: newEmail });
    expect((await verify({ token_hash: old.token })).status).toBe(200);
    expect(await verify({ token_hash: fresh.token })).toMatchObject({
      status: 422,
      body: { code: 'email_exists' },
    });
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  test('invalid changes are refused, in this order, and nothing changes', async () => {
    const { email: taken } = await createAccount(identity);
    const { client, userId } = await createSignedIn(identity);
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const put = async (body: object) => {
      const answer = await call(identity, 'PUT', '/auth/v1/user', { token, body, headers: currentVersion });
      return [answer.status, answer.body['code']];
    };
    const set = (changes: object) =>
      identity.database.db.collection<{ _id: string }>('users').updateOne({ _id: userId }, { $set: changes });
    expect(await put({ email: 'nonsense', app_metadata: {} })).toEqual([400, 'validation_failed']);
    expect(await put({ email: taken, code_challenge: 'x' })).toEqual([400, 'validation_failed']);
    expect(await put({ email: taken, password: 'abc', app_metadata: {} })).toEqual([422, 'weak_password']);
    expect(await put({ email: taken, app_metadata: {} })).toEqual([403, 'not_admin']);
    expect(await put({ email: taken })).toEqual([422, 'email_exists']);
    await set({ is_sso_user: true });
    expect(await put({ email: taken })).toEqual([422, 'user_sso_managed']);
    expect(await put({ data: { first_name: 'Ayu' } })).toEqual([200, undefined]);
    await set({ is_anonymous: true });
    expect(await put({ password: 'jendela-7-biru' })).toEqual([422, 'validation_failed']);
    await set({
      factors: [
        {
          id: userId,
          factor_type: 'totp',
          status: 'verified',
          created_at: new Date(),
          updated_at: new Date(),
        },
      ],
    });
    expect(await put({ password: 'jendela-7-biru' })).toEqual([401, 'insufficient_aal']);
    expect(identity.mailServer.mailsTo(taken)).toEqual([]);
  });

  test('no more than one change a minute', async () => {
    const { client } = await change();
    expect((await client.updateUser({ email: uniqueEmail() })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
  });
});

describe('a change of address with other settings', () => {
  const running: TestIdentity[] = [];
  const start = async (overrides: Record<string, string>) => {
    const identity = await startTestIdentity(overrides);
    running.push(identity);
    return identity;
  };

  afterAll(() => Promise.all(running.map((identity) => identity.stop())));

  test('if set, one confirmation is enough; an anonymous account needs no second one', async () => {
    const identity = await start({ MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false', MAILER_AUTOCONFIRM: 'true' });
    const [{ client, email, userId }, newEmail] = [await createSignedIn(identity), uniqueEmail()];
    await client.updateUser({ email: newEmail });
    const { token } = await readNewestMail(identity, newEmail);
    expect(identity.mailServer.mailsTo(email)).toEqual([]);
    const { data } = await client.verifyOtp({ type: 'email_change', token_hash: token ?? '' });
    expect(data.user?.email).toBe(newEmail);

    await identity.database.db
      .collection<{ _id: string }>('users')
      .updateOne(
        { _id: userId },
        { $set: { is_anonymous: true, email: null, identities: [], app_metadata: {} } },
      );
    const own = uniqueEmail();
    const upgraded = await client.updateUser({ email: own, password: 'jendela-7-biru' });
    expect(upgraded.data.user).toMatchObject({
      email: own,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ email: own }],
    });
    expect(identity.mailServer.mailsTo(own)).toEqual([]);
    expect((await signIn(identity, own).catch((error: unknown) => error)) as object).toMatchObject({
      code: 'invalid_credentials',
    });
  });
});
