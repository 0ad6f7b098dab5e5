import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares digests in constant time, so that timing reveals neither prefix nor length. */
export function isCallbackToken(given: unknown, agreed: readonly string[]): boolean {
  if (typeof given !== 'string') return false;
  const digest = sha256(given);
  // Compares with all of them, so that timing does not reveal the match.
  return agreed.filter((token) => timingSafeEqual(sha256(token), digest)).length > 0;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
