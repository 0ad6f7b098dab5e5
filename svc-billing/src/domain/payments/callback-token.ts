import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares digests in constant time, so that neither a prefix nor the length of a token shows in the duration. */
export function isCallbackToken(given: unknown, agreed: readonly string[]): boolean {
  if (typeof given !== 'string') return false;
  const digest = sha256(given);
  // Compares with each of them, so that the duration does not reveal which one matched.
  return agreed.filter((token) => timingSafeEqual(sha256(token), digest)).length > 0;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
