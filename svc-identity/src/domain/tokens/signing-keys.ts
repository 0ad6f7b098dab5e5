import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

export const signingAlgorithms = ['ES256', 'RS256'] as const;
export type SigningAlgorithm = (typeof signingAlgorithms)[number];

export interface SigningKey {
  readonly kid: string;
  readonly alg: SigningAlgorithm;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const minRsaBits = 2048;
const jwkSchema = z.looseObject({
  kid: z.string().min(1),
  alg: z.enum(signingAlgorithms),
  d: z.string().min(1),
});

/**
 * Reads `JWT_KEYS`: a JSON array of private JWKs. The first signs, all verify, so that a key is replaced without ending
 * sessions: put the new one second, then first, then drop the old one.
 * @throws {Error} saying what is wrong without repeating any of it
 */
export function parseSigningKeys(text: string): readonly SigningKey[] {
  const parsed = z.array(jwkSchema).min(1).safeParse(parseJson(text));
  if (!parsed.success)
    throw new Error('must be a JSON array of private JWKs, each with kid, and alg ES256 or RS256');
  const keys = parsed.data.map(toSigningKey);
  if (new Set(keys.map(({ kid }) => kid)).size !== keys.length)
    throw new Error('holds two keys of the same kid');
  return keys;
}

function toSigningKey({ kid, alg, ...jwk }: z.infer<typeof jwkSchema>): SigningKey {
  const privateKey = importPrivateKey(jwk as JsonWebKey, kid);
  const { namedCurve, modulusLength = 0 } = privateKey.asymmetricKeyDetails ?? {};
  const fits = alg === 'ES256' ? namedCurve === 'prime256v1' : modulusLength >= minRsaBits;
  if (!fits) throw new Error(`key ${kid} is not a key for ${alg} of sufficient length`);
  return { kid, alg, privateKey, publicKey: createPublicKey(privateKey) };
}

function importPrivateKey(key: JsonWebKey, kid: string): KeyObject {
  try {
    return createPrivateKey({ key, format: 'jwk' });
  } catch {
    throw new Error(`key ${kid} is not a valid private JWK`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the key set shows of a key. */
export function toPublicJwk({ kid, alg, publicKey }: SigningKey): Record<string, unknown> {
  return { ...publicKey.export({ format: 'jwk' }), kid, alg, use: 'sig', key_ops: ['verify'] };
}
