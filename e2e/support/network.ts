import { randomInt } from 'node:crypto';

/**
 * A client network of its own for each user of a test, from the addresses reserved for tests (RFC 2544), so that
 * the edge's limits by network do not count them together.
 */
export function fromOwnNetwork(): Record<string, string> {
  return { 'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(1, 255)}` };
}
