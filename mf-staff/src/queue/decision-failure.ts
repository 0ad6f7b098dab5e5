import { isRefusal } from '@sabi/shell-sdk/http';

/** Reasons why a decision was not stored. */
export type DecisionFailure = 'changed' | 'tooMany' | 'refused' | 'unreachable';

/** Another staff member, or the owner of the case, was faster. */
const conflictStatuses: readonly number[] = [404, 409];

export function readDecisionFailure(error: unknown): DecisionFailure {
  if (!isRefusal(error)) return 'unreachable';
  if (conflictStatuses.includes(error.status)) return 'changed';
  return error.status === 429 ? 'tooMany' : 'refused';
}
