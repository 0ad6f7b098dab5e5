import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { bcryptPattern, firebasePattern } from '../domain/passwords/imported-hash-formats';

// Hash formats of imported accounts only.

/** bcrypt's limit. Longer passwords are refused, because a truncated one could match another. */
const bcryptBytes = 72;
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Verifier of another algorithm than argon2; undefined for an unknown format. */
export function findImportedVerifier(
  passwordHash: string,
): ((password: string) => Promise<boolean>) | undefined {
  if (bcryptPattern.test(passwordHash)) {
    return async (password) =>
      Buffer.byteLength(password) <= bcryptBytes && verifyBcrypt(password, passwordHash);
  }
  const parts = firebasePattern.exec(passwordHash);
  return parts ? (password) => verifyFirebase(password, parts) : undefined;
}

/** Firebase: the project's signer key, encrypted with an scrypt key of password and salt. */
async function verifyFirebase(password: string, parts: RegExpExecArray): Promise<boolean> {
  const [, exponent, block, lanes, separator = '', signerKey = '', salt = '', hash = ''] = parts;
  const [N, r, p] = [2 ** Number(exponent), Number(block), Number(lanes)];
  const salted = Buffer.concat([Buffer.from(salt, 'base64'), Buffer.from(separator, 'base64')]);
  const key = await derive(password, salted, 32, { N, r, p, maxmem: 256 * N * r });
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const computed = Buffer.concat([cipher.update(Buffer.from(signerKey, 'base64')), cipher.final()]);
  const expected = Buffer.from(hash, 'base64');
  return computed.length === expected.length && timingSafeEqual(computed, expected);
}
