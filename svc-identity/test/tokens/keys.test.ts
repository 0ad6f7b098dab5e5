import { generateKeyPairSync } from 'node:crypto';
import { EnvError } from '@sabi/service-kit/env';
import { SignJWT } from 'jose';
import { readEnv } from '../../src/service';
import { call, createSignedIn, currentVersion } from '../support/accounts';
import { publicJwk } from '../support/forged-tokens';
import {
  buildEnv,
  createTestKey,
  issuer,
  signWith,
  startTestIdentity,
  type TestIdentity,
  type TestKey,
} from '../support/identity';

const keys = (...jwks: readonly unknown[]) => ({ JWT_KEYS: JSON.stringify(jwks) });
const adminOf = (key: TestKey) => signWith(key, { role: 'service_role', aud: undefined });
const isTaken = async (identity: TestIdentity, token: string) =>
  (await call(identity, 'GET', '/auth/v1/admin/users/x', { token, headers: currentVersion })).status !== 403;

async function withIdentity(
  overrides: Record<string, string>,
  work: (identity: TestIdentity) => Promise<void>,
): Promise<void> {
  const identity = await startTestIdentity(overrides);
  try {
    await work(identity);
  } finally {
    await identity.stop();
  }
}

describe('keys', () => {
  test('a key that is being replaced verifies until it is removed, and new tokens use the new one', async () => {
    const [newer, older] = [createTestKey('RS256'), createTestKey()];
    await withIdentity(keys(newer.jwk, older.jwk), async (started) => {
      expect(await isTaken(started, await adminOf(older))).toBe(true);
      expect(await isTaken(started, await adminOf(newer))).toBe(true);
      const identity = { ...started, signAdmin: () => adminOf(older) };
      const { client } = await createSignedIn(identity);
      const { data, error } = await client.getClaims();
      expect(error).toBeNull();
      expect(data?.header).toMatchObject({ alg: 'RS256', kid: newer.kid });
    });
    await withIdentity(keys(newer.jwk), async (identity) => {
      expect(await isTaken(identity, await adminOf(older))).toBe(false);
      expect(await isTaken(identity, await adminOf(newer))).toBe(true);
    });
  });

  test('a public key verifies and never signs', async () => {
    const [signing, foreign] = [createTestKey(), createTestKey('RS256')];
    const verifying = { ...publicJwk(foreign), kid: foreign.kid, alg: foreign.alg };
    await withIdentity(keys(verifying, signing.jwk), async (started) => {
      expect(await isTaken(started, await adminOf(foreign))).toBe(true);
      const identity = { ...started, signAdmin: () => adminOf(foreign) };
      const { client } = await createSignedIn(identity);
      expect((await client.getClaims()).data?.header.kid).toBe(signing.kid);
    });
  });

  test('a key whose operations exclude signing does not sign', async () => {
    const [signing, resting] = [createTestKey(), createTestKey()];
    const listed = keys(
      { ...resting.jwk, key_ops: ['verify'] },
      { ...signing.jwk, key_ops: ['sign', 'verify'] },
    );
    await withIdentity(listed, async (started) => {
      const { client } = await createSignedIn({ ...started, signAdmin: () => adminOf(resting) });
      expect((await client.getClaims()).data?.header.kid).toBe(signing.kid);
    });
  });

  test('the key set contains public parts alone, of every key with a public one, and is cacheable', async () => {
    const [first, second] = [createTestKey(), createTestKey('RS256')];
    const secret = { kty: 'oct', kid: 'shared', alg: 'HS256', k: Buffer.alloc(32, 7).toString('base64url') };
    await withIdentity(keys(first.jwk, secret, second.jwk), async (identity) => {
      for (const path of ['/.well-known/jwks.json', '/auth/v1/.well-known/jwks.json']) {
        const { body, headers } = await call(identity, 'GET', path);
        expect(headers.get('Cache-Control')).toBe('public, max-age=600');
        const describe = (key: TestKey) => ({
          ...publicJwk(key),
          kid: key.kid,
          alg: key.alg,
          use: 'sig',
          key_ops: ['verify'],
        });
        expect(body).toEqual({ keys: [describe(first), describe(second)] });
      }
    });
  });

  test.each(['ES256', 'RS256'] as const)(
    'getClaims() of the published client verifies %s by itself',
    async (alg) => {
      const key = createTestKey(alg);
      await withIdentity(keys(key.jwk), async (started) => {
        const { client, userId } = await createSignedIn({ ...started, signAdmin: () => adminOf(key) });
        const { data, error } = await client.getClaims();
        expect(error).toBeNull();
        expect(data?.header).toEqual({ alg, typ: 'JWT', kid: key.kid });
        expect(data?.claims).toMatchObject({ sub: userId, iss: issuer, aud: 'authenticated' });
      });
    },
  );
});

