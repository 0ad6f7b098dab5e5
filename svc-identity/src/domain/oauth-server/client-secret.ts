import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 43 characters, 256 bits: enough for an unsalted hash. */
export function createClientSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: digest(secret).toString('hex') };
}

/** Constant time. */
export function matchesClientSecret(secret: string, hash: string): boolean {
  return timingSafeEqual(digest(secret), Buffer.from(hash, 'hex'));
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
