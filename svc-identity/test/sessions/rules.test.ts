import { call, createAccount, createSignedIn, currentVersion, signIn } from '../support/accounts';
import { claimsOf } from '../support/claims';
import { startTestIdentity, type TestIdentity } from '../support/identity';

const refresh = async (identity: TestIdentity, client: Awaited<ReturnType<typeof signIn>>) => {
  const { data } = await client.getSession();
  return call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: data.session?.refresh_token },
    headers: currentVersion,
  });
};

describe('one session per account', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity({ SESSIONS_SINGLE_PER_USER: 'true' });
  });

  afterAll(() => identity.stop());

  test('the newest is refreshed, an older one gets the reason why it is not', async () => {
    const { email } = await createAccount(identity);
    const older = await signIn(identity, email);
    const newer = await signIn(identity, email);
    expect(await refresh(identity, older)).toMatchObject({
      status: 400,
      body: {
        code: 'session_expired',
        message: 'Invalid Refresh Token: Session Expired (Revoked by Newer Login)',
      },
    });
    expect((await newer.refreshSession()).error).toBeNull();
  });

  test('when the newest has been signed out, the one before it is the newest', async () => {
    const { email } = await createAccount(identity);
    const older = await signIn(identity, email);
    const newer = await signIn(identity, email);
    await newer.signOut({ scope: 'local' });
    expect((await older.refreshSession()).error).toBeNull();
  });

  test('of two concurrent sign-ins exactly one is left', async () => {
    const { email } = await createAccount(identity);
    const clients = await Promise.all([signIn(identity, email), signIn(identity, email)]);
    const answers = await Promise.all(clients.map((client) => refresh(identity, client)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('accounts do not affect each other', async () => {
    const [one, other] = [await createSignedIn(identity), await createSignedIn(identity)];
    expect((await one.client.refreshSession()).error).toBeNull();
    expect((await other.client.refreshSession()).error).toBeNull();
  });
});

describe('a session below the level its account asks for', () => {
  let identity: TestIdentity;
  const protect = (userId: string) =>
    identity.database.db.collection<{ _id: string }>('users').updateOne(
      { _id: userId },
      {
        $set: {
          factors: [
            {
              id: '0f7a4d7e-5a57-4d8e-9b0e-6a1f0f4d2c11',
              factor_type: 'totp',
              status: 'verified',
              friendly_name: '',
              phone: null,
              secret: 'x',
              credential: null,
              last_totp_step: null,
              last_challenged_at: null,
              created_at: new Date(),
              updated_at: new Date(),
            },
          ],
        },
      },
    );

  beforeAll(async () => {
    identity = await startTestIdentity({ SESSIONS_ALLOW_LOW_AAL: '15m' });
  });

  afterAll(() => identity.stop());

  test('gets access tokens that end with its time', async () => {
    const { client, userId } = await createSignedIn(identity);
    await protect(userId);
    const { body } = await refresh(identity, client);
    const { exp, iat } = claimsOf(body['access_token']) as { exp: number; iat: number };
    expect(exp - iat).toBeLessThanOrEqual(15 * 60);
    expect(exp - iat).toBeGreaterThan(15 * 60 - 30);
    expect(body['expires_in']).toBe(exp - iat);
  });

  test('is refused when it has expired', async () => {
    const { client, userId } = await createSignedIn(identity);
    await protect(userId);
    await identity.database.db
      .collection('sessions')
      .updateMany({ user_id: userId }, { $set: { created_at: new Date(Date.now() - 16 * 60_000) } });
    expect(await refresh(identity, client)).toMatchObject({
      status: 400,
      body: {
        code: 'session_expired',
        message: 'Invalid Refresh Token: Session Expired (Low AAL: User Needs MFA Verification)',
      },
    });
  });

  test('does not expire without a factor', async () => {
    const { client, userId } = await createSignedIn(identity);
    await identity.database.db
      .collection('sessions')
      .updateMany({ user_id: userId }, { $set: { created_at: new Date(Date.now() - 16 * 60_000) } });
    const { status, body } = await refresh(identity, client);
    expect([status, body['expires_in']]).toEqual([200, 3600]);
  });
});
