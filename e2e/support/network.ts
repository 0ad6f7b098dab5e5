import { randomInt } from 'node:crypto';

/**
 * A separate client network for each user, from the range reserved for tests (RFC 2544), so that limits by network do not add up.
 */
export function fromOwnNetwork(): Record<string, string> {
  return { 'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(1, 255)}` };
}
