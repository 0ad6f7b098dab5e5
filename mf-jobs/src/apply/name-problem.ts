import { isRefusal } from '@sabi/shell-sdk/http';

const named = [
  'JOB_CLOSED',
  'ENTITLEMENT_USED_UP',
  'ANSWER_MISSING',
  'OWN_COMPANY',
  'RESUME_NOT_FOUND',
  'ACCESS_DENIED',
  'RATE_LIMITED',
] as const;

/** Key of its sentence. */
export type ApplyProblem = (typeof named)[number] | 'unreachable';

export function nameProblem(error: unknown): ApplyProblem {
  if (!isRefusal(error)) return 'unreachable';
  if (error.code === 'JOB_NOT_FOUND') return 'JOB_CLOSED';
  if (error.status === 429) return 'RATE_LIMITED';
  return named.find((code) => code === error.code) ?? 'unreachable';
}
