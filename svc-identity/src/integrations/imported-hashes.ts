import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';

// Hashes that accounts bring along from elsewhere. None is made here.

const bcryptPattern = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const argonPattern = /^\$argon2(?:id|i)\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$[\w+/=-]+\$[\w+/=-]+$/;
const firebasePattern =
  /^\$fbscrypt\$v=1,n=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})(?:,ss=([\w+/=-]+))?,sk=([\w+/=-]+)\$([\w+/=-]+)\$([\w+/=-]+)$/;

/** What a sign-in may cost, whatever hash somebody imports. */
const most = {
  bcryptCost: 15,
  argonKiB: 262_144,
  argonPasses: 10,
  scryptExponent: 17,
  scryptBlock: 16,
  lanes: 8,
};
/** bcrypt reads no further. A longer password is refused: cut, it would match another. */
const bcryptBytes = 72;
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Whether a hash made elsewhere can be verified here, at a cost that can be borne. */
export function isSupportedPasswordHash(passwordHash: string): boolean {
  const [, cost] = bcryptPattern.exec(passwordHash) ?? [];
  if (cost) return Number(cost) >= 4 && Number(cost) <= most.bcryptCost;
  const [, memory, passes, threads] = argonPattern.exec(passwordHash) ?? [];
  if (memory) {
    const isBearable = Number(memory) <= most.argonKiB && Number(passes) <= most.argonPasses;
    return isBearable && Number(threads) >= 1 && Number(threads) <= most.lanes;
  }
  const [, exponent, block, lanes] = firebasePattern.exec(passwordHash) ?? [];
  const isBearable = Number(exponent) <= most.scryptExponent && Number(block) <= most.scryptBlock;
  return (
    isBearable &&
    Number(exponent) >= 1 &&
    Number(block) >= 1 &&
    Number(lanes) >= 1 &&
    Number(lanes) <= most.lanes
  );
}

/** Verifies a hash that argon2 cannot read; undefined when it is none of ours either. */
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

/** Firebase: the signer key of the project, encrypted under what scrypt makes of password and salt. */
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
