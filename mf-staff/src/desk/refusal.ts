import { RequestFailed } from '@sabi/shell-sdk/http';

/** Why an account has no desk, each with its own page. `queue`: none is for its roles, which the services are not asked about. */
export type Refusal = 'role' | 'factor' | 'age' | 'queue';

const refusals: Readonly<Record<string, Exclude<Refusal, 'queue'>>> = {
  STAFF_ROLE_MISSING: 'role',
  STAFF_FACTOR_MISSING: 'factor',
  STAFF_SIGN_IN_TOO_OLD: 'age',
};

export function readRefusal(error: unknown): Exclude<Refusal, 'queue'> | null {
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
