import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** A team's public key in the format of the gateway's settings: SPKI, DER, base64. */
export function writePublicKey(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
}

/** A team's private key in the format of settings: PKCS #8, DER, base64. @throws {Error} for anything but Ed25519 */
export function readPrivateKey(text: string): KeyObject {
  return assertEd25519(createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }));
}

/** @throws {Error} for anything but a public Ed25519 key */
export function readPublicKey(text: string): KeyObject {
  return assertEd25519(createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }));
}

function assertEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Not a key of Ed25519');
  return key;
}
