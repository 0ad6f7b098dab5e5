import { createHash } from 'node:crypto';
import type { Caller } from './caller';

/** For whom an answer is kept. The database knows a visitor by a hash of what only their browser holds. */
export function ownerOf(caller: Caller): string {
  if (caller.kind === 'account') return `account:${caller.userId}`;
  return `visitor:${createHash('sha256').update(caller.visitorId).digest('base64url')}`;
}