describe('a shared secret', () => {
  const secret = 'k9#vQz!of-an-older-installation-0123456789';
  const sign = (key: string, header: Record<string, unknown> = {}) =>
    new SignJWT({ role: 'service_role', iss: issuer })
      .setProtectedHeader({ alg: 'HS256', ...header })
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(Buffer.from(key));

  test('signs if there are no keys, and getClaims() of the published client asks the server', async () => {
    await withIdentity({ JWT_KEYS: '', JWT_SECRET: secret }, async (started) => {
      const { client, userId } = await createSignedIn({ ...started, signAdmin: () => sign(secret) });
      const { data, error } = await client.getClaims();
      expect(error).toBeNull();
      expect(data?.header).toEqual({ alg: 'HS256', typ: 'JWT' });
      expect(data?.claims).toMatchObject({ sub: userId });
      expect((await call(started, 'GET', '/.well-known/jwks.json')).body).toEqual({ keys: [] });
    });
  });

  test('next to keys it verifies tokens without a key id, and is not listed', async () => {
    const key = createTestKey();
    await withIdentity({ ...keys(key.jwk), JWT_SECRET: secret }, async (identity) => {
      expect(await isTaken(identity, await sign(secret))).toBe(true);
      expect(await isTaken(identity, await sign(secret, { kid: key.kid }))).toBe(false);
      expect(await isTaken(identity, await sign(`${secret}x`))).toBe(false);
      const listed = (await call(identity, 'GET', '/.well-known/jwks.json')).text;
      expect(JSON.parse(listed)).toMatchObject({ keys: [{ kid: key.kid }] });
      const { client } = await createSignedIn({ ...identity, signAdmin: () => sign(secret) });
      expect((await client.getClaims()).data?.header.alg).toBe('ES256');
    });
  });

  test('of another installation is refused', async () => {
    await withIdentity({}, async (identity) => {
      expect(await isTaken(identity, await sign(secret))).toBe(false);
    });
  });

  test('S33 each key verifies its own algorithm only', async () => {
    const key = createTestKey('RS256');
    const shared = Buffer.alloc(32, 7);
    const symmetric = { kty: 'oct', kid: 'shared', alg: 'HS256', k: shared.toString('base64url') };
    await withIdentity(keys(key.jwk, symmetric), async (identity) => {
      const token = (kid: string) =>
        new SignJWT({ role: 'service_role', iss: issuer })
          .setProtectedHeader({ alg: 'HS256', kid })
          .setIssuedAt()
          .setExpirationTime('10m')
          .sign(shared);
      expect(await isTaken(identity, await token('shared'))).toBe(true);
      expect(await isTaken(identity, await token(key.kid))).toBe(false);
      expect(await isTaken(identity, await adminOf({ ...key, kid: 'shared' }))).toBe(false);
    });
  });
});

describe('keys that are too weak', () => {
  const { jwk } = createTestKey();
  const octets = (length: number) => ({
    kty: 'oct',
    kid: 'a',
    alg: 'HS256',
    k: Buffer.alloc(length, 7).toString('base64url'),
  });
  const fault = (overrides: Record<string, string>): string => {
    try {
      readEnv(buildEnv(overrides));
      return '';
    } catch (error) {
      return error instanceof EnvError ? error.faults.join() : String(error);
    }
  };

  test.each<[string, Record<string, string>, RegExp]>([
    ['S38 a secret of 31 bytes', { JWT_SECRET: 'k9#vQz!lantai-dua-meja-bundar-7' }, /^JWT_SECRET: /],
    ['S38 a secret of 5 bytes', { JWT_SECRET: 'k9#vQ' }, /^JWT_SECRET: /],
    ['S38 an octet key of 31 bytes', keys(jwk, octets(31)), /^JWT_KEYS: key a /],
    ['S38 an octet key of none', keys(jwk, { kty: 'oct', kid: 'a', alg: 'HS256' }), /^JWT_KEYS: key a /],
    ['another algorithm', keys({ ...jwk, alg: 'ES384' }), /^JWT_KEYS: /],
    ['algorithm none', keys({ ...jwk, alg: 'none' }), /^JWT_KEYS: /],
    ['keys that all rest', keys({ ...jwk, key_ops: ['verify'] }), /^JWT_KEYS: holds no key to sign with/],
  ])('%s stops the start', (_name, overrides, expected) => {
    expect(fault(overrides)).toMatch(expected);
  });

  test('32 bytes are enough', () => {
    expect(fault(keys(octets(32)))).toBe('');
    expect(fault({ JWT_KEYS: '', JWT_SECRET: 'k9#vQz!lantai-dua-meja-bundar-78' })).toBe('');
  });

  test('S38 a short RSA key stops the start', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const short = { ...privateKey.export({ format: 'jwk' }), kid: 'short', alg: 'RS256' };
    expect(fault(keys(short))).toMatch(/^JWT_KEYS: key short is not a key for RS256 of sufficient length/);
  });
});
