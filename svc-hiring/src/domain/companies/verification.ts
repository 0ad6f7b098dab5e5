import type { VerificationState } from '@sabi/contracts/http/hiring/companies';
import type { StoredVerification } from './company';

const validMonths = 12;

export const unverified = (now: Date): StoredVerification => ({
  state: 'unverified',
  reason: null,
  evidence: [],
  submitted_at: null,
  decided_at: null,
  valid_until: null,
  changed_at: now,
});

/** The current state: a verification ends after twelve months. */
export function stateOf(
  { state, valid_until: end }: Pick<StoredVerification, 'state' | 'valid_until'>,
  now: Date,
): VerificationState {
  return state === 'verified' && end && end <= now ? 'unverified' : state;
}

export const canSubmit = (verification: StoredVerification, now: Date): boolean =>
  !['submitted', 'verified'].includes(stateOf(verification, now));

export function endOfVerification(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + validMonths);
  return end;
}
