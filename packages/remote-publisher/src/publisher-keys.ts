import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** A team's public key as the gateway's settings hold it: SPKI, DER, base64. */
export function writePublicKey(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
}

/** A team's private key where a setting holds it: PKCS #8, DER, base64. @throws {Error} for what is not one of Ed25519 */
export function readPrivateKey(text: string): KeyObject {
  return assertEd25519(createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }));
}

/** @throws {Error} for what is not a public key of Ed25519 */
export function readPublicKey(text: string): KeyObject {
  return assertEd25519(createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }));
}

function assertEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Not a key of Ed25519');
  return key;
}
