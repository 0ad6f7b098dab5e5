import { createHash } from 'node:crypto';

/** 132 bits. */
const keyLength = 22;

/** What stands for the id of a session or an account where it is told that its tokens are to be refused. */
export function endedSessionKey(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, keyLength);
}
