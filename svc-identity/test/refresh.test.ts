import { call, createAccount, createSignedIn, currentVersion, signIn } from './support/accounts';
import { createOwner, enrollTotp, raise, tokensOf } from './support/factors';
import { startTestIdentity, type TestIdentity } from './support/identity';

describe('refreshing a session', () => {
  let identity: TestIdentity;
  const refresh = (token: string | undefined, at: TestIdentity = identity) =>
    call(at, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: token },
      headers: currentVersion,
    });
  const next = async (token: string | undefined): Promise<string> => {
    const { status, body } = await refresh(token);
    if (status !== 200) throw new Error(`Refreshing answered ${status} ${String(body['code'])}`);
    return String(body['refresh_token']);
  };
  const signedIn = async () => {
    const { client, ...account } = await createSignedIn(identity);
    const { data } = await client.getSession();
    return {
      ...account,
      client,
      token: data.session?.refresh_token ?? '',
      accessToken: data.session?.access_token ?? '',
    };
  };
  /** As if the session's tokens were used this long ago. */
  const age = (
    collection: string,
    field: string,
    filter: object,
    milliseconds: number,
    at: TestIdentity = identity,
  ) =>
    at.database.db
      .collection(collection)
      .updateMany(filter, [{ $set: { [field]: { $subtract: [`$${field}`, milliseconds] } } }]);

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test.each([
    ['nothing', undefined, 'validation_failed', 'Refresh token is not valid'],
    ['too short', 'abc', 'validation_failed', 'Refresh token is not valid'],
    ['capitals', 'ABCDEFGHIJKL', 'validation_failed', 'Refresh token is not valid'],
    [
      'an unknown one',
      'abcdefghijkl',
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    ],
  ])('%s is refused', async (_name, token, code, message) => {
    const { status, body } = await refresh(token);
    expect({ status, body }).toEqual({ status: 400, body: { code, message } });
  });

  test('S17 a token is 25 letters and digits (128 bits), yields another, and the session keeps its id and proof', async () => {
    const { token } = await signedIn();
    expect(token).toMatch(/^[a-z0-9]{25}$/);
    const { body, headers } = await refresh(token);
    expect(body['refresh_token']).toMatch(/^[a-z0-9]{25}$/);
    expect(body['refresh_token']).not.toBe(token);
    expect(headers.get('sb-auth-refresh-token-reuse')).toBe('false');
    const claims = claimsOf(body['access_token']);
    expect(claims['session_id']).toBe(headers.get('sb-auth-session-id'));
    expect(claims['amr']).toEqual([{ method: 'password', timestamp: expect.any(Number) }]);
  });

  test('R37 S27 ten tabs that refresh at once all get the same token and stay signed in', async () => {
    const { token } = await signedIn();
    let current = token;
    for (let round = 0; round < 5; round += 1) {
      const shared = current;
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(shared)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      const tokens = new Set(answers.map(({ body }) => String(body['refresh_token'])));
      expect(tokens.size).toBe(1);
      [current = ''] = tokens;
    }
    const stored = await identity.database.db.collection('refresh_tokens').countDocuments({ revoked: false });
    expect(stored).toBeGreaterThan(0);
    expect(await next(current)).toBeTruthy();
  });

  test('S27 after a lost response a token yields the same child, however late, while the child is unused', async () => {
    const { token } = await signedIn();
    const child = await next(token);
    await age('refresh_tokens', 'revoked_at', { revoked: true }, 24 * 3_600_000);
    const { body, headers } = await refresh(token);
    expect(body['refresh_token']).toBe(child);
    expect(headers.get('sb-auth-refresh-token-reuse')).toBe('true');
  });

  const used = { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' };
  const readUser = async (accessToken: string) => {
    const options = { token: accessToken, headers: currentVersion };
    const { status, body } = await call(identity, 'GET', '/auth/v1/user', options);
    return [status, body['code']];
  };

  test('S27 the reuse of a parent after its child was used ends the session, within the reuse interval too', async () => {
    const { token, accessToken } = await signedIn();
    const child = await next(token);
    const active = await next(child);
    expect(await refresh(token)).toMatchObject({ status: 400, body: used });
    for (const one of [active, child]) expect(await refresh(one)).toMatchObject({ status: 400, body: used });
    expect(await readUser(accessToken)).toEqual([403, 'session_not_found']);
  });

  test('S27 ten tabs that use one token concurrently, while its child is unused, leave one token chain', async () => {
    const { userId, token } = await signedIn();
    const child = await next(token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
    expect(answers.map(({ body }) => body['refresh_token'])).toEqual(Array.from({ length: 10 }, () => child));
    const ofUser = { user_id: userId, revoked: false };
    expect(await identity.database.db.collection('refresh_tokens').countDocuments(ofUser)).toBe(1);
  });

  test('S27 of many concurrent requests that end a session, one is logged', async () => {
    const { userId, token } = await signedIn();
    await next(await next(token));
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 400));
    const entries = { action: 'token_revoked', 'actor.id': userId };
    expect(await identity.database.db.collection('audit_log').countDocuments(entries)).toBe(1);
  });

  describe('a token that a second factor has replaced', () => {
    const replaced = async () => {
      const owner = await createOwner(identity);
      const { refresh: before } = await tokensOf(owner.client);
      await raise(identity, owner, await enrollTotp(owner.client));
      const { refresh: after } = await tokensOf(owner.client);
      return { ...owner, before, after };
    };

    test('S27 is refused at once, so that it is never raised, and the session continues', async () => {
      const { before, after } = await replaced();
      expect(await refresh(before)).toMatchObject({ status: 400, body: used });
      expect(await next(after)).toBeTruthy();
    });

    test('S27 ends the session once its replacement was used', async () => {
      const { before, after } = await replaced();
      const active = await next(after);
      expect(await refresh(before)).toMatchObject({ status: 400, body: used });
      expect(await refresh(active)).toMatchObject({ status: 400, body: used });
    });

    test('S27 ends the session after the interval', async () => {
      const { userId, before, after } = await replaced();
      await age('refresh_tokens', 'revoked_at', { user_id: userId, revoked: true }, 11_000);
      expect(await refresh(before)).toMatchObject({ status: 400, body: used });
      expect(await refresh(after)).toMatchObject({ status: 400, body: used });
    });
  });

  test('R37 S27 an older token after the interval ends the session: its tokens, old and active, and its access tokens', async () => {
    const { token, accessToken } = await signedIn();
    const child = await next(token);
    const active = await next(child);
    await age('refresh_tokens', 'revoked_at', { revoked: true }, 11_000);
    for (const one of [token, active, child])
      expect(await refresh(one)).toMatchObject({ status: 400, body: used });
    expect(await readUser(accessToken)).toEqual([403, 'session_not_found']);
  });

  test('another session of the account is not affected', async () => {
    const { email, token } = await signedIn();
    const other = await signIn(identity, email);
    await next(await next(token));
    await age('refresh_tokens', 'revoked_at', { revoked: true }, 11_000);
    await refresh(token);
    expect((await other.refreshSession()).error).toBeNull();
  });

  test.each([
    [
      'banned account',
      async (userId: string) => {
        await identity.database.db
          .collection<{ _id: string }>('users')
          .updateOne({ _id: userId }, { $set: { banned_until: new Date(Date.now() + 60_000) } });
      },
      'user_banned',
      'Invalid Refresh Token: User Banned',
    ],
    [
      'S28 session too old',
      (userId: string) => age('sessions', 'created_at', { user_id: userId }, 91 * 24 * 3_600_000),
      'session_expired',
      'Invalid Refresh Token: Session Expired',
    ],
    [
      'S28 session unused for long',
      (userId: string) => age('sessions', 'created_at', { user_id: userId }, 31 * 24 * 3_600_000),
      'session_expired',
      'Invalid Refresh Token: Session Expired (Inactivity)',
    ],
    [
      'session gone',
      async (userId: string) => {
        await identity.database.db.collection('sessions').deleteMany({ user_id: userId });
      },
      'session_not_found',
      'Invalid Refresh Token: No Valid Session Found',
    ],
    [
      'account gone',
      async (userId: string) => {
        await identity.database.db.collection<{ _id: string }>('users').deleteOne({ _id: userId });
      },
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    ],
  ])('%s: refused', async (_name, happen, code, message) => {
    const { userId, token } = await signedIn();
    await happen(userId);
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code, message } });
  });

  test('the database contains no refresh token', async () => {
    const { token } = await signedIn();
    const child = await next(token);
    const stored = JSON.stringify(await identity.database.db.collection('refresh_tokens').find().toArray());
    for (const secret of [token, child]) expect(stored).not.toContain(secret);
  });

  test('without rotation, an old token is refused and the session continues; tokens may be as short as GoTrue’s', async () => {
    const lenient = await startTestIdentity({
      SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: 'false',
      SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '0',
      SECURITY_REFRESH_TOKEN_LENGTH: '12',
    });
    try {
      const { email } = await createAccount(lenient);
      const client = await signIn(lenient, email);
      const token = (await client.getSession()).data.session?.refresh_token ?? '';
      expect(token).toMatch(/^[a-z0-9]{12}$/);
      await client.refreshSession();
      await client.refreshSession();
      await age('refresh_tokens', 'revoked_at', { revoked: true }, 1000, lenient);
      expect((await refresh(token, lenient)).body['code']).toBe('refresh_token_already_used');
      expect((await client.refreshSession()).error).toBeNull();
    } finally {
      await lenient.stop();
    }
  });
});

function claimsOf(token: unknown): Record<string, unknown> {
  const [, payload = ''] = String(token).split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}
