import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** Secret by which the visitor who was shown an analysis can claim all of it. */
export function createClaimToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** The stored form, in hex. The token is random enough for a hash without salt. */
export function hashClaimToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
