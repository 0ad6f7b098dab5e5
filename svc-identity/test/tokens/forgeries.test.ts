import { constants, createHmac, randomUUID, sign as signBytes } from 'node:crypto';
import request from 'supertest';
import { call, createSignedIn, currentVersion } from '../support/accounts';
import {
  type Claims,
  claimsOf,
  forge,
  now,
  publicJwk,
  publicPem,
  signerOf,
  withPayload,
} from '../support/forged-tokens';
import {
  createTestKey,
  issuer,
  signWith,
  startTestIdentity,
  type TestIdentity,
  type TestKey,
} from '../support/identity';
import { createOtherService, type OtherService } from '../support/other-service';

type Forge = (claims: Claims, key: TestKey) => string | Promise<string>;

const hmac = (secret: string) => (input: string) =>
  createHmac('sha256', secret).update(input).digest('base64url');
const fresh = (claims: Claims): Claims => ({ iss: issuer, iat: now(), exp: now() + 600, ...claims });

/** Forged tokens for an existing account and session; those that only one service can make use its key. */
const attacks: readonly [check: string, name: string, build: Forge][] = [
  ['S33', 'algorithm none', (claims, { kid }) => forge({ alg: 'none', kid }, claims, () => '')],
  ['S33', 'algorithm none and no kid', (claims) => forge({ alg: 'none' }, claims, () => '')],
  ['S33', 'algorithm NoNe', (claims, { kid }) => forge({ alg: 'NoNe', kid }, claims, () => '')],
  [
    'S33',
    'HS256 by the public key in PEM',
    (claims, key) => forge({ alg: 'HS256', kid: key.kid }, claims, hmac(publicPem(key))),
  ],
  [
    'S33',
    'HS256 by the public key as the key set shows it',
    (claims, key) => forge({ alg: 'HS256', kid: key.kid }, claims, hmac(JSON.stringify(publicJwk(key)))),
  ],
  [
    'S33',
    'HS256 by the public key and no kid',
    (claims, key) => forge({ alg: 'HS256' }, claims, hmac(publicPem(key))),
  ],
  ['S33', 'HS256 by an empty secret and no kid', (claims) => forge({ alg: 'HS256' }, claims, hmac(''))],
  [
    'S33',
    'the algorithm in small letters',
    (claims, key) => forge({ alg: key.alg.toLowerCase(), kid: key.kid }, claims, signerOf(key)),
  ],
  ['S33', 'no algorithm', (claims, key) => forge({ kid: key.kid }, claims, signerOf(key))],
  ['S33', 'no signature', (claims, { alg, kid }) => forge({ alg, kid }, claims, () => '')],
  [
    'S33',
    'a signature of zeros',
    (claims, { alg, kid }) => forge({ alg, kid }, claims, () => Buffer.alloc(64).toString('base64url')),
  ],
  [
    'S34',
    'a key brought along in jwk',
    (claims, key) => {
      const own = createTestKey(key.alg);
      return forge({ alg: own.alg, jwk: publicJwk(own), kid: own.kid }, claims, signerOf(own));
    },
  ],
  [
    'S34',
    "a key brought along in jwk under our key's id",
    (claims, { alg, kid }) => {
      const own = createTestKey(alg);
      return forge({ alg, jwk: { ...publicJwk(own), kid }, kid }, claims, signerOf(own));
    },
  ],
  [
    'S34',
    'jku, x5u and x5c',
    (claims, { alg }) => {
      const own = createTestKey(alg);
      const elsewhere = { jku: 'http://127.0.0.1:9/jwks', x5u: 'http://127.0.0.1:9/x', x5c: ['MIIB'] };
      return forge({ alg, kid: own.kid, ...elsewhere }, claims, signerOf(own));
    },
  ],
  [
    'S34',
    "another key under our key's id",
    (claims, { alg, kid }) => signWith({ ...createTestKey(alg), kid }, claims),
  ],
  [
    'S34',
    "a key of another kind under our key's id",
    (claims, { alg, kid }) =>
      signWith({ ...createTestKey(alg === 'ES256' ? 'RS256' : 'ES256'), kid }, claims),
  ],
  ['S34', 'a path for a key id', (claims, key) => signWith({ ...key, kid: '../../dev/null' }, claims)],
  ['S34', 'an injection for a key id', (claims, key) => signWith({ ...key, kid: "x' OR '1'='1" }, claims)],
  [
    'S34',
    'an operator for a key id',
    (claims, key) => forge({ alg: key.alg, kid: { $ne: null } }, claims, signerOf(key)),
  ],
  [
    'S35',
    'a changed payload',
    async (claims, key) => withPayload(await signWith(key, claims), { ...claims, role: 'service_role' }),
  ],
  ['S35', 'no end', (claims, key) => signWith(key, { ...claims, exp: undefined })],
  ['S35', 'an end in the past', (claims, key) => signWith(key, { ...claims, exp: now() - 31 })],
  [
    'S35',
    'an end that is no number',
    (claims, key) =>
      forge({ alg: key.alg, kid: key.kid }, { ...fresh(claims), exp: '9999999999' }, signerOf(key)),
  ],
  ['S35', 'a beginning in the future', (claims, key) => signWith(key, { ...claims, nbf: now() + 120 })],
  ['S35', 'a time of issue in the future', (claims, key) => signWith(key, { ...claims, iat: now() + 660 })],
  ['S37', 'another issuer', (claims, key) => signWith(key, { ...claims, iss: `${issuer}/` })],
  ['S37', 'no issuer', (claims, key) => signWith(key, { ...claims, iss: undefined })],
  [
    'S36',
    'the audience of an ID token',
    (claims, key) => signWith(key, { ...claims, aud: randomUUID(), session_id: undefined }),
  ],
  ['S37', 'another audience', (claims, key) => signWith(key, { ...claims, aud: 'authenticated2' })],
  ['S37', 'no audience', (claims, key) => signWith(key, { ...claims, aud: undefined })],
  ['S35', 'no account', (claims, key) => signWith(key, { ...claims, sub: undefined })],
  ['S35', 'an account that is no id', (claims, key) => signWith(key, { ...claims, sub: '{"$ne":null}' })],
];

