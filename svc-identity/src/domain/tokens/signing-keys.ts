import {
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { z } from 'zod';

export const signingAlgorithms = ['ES256', 'RS256', 'HS256'] as const;
export type SigningAlgorithm = (typeof signingAlgorithms)[number];

/** A key with its only algorithm. */
export interface TokenKey {
  /** null for the shared secret. */
  readonly kid: string | null;
  readonly alg: SigningAlgorithm;
  /** null if it only verifies. */
  readonly signer: KeyObject | null;
  readonly verifier: KeyObject;
}

const minRsaBits = 2048;
const minSecretBytes = 32;
const jwkSchema = z.looseObject({
  kid: z.string().min(1),
  alg: z.enum(signingAlgorithms),
  d: z.string().min(1).optional(),
  k: z.string().min(1).optional(),
  key_ops: z.array(z.string()).optional(),
});
type Jwk = z.infer<typeof jwkSchema>;

/**
 * Reads `JWT_KEYS`: a JSON array of JWKs. The first private key signs; all verify. To rotate without ending
 * sessions, add the new key second, move it first, then remove the old one.
 * @throws {Error} without repeating any key
 */
export function parseSigningKeys(text: string): readonly TokenKey[] {
  const parsed = z.array(jwkSchema).min(1).safeParse(parseJson(text));
  if (!parsed.success)
    throw new Error('must be a JSON array of JWKs, each with kid, and alg ES256, RS256 or HS256');
  const keys = parsed.data.map(toTokenKey);
  if (new Set(keys.map(({ kid }) => kid)).size !== keys.length)
    throw new Error('holds two keys of the same kid');
  if (!keys.some(({ signer }) => signer)) throw new Error('holds no key to sign with');
  return keys;
}

/** GoTrue's shared secret: verifies tokens without a key id, and signs if there is no other key. */
export function secretKey(secret: string): TokenKey {
  const key = createSecretKey(Buffer.from(secret));
  return { kid: null, alg: 'HS256', signer: key, verifier: key };
}

export function createSigningKey(): TokenKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid: randomUUID(), alg: 'ES256', signer: privateKey, verifier: publicKey };
}

function toTokenKey({ kid, alg, key_ops: operations, ...jwk }: Jwk): TokenKey {
  const maySign = operations?.includes('sign') ?? true;
  if (alg === 'HS256') return toSecretKey({ kid, jwk, maySign });
  const verifier = importKey(() => createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' }), kid);
  const { namedCurve, modulusLength = 0 } = verifier.asymmetricKeyDetails ?? {};
  const fits = alg === 'ES256' ? namedCurve === 'prime256v1' : modulusLength >= minRsaBits;
  if (!fits) throw new Error(`key ${kid} is not a key for ${alg} of sufficient length`);
  const signer =
    jwk.d && maySign
      ? importKey(() => createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' }), kid)
      : null;
  return { kid, alg, signer, verifier };
}

function toSecretKey({
  kid,
  jwk,
  maySign,
}: {
  kid: string;
  jwk: Pick<Jwk, 'k'>;
  maySign: boolean;
}): TokenKey {
  const bytes = Buffer.from(jwk.k ?? '', 'base64url');
  if (bytes.length < minSecretBytes)
    throw new Error(`key ${kid} is not a key for HS256 of sufficient length`);
  const key = createSecretKey(bytes);
  return { kid, alg: 'HS256', signer: maySign ? key : null, verifier: key };
}

function importKey(load: () => KeyObject, kid: string): KeyObject {
  try {
    return load();
  } catch {
    throw new Error(`key ${kid} is not a valid JWK`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Public part of a key; null for a secret one. */
export function toPublicJwk({ kid, alg, verifier }: TokenKey): Record<string, unknown> | null {
  if (verifier.type === 'secret') return null;
  return { ...verifier.export({ format: 'jwk' }), kid, alg, use: 'sig', key_ops: ['verify'] };
}
