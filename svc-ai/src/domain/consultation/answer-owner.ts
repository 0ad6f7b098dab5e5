import { createHash } from 'node:crypto';
import type { Caller } from '../callers/caller';

/** Key of an answer's owner. A visitor's id is hashed, because it is a secret of the browser. */
export function ownerOf(caller: Caller): string {
  if (caller.kind === 'account') return `account:${caller.userId}`;
  return `visitor:${createHash('sha256').update(caller.visitorId).digest('base64url')}`;
}
