import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a token is one of those agreed with the provider; while one takes the other's place both are. Compared by their
 * digests, so that neither what they begin with nor how long they are shows in the time it takes.
 */
export function isCallbackToken(given: unknown, agreed: readonly string[]): boolean {
  if (typeof given !== 'string') return false;
  const digest = sha256(given);
  // Each of them, so that the time does not tell which.
  return agreed.filter((token) => timingSafeEqual(sha256(token), digest)).length > 0;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
