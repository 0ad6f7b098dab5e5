import { randomUUID } from 'node:crypto';
import { call, createSignedIn, currentVersion } from '../support/accounts';
import { type Claims, claimsOf, now } from '../support/forged-tokens';
import { signWith, startTestIdentity, type TestIdentity } from '../support/identity';

describe('access tokens', () => {
  let identity: TestIdentity;
  let token: string;
  let claims: Claims;
  const ask = (bearer: string) =>
    call(identity, 'GET', '/auth/v1/user', { token: bearer, headers: currentVersion });

  beforeAll(async () => {
    identity = await startTestIdentity();
    const { client } = await createSignedIn(identity);
    token = (await client.getSession()).data.session?.access_token ?? '';
    claims = claimsOf(token);
  });

  afterAll(() => identity.stop());

  test.each([
    ['no header', undefined, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
    ['another scheme', 'Basic eDp5', 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
    [
      'one segment',
      'Bearer nonsense',
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token is malformed: token contains an invalid number of segments',
    ],
  ])('%s', async (_name, authorization, status, code, message) => {
    const answer = await call(identity, 'GET', '/auth/v1/user', {
      headers: { ...currentVersion, ...(authorization && { Authorization: authorization }) },
    });
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { code, message } });
  });

  test('the scheme is case-insensitive', async () => {
    const answer = await call(identity, 'GET', '/auth/v1/user', {
      headers: { Authorization: `bEARER ${token}` },
    });
    expect(answer.status).toBe(200);
  });

  test.each([
    [
      'expired',
      () => ({ exp: now() - 60 }),
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    ],
    ['without an account', () => ({ sub: undefined }), 403, 'bad_jwt', 'invalid claim: missing sub claim'],
    ['for no id', () => ({ sub: 'x' }), 400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'],
    [
      'for an account that is gone',
      () => ({ sub: randomUUID() }),
      403,
      'user_not_found',
      'User from sub claim in JWT does not exist',
    ],
    [
      'for a session that is no id',
      () => ({ session_id: 'x' }),
      403,
      'bad_jwt',
      'invalid claim: session_id claim must be a UUID',
    ],
    [
      'for a session that is gone',
      () => ({ session_id: randomUUID() }),
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    ],
  ])('%s', async (_name, change, status, code, message) => {
    const answer = await ask(await signWith(identity.signingKey, { ...claims, ...change() }));
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { code, message } });
  });

  test("of another account's session are refused", async () => {
    const other = await createSignedIn(identity);
    const mixed = await signWith(identity.signingKey, { ...claims, sub: other.userId });
    expect((await ask(mixed)).body['code']).toBe('session_not_found');
  });

  test('of a banned account are refused at once', async () => {
    const banned = await createSignedIn(identity);
    const bannedToken = (await banned.client.getSession()).data.session?.access_token ?? '';
    await identity.database.db
      .collection<{ _id: string }>('users')
      .updateOne({ _id: banned.userId }, { $set: { banned_until: new Date(Date.now() + 60_000) } });
    expect(await ask(bannedToken)).toMatchObject({
      status: 403,
      body: { code: 'user_banned', message: 'User is banned' },
    });
  });

  test('without a session are accepted, and can only end all sessions', async () => {
    const { userId } = await createSignedIn(identity);
    const sessionless = await signWith(identity.signingKey, {
      ...claims,
      sub: userId,
      session_id: undefined,
    });
    expect((await ask(sessionless)).status).toBe(200);
    expect((await call(identity, 'POST', '/auth/v1/logout', { token: sessionless })).status).toBe(204);
    expect(await identity.database.db.collection('sessions').countDocuments({ user_id: userId })).toBe(0);
  });
});
