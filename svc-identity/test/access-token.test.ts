import { createHmac, createPublicKey, randomUUID, sign as signBytes } from 'node:crypto';
import { createAuthentication } from '@sabi/service-kit/authentication';
import { createProblemHandler } from '@sabi/service-kit/problem-handler';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import express from 'express';
import request from 'supertest';
import { call, createSignedIn, currentVersion } from './support/accounts';
import {
  createTestKey,
  issuer,
  signWith,
  startTestIdentity,
  type TestIdentity,
  type TestKey,
} from './support/identity';

type Claims = Record<string, unknown>;
type Forge = (claims: Claims, key: TestKey) => string | Promise<string>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

/** A token put together by hand, as no library would. */
const forge = (header: Claims, claims: Claims, signature: (input: string) => string) => {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${signature(input)}`;
};
const publicPem = ({ jwk }: TestKey) =>
  createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();

/** Tokens that must open nothing, for an account and a session that exist. Checks S33 to S37. */
const attacks: readonly [string, Forge][] = [
  ['algorithm none', (claims, { kid }) => forge({ alg: 'none', kid }, claims, () => '')],
  ['algorithm NoNe', (claims, { kid }) => forge({ alg: 'NoNe', kid }, claims, () => '')],
  [
    'HS256 with the public key',
    (claims, key) =>
      forge({ alg: 'HS256', kid: key.kid }, claims, (input) =>
        createHmac('sha256', publicPem(key)).update(input).digest('base64url'),
      ),
  ],
  [
    'HS256 with an empty secret and no kid',
    (claims) =>
      forge({ alg: 'HS256' }, claims, (input) => createHmac('sha256', '').update(input).digest('base64url')),
  ],
  [
    'another algorithm of the same key',
    (claims, { kid, jwk }) =>
      forge({ alg: 'ES384', kid }, claims, (input) =>
        signBytes('sha384', Buffer.from(input), {
          key: jwk,
          format: 'jwk',
          dsaEncoding: 'ieee-p1363',
        }).toString('base64url'),
      ),
  ],
  [
    'a key brought along in jwk',
    (claims) => {
      const own = createTestKey();
      return forge({ alg: 'ES256', jwk: JSON.parse(encodePublic(own)), kid: own.kid }, claims, signerOf(own));
    },
  ],
  [
    'jku and x5u',
    (claims) => {
      const own = createTestKey();
      return forge(
        { alg: 'ES256', kid: own.kid, jku: 'http://127.0.0.1:9/jwks', x5u: 'http://127.0.0.1:9/x' },
        claims,
        signerOf(own),
      );
    },
  ],
  ["another key under our key's id", (claims, { kid }) => signWith({ ...createTestKey(), kid }, claims)],
  [
    "an RSA key under our key's id",
    (claims, { kid }) => signWith({ ...createTestKey('RS256'), kid }, claims),
  ],
  ['a path for a key id', (claims, key) => signWith({ ...key, kid: '../../dev/null' }, claims)],
  ['an injection for a key id', (claims, key) => signWith({ ...key, kid: "x' OR '1'='1" }, claims)],
  [
    'a changed payload',
    async (claims, key) => {
      const [header, , signature] = (await signWith(key, claims)).split('.');
      return `${header}.${encode({ ...claims, role: 'service_role' })}.${signature}`;
    },
  ],
  ['no end', (claims, key) => signWith(key, { ...claims, exp: undefined })],
  ['an end in the past', (claims, key) => signWith(key, { ...claims, exp: now() - 31 })],
  [
    'an end that is no number',
    (claims, key) => forge({ alg: 'ES256', kid: key.kid }, { ...claims, exp: '9999999999' }, signerOf(key)),
  ],
  ['a beginning in the future', (claims, key) => signWith(key, { ...claims, nbf: now() + 120 })],
  ['another issuer', (claims, key) => signWith(key, { ...claims, iss: `${issuer}/` })],
  ['no issuer', (claims, key) => signWith(key, { ...claims, iss: undefined })],
  ['another audience, as an ID token has', (claims, key) => signWith(key, { ...claims, aud: randomUUID() })],
  ['no audience', (claims, key) => signWith(key, { ...claims, aud: undefined })],
  ['no account', (claims, key) => signWith(key, { ...claims, sub: undefined })],
  ['an account that is no id', (claims, key) => signWith(key, { ...claims, sub: '{"$ne":null}' })],
];

function signerOf({ jwk }: TestKey) {
  return (input: string) =>
    signBytes('sha256', Buffer.from(input), { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' }).toString(
      'base64url',
    );
}

function encodePublic({ jwk }: TestKey): string {
  return JSON.stringify(createPublicKey({ key: jwk, format: 'jwk' }).export({ format: 'jwk' }));
}

describe('access tokens', () => {
  let identity: TestIdentity;
  let otherService: ReturnType<typeof createOtherService>;
  let account: Awaited<ReturnType<typeof createSignedIn>>;
  let token: string;
  let claims: Claims;
  const ask = (bearer: string) =>
    call(identity, 'GET', '/auth/v1/user', { token: bearer, headers: currentVersion });

  beforeAll(async () => {
    identity = await startTestIdentity();
    otherService = createOtherService(identity);
    account = await createSignedIn(identity);
    token = (await account.client.getSession()).data.session?.access_token ?? '';
    claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  });

  afterAll(() => identity.stop());

  test('pass here and at the other services, which take the account from them', async () => {
    expect((await ask(token)).body['id']).toBe(account.userId);
    const { body } = await request(otherService).get('/').auth(token, { type: 'bearer' }).expect(200);
    expect(body).toEqual({
      userId: account.userId,
      sessionId: claims['session_id'],
      email: account.email,
      aal: 'aal1',
      isAnonymous: false,
      userMetadata: { email_verified: true },
    });
  });

  test('a token made by hand like ours passes, so that the refusals below mean what they say', async () => {
    const handmade = await signWith(identity.signingKey, claims);
    expect((await ask(handmade)).status).toBe(200);
    await request(otherService).get('/').auth(handmade, { type: 'bearer' }).expect(200);
  });

  test.each(attacks)('with %s opens nothing', async (_name, build) => {
    const forged = await build(claims, identity.signingKey);
    const { status, body } = await ask(forged);
    expect([400, 403]).toContain(status);
    expect(body['code']).toBe('bad_jwt');
    await request(otherService).get('/').auth(forged, { type: 'bearer' }).expect(401);
  });

  test.each<[string, Forge]>([
    ['no key id', (ours, key) => forge({ alg: 'ES256' }, ours, signerOf(key))],
    [
      'a critical header',
      (ours, key) => forge({ alg: 'ES256', kid: key.kid, crit: ['x'], x: 1 }, ours, signerOf(key)),
    ],
    ['a time of issue in the future', (ours, key) => signWith(key, { ...ours, iat: now() + 120 })],
  ])('of our own key, but as we never make them, with %s, are refused here', async (_name, build) => {
    expect((await ask(await build(claims, identity.signingKey))).body['code']).toBe('bad_jwt');
  });

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

  test('the scheme is read in any case', async () => {
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

  test('without a session are taken, and end nothing but everything', async () => {
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

  test('signed by a key that is being replaced still pass, and new ones carry the new key', async () => {
    const [newer, older] = [createTestKey('RS256'), createTestKey()];
    const rotating = await startTestIdentity({ JWT_KEYS: JSON.stringify([newer.jwk, older.jwk]) });
    try {
      const body = { email: 'rotation@example.com', password: 'k9#vQz!lantai', email_confirm: true };
      const oldAdmin = await signWith(older, { role: 'service_role', aud: undefined });
      expect((await call(rotating, 'POST', '/admin/users', { token: oldAdmin, body })).status).toBe(200);
      const client = rotating.createClient();
      await client.signInWithPassword(body);
      const { data, error } = await client.getClaims();
      expect(error).toBeNull();
      expect(data?.header).toMatchObject({ alg: 'RS256', kid: newer.kid });
    } finally {
      await rotating.stop();
    }
  });
});

/** A service that knows svc-identity by its key set alone. */
function createOtherService({ url }: TestIdentity) {
  const app = express();
  const authentication = createAuthentication({ jwksUrl: `${url}/.well-known/jwks.json`, issuer });
  app.get('/', authentication.required, (incoming, response) => void response.json(incoming.user));
  app.use(createProblemHandler(silentLogger));
  return app;
}
