import { createPublicKey, type KeyObject } from 'node:crypto';

/** A team's public key as the gateway's settings hold it: SPKI, DER, base64. */
export function writePublicKey(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
}

/** @throws {Error} for what is not a public key of Ed25519 */
export function readPublicKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Not a key of Ed25519');
  return key;
}
