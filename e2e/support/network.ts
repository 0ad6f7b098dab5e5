import { randomInt } from 'node:crypto';

/**
 * The network somebody comes from, of the addresses that are for tests (RFC 2544). Whoever a test is about has one of their own:
 * what the edge counts by network is not counted together.
 */
export function fromOwnNetwork(): Record<string, string> {
  return { 'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(1, 255)}` };
}
