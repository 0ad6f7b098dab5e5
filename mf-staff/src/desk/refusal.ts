import { RequestFailed } from '@sabi/shell-sdk/http';

/** Why the services reject the account as staff; each has its own page. */
export type Refusal = 'role' | 'factor' | 'age';

const refusals: Readonly<Record<string, Refusal>> = {
  STAFF_ROLE_MISSING: 'role',
  STAFF_FACTOR_MISSING: 'factor',
  STAFF_SIGN_IN_TOO_OLD: 'age',
};

export function readRefusal(error: unknown): Refusal | null {
  const code = error instanceof RequestFailed ? error.code : undefined;
  return (code && refusals[code]) ?? null;
}

/** A session rejected by one queue is rejected by all. A missing role closes the desk only if it is missing for every queue. */
export function findRefusal(errors: readonly unknown[]): Refusal | null {
  const found = errors.map(readRefusal);
  const ofSession = found.find((refusal) => refusal === 'factor' || refusal === 'age');
  if (ofSession) return ofSession;
  return found.length > 0 && found.every((refusal) => refusal === 'role') ? 'role' : null;
}
