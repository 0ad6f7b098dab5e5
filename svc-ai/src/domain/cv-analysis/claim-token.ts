import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** Secret for claiming the whole of a previewed analysis. */
export function createClaimToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Stored hash, in hex; the token has enough entropy for an unsalted one. */
export function hashClaimToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
