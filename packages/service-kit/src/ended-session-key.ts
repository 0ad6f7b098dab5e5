import { createHash } from 'node:crypto';

/** 132 bits. */
const keyLength = 22;

/** Stands for the id of a session or account in the list of refused tokens. */
export function endedSessionKey(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, keyLength);
}
