import { call, createAccount, createSignedIn, currentVersion } from '../support/accounts';
import { password, startTestIdentity, type TestIdentity } from '../support/identity';
import { letGapPass, post, readAudit, readNewestMail } from '../support/mails';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('mails about a change', () => {
  let identity: TestIdentity;
  const newPassword = 'jendela-7-biru';
  const signInFrom = async (email: string, userAgent: string) => {
    const headers = { 'User-Agent': userAgent };
    const { status } = await post(identity, '/token?grant_type=password', { email, password }, { headers });
    expect(status).toBe(200);
  };
  const notices = (userId: string) =>
    identity.database.db.collection('notices').find({ user_id: userId }).toArray();

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test('S24 a new password is reported by mail; the message contains ids alone', async () => {
    const { client, email, userId } = await createSignedIn(identity);
    await client.updateUser({ password: newPassword });
    const { mail } = await readNewestMail(identity, email);
    expect(mail.subject).toBe('Your Sabi password was changed');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.headers.get('list-unsubscribe')).toBeUndefined();
    const [notice] = await notices(userId);
    expect(mail.messageId).toBe(`<${String(notice?._id)}@sabi.test>`);
    expect(notice).toMatchObject({ kind: 'password_changed', recipient: email });
  });

  test('S24 in the language of the account, whatever the language of the request', async () => {
    const { client, email, userId } = await createSignedIn(identity);
    await identity.database.db
      .collection<{ _id: string }>('users')
      .updateOne({ _id: userId }, { $set: { language: 'id' } });
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const headers = { ...currentVersion, 'Accept-Language': 'en' };
    await call(identity, 'PUT', '/auth/v1/user', { token, body: { password: newPassword }, headers });
    expect((await readNewestMail(identity, email)).mail.subject).toBe('Kata sandi Sabi Anda telah diubah');
  });

  test('a refused change sends no mail', async () => {
    const { client, userId } = await createSignedIn(identity);
    expect((await client.updateUser({ password })).error).toMatchObject({ code: 'same_password' });
    expect(await notices(userId)).toEqual([]);
  });

  test('S24 a sign-in on a device that was not seen before sends a mail, the first one and known ones do not', async () => {
    const { email, userId } = await createAccount(identity);
    await signInFrom(email, chrome);
    await signInFrom(email, chrome.replace('142.0', '143.0')); // a newer version of the browser
    expect(await notices(userId)).toEqual([]);
    await Promise.all([signInFrom(email, firefox), signInFrom(email, firefox)]);
    await signInFrom(email, firefox);
    const { mail } = await readNewestMail(identity, email);
    expect(mail.subject).toBe('New sign-in to your Sabi account');
    expect(mail.text).toContain('Device: Firefox, Linux');
    expect(mail.text).toContain('IP address: 127.0.0.1');
    expect(await notices(userId)).toHaveLength(1);
  });

  test("S62 the user agent's text is not in the mail", async () => {
    const { email } = await createAccount(identity);
    await signInFrom(email, chrome);
    await signInFrom(email, 'Win at https://evil.example <script>');
    const { mail } = await readNewestMail(identity, email);
    expect(`${mail.text}${String(mail.html)}`).not.toMatch(/evil|script/);
    expect(mail.text).not.toContain('Device:');
  });

  test('a device is removed with the sessions, after 180 days', async () => {
    const indexes = await identity.database.db.collection('known_devices').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { seen_at: 1 }, expireAfterSeconds: 180 * 24 * 3600 }),
    );
  });
});

describe('a password change that needs reauthentication', () => {
  let identity: TestIdentity;
  const ageSessions = () =>
    identity.database.db
      .collection('sessions')
      .updateMany({}, { $set: { created_at: new Date(Date.now() - 25 * 3_600_000) } });
  const put = (token: string, body: object) =>
    call(identity, 'PUT', '/auth/v1/user', { token, body, headers: currentVersion });
  const createOld = async () => {
    const account = await createSignedIn(identity);
    await ageSessions();
    return { ...account, token: (await account.client.getSession()).data.session?.access_token ?? '' };
  };

  beforeAll(async () => {
    identity = await startTestIdentity({
      SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
      SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true',
    });
  });

  afterAll(() => identity.stop());

  test('S7 a session older than a day needs the code of a mail, once', async () => {
    const { client, email, userId, token } = await createOld();
    const change = (body: object) =>
      put(token, { password: 'jendela-7-biru', current_password: password, ...body });
    expect(await change({})).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } });
    expect((await client.reauthenticate()).error).toBeNull();
    const { mail, code, link } = await readNewestMail(identity, email);
    expect([mail.subject, link]).toEqual(['Your Sabi confirmation code', undefined]);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = {
      status: 422,
      body: { code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' },
    };
    expect(await change({ nonce: wrong })).toMatchObject(refused);
    expect((await client.reauthenticate()).error).toMatchObject({ status: 429 });
    expect((await change({ nonce: code })).status).toBe(200);
    expect(
      await put(token, { password: 'pintu-8-merah', current_password: 'jendela-7-biru', nonce: code }),
    ).toMatchObject(refused);
    expect(await readAudit(identity, userId)).toContain('user_reauthenticate_requested');
  });

  test('S19 a code of another account or of another kind is refused', async () => {
    const [mine, theirs] = [await createOld(), await createOld()];
    await theirs.client.reauthenticate();
    await post(identity, '/recover', { email: mine.email });
    const codes = [await readNewestMail(identity, theirs.email), await readNewestMail(identity, mine.email)];
    await mine.client.reauthenticate();
    const own = await readNewestMail(identity, mine.email, 2);
    for (const { code } of codes) {
      if (code === own.code) return; // one case in a million
      const body = { password: 'jendela-7-biru', current_password: password, nonce: code };
      expect(await put(mine.token, body)).toMatchObject({ status: 422 });
    }
    for (const type of ['email', 'recovery', 'signup']) {
      expect((await post(identity, '/verify', { type, email: mine.email, token: own.code })).status).toBe(
        403,
      );
    }
  });

  test('S7 a recent session needs only the current password; one that was started by a mail needs neither', async () => {
    const { client, email } = await createSignedIn(identity);
    const token = (await client.getSession()).data.session?.access_token ?? '';
    expect(await put(token, { password: 'jendela-7-biru' })).toMatchObject({
      status: 400,
      body: { code: 'current_password_required' },
    });
    await letGapPass(identity);
    await post(identity, '/recover', { email });
    const recovered = identity.createClient();
    await recovered.verifyOtp({
      type: 'recovery',
      email,
      token: (await readNewestMail(identity, email)).code,
    });
    expect((await recovered.updateUser({ password: 'jendela-7-biru' })).error).toBeNull();
  });

  test('an account without a confirmed address cannot request a code', async () => {
    const { client, userId } = await createSignedIn(identity);
    const users = identity.database.db.collection<{ _id: string }>('users');
    await users.updateOne({ _id: userId }, { $set: { email_confirmed_at: null } });
    expect((await client.reauthenticate()).error).toMatchObject({
      status: 422,
      code: 'email_not_confirmed',
      message: 'Please verify your email first.',
    });
    await users.updateOne({ _id: userId }, { $set: { email: null } });
    expect((await client.reauthenticate()).error).toMatchObject({
      status: 400,
      message: 'Reauthentication requires the user to have an email or a phone number',
    });
  });
});
