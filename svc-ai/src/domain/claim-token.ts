import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** What opens an analysis in full; only who was answered has it. */
export function createClaimToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** By what it is found. It is random enough for a plain hash. */
export function hashClaimToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
