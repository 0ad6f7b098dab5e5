import { generateKeyPairSync, verify } from 'node:crypto';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { isAnchorValid, signHeads } from '../src/anchor';
import { readSigningKey, readVerificationKeys } from '../src/anchor-keys';

const pair = generateKeyPairSync('ed25519');
const pem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const publicPem = pair.publicKey.export({ format: 'pem', type: 'spki' }).toString();
const jwk = JSON.stringify(pair.privateKey.export({ format: 'jwk' }));
const publicJwk = JSON.stringify(pair.publicKey.export({ format: 'jwk' }));
const heads = [
  { service: 'svc-profile', seq: 7, hash: 'a'.repeat(64) },
  { service: 'svc-billing', seq: 0, hash: 'b'.repeat(64) },
];

test.each([
  ['PEM', pem, publicPem],
  ['JWK', jwk, publicJwk],
])('an anchor is signed and checked with keys in %s form', (_form, privateText, publicText) => {
  const anchor = signHeads('2026-11-28', heads, readSigningKey(privateText));
  expect(isAnchorValid(anchor, readVerificationKeys([publicText]))).toBe(true);
  expect(isAnchorValid(JSON.parse(JSON.stringify(anchor)), readVerificationKeys([privateText]))).toBe(true);
});

test('the same heads have one anchor, whatever their order and the form of the key', () => {
  const anchor = signHeads('2026-11-28', heads, readSigningKey(pem));
  expect(signHeads('2026-11-28', heads.toReversed(), readSigningKey(jwk))).toEqual(anchor);
  expect(anchor.heads.map(({ service }) => service)).toEqual(['svc-billing', 'svc-profile']);
});

test('the id of a key is its thumbprint by RFC 7638', async () => {
  const thumbprint = await calculateJwkThumbprint(pair.publicKey.export({ format: 'jwk' }) as JWK);
  expect(readSigningKey(pem).id).toBe(thumbprint);
  expect([...readVerificationKeys([publicPem, jwk]).keys()]).toEqual([thumbprint]);
});

test('what is signed can be written down and checked without this package', () => {
  const [head] = heads;
  const { key_id, signature } = signHeads('2026-11-28', heads.slice(0, 1), readSigningKey(pem));
  const signed = `{"day":"2026-11-28","heads":[{"hash":"${head!.hash}","seq":7,"service":"svc-profile"}],"key_id":"${key_id}","purpose":"audit.anchor.v1"}`;
  expect(verify(null, Buffer.from(signed), pair.publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
});

test('an anchor with any change is not valid, nor for other keys', () => {
  const keys = readVerificationKeys([pem]);
  const anchor = signHeads('2026-11-28', heads, readSigningKey(pem));
  const [first, second] = anchor.heads;
  for (const forged of [
    { ...anchor, day: '2026-11-29' },
    { ...anchor, heads: [first] },
    { ...anchor, heads: [second, first] },
    { ...anchor, heads: [{ ...first, seq: 1 }, second] },
    { ...anchor, heads: [first, { ...second, hash: 'c'.repeat(64) }] },
    { ...anchor, key_id: `${anchor.key_id}A` },
    { ...anchor, signature: anchor.signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')) },
    { ...anchor, signature: '' },
    { ...anchor, added: 1 },
    null,
  ])
    expect(isAnchorValid(forged, keys)).toBe(false);
  expect(isAnchorValid(anchor, new Map())).toBe(false);
  const [key] = keys.values();
  expect(isAnchorValid({ ...anchor, key_id: 'other' }, new Map([['other', key!]]))).toBe(false);
});

test('what is not an Ed25519 key is refused, and the error does not repeat it', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    format: 'pem',
    type: 'pkcs8',
  });
  expect(() => readSigningKey(rsa.toString())).toThrow('Ed25519');
  expect(() => readSigningKey(publicPem)).toThrow('Not a key');
  for (const text of ['pintu-8-merah', '{"kty":"pintu-8-merah"}', '{pintu-8-merah'])
    expect(() => readSigningKey(text)).toThrow(/^(?!.*pintu)/);
});