/** Unusual tokens signed by our own key. */
const oddities: typeof attacks = [
  ['S34', 'no key id', (claims, key) => forge({ alg: key.alg }, fresh(claims), signerOf(key))],
  [
    'S34',
    'a critical header',
    (claims, key) => forge({ alg: key.alg, kid: key.kid, crit: ['x'], x: 1 }, fresh(claims), signerOf(key)),
  ],
  [
    'S37',
    'an audience beside others',
    (claims, key) => signWith(key, { ...claims, aud: ['authenticated', 'x'] }),
  ],
];

describe.each(['ES256', 'RS256'] as const)('invalid tokens, where %s signs:', (alg) => {
  const key = createTestKey(alg);
  let identity: TestIdentity;
  let otherService: OtherService['app'];
  let claims: Claims;
  let token: string;
  let account: Awaited<ReturnType<typeof createSignedIn>>;
  const ask = (bearer: string) =>
    call(identity, 'GET', '/auth/v1/user', { token: bearer, headers: currentVersion });

  beforeAll(async () => {
    const started = await startTestIdentity({ JWT_KEYS: JSON.stringify([key.jwk]) });
    identity = { ...started, signAdmin: () => signWith(key, { role: 'service_role', aud: undefined }) };
    ({ app: otherService } = await createOtherService(identity));
    account = await createSignedIn(identity);
    token = (await account.client.getSession()).data.session?.access_token ?? '';
    claims = claimsOf(token);
  });

  afterAll(() => identity.stop());

  test('valid ones are accepted here and at the other services, which read the account from them', async () => {
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

  test('one built by the test like ours is accepted, so that the refusals below are meaningful', async () => {
    for (const handmade of [
      await signWith(key, claims),
      forge({ alg, kid: key.kid }, fresh(claims), signerOf(key)),
    ]) {
      expect((await ask(handmade)).status).toBe(200);
      await request(otherService).get('/').auth(handmade, { type: 'bearer' }).expect(200);
    }
  });

  test.each(attacks)('%s one with %s is refused everywhere', async (_check, _name, build) => {
    const forged = await build(claims, key);
    const { status, body } = await ask(forged);
    expect([400, 403]).toContain(status);
    expect(body['code']).toBe('bad_jwt');
    await request(otherService).get('/').auth(forged, { type: 'bearer' }).expect(401);
  });

  test.each(oddities)('%s one with %s is refused here', async (_check, _name, build) => {
    expect((await ask(await build(claims, key))).body['code']).toBe('bad_jwt');
  });

  test('S33 one by another algorithm of the same key is refused', async () => {
    const options =
      alg === 'ES256'
        ? { other: 'ES384', hash: 'sha384', extra: { dsaEncoding: 'ieee-p1363' as const } }
        : {
            other: 'PS256',
            hash: 'sha256',
            extra: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 },
          };
    const forged = forge({ alg: options.other, kid: key.kid }, fresh(claims), (input) =>
      signBytes(options.hash, Buffer.from(input), {
        key: key.jwk,
        format: 'jwk',
        ...options.extra,
      }).toString('base64url'),
    );
    expect((await ask(forged)).body['code']).toBe('bad_jwt');
    await request(otherService).get('/').auth(forged, { type: 'bearer' }).expect(401);
  });

  test("S36 a refresh token and a mail's link token are refused as access tokens", async () => {
    const { data } = await account.client.getSession();
    for (const bearer of [data.session?.refresh_token ?? '', 'a'.repeat(56), randomUUID()])
      expect((await ask(bearer)).body['code']).toBe('bad_jwt');
  });
});
