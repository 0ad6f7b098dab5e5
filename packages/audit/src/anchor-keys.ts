import { createHash, createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

export interface SigningKey {
  /** Thumbprint of the public key (RFC 7638), 43 letters. */
  readonly id: string;
  readonly privateKey: KeyObject;
}

/** Id → public key. */
export type VerificationKeys = ReadonlyMap<string, KeyObject>;

/**
 * @param text a private Ed25519 key as PEM (PKCS #8) or as JWK
 * @throws {Error} for anything else; it does not repeat the text
 */
export function readSigningKey(text: string): SigningKey {
  const privateKey = readKey(text, (jwk) =>
    jwk ? createPrivateKey({ key: jwk, format: 'jwk' }) : createPrivateKey(text),
  );
  return { id: thumbprint(privateKey), privateKey };
}

/**
 * @param texts Ed25519 keys as PEM or JWK, including replaced ones, which signed earlier anchors
 * @throws {Error} for anything else
 */
export function readVerificationKeys(texts: readonly string[]): VerificationKeys {
  const keys = texts.map((text) =>
    readKey(text, (jwk) => (jwk ? createPublicKey({ key: jwk, format: 'jwk' }) : createPublicKey(text))),
  );
  return new Map(keys.map((key) => [thumbprint(key), key]));
}

function readKey(text: string, create: (jwk: JsonWebKey | null) => KeyObject): KeyObject {
  let key: KeyObject;
  try {
    key = create(text.trimStart().startsWith('{') ? (JSON.parse(text) as JsonWebKey) : null);
  } catch {
    throw new Error('Not a key in PEM or JWK form'); // without the cause, which may repeat the key
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Anchors are signed with Ed25519 keys');
  return key;
}

function thumbprint(key: KeyObject): string {
  const { crv, kty, x } = key.export({ format: 'jwk' });
  // These members in this order are the canonical form.
  return createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
}
