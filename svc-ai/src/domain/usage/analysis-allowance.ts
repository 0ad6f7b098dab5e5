import type { Caller } from '../callers/caller';
import { usesOf, withinAllowance } from './allowance';
import type { UsageCounters } from './usage-counters';

/**
 * Does an analysis within the caller's limits. The shared limit is not checked, because a report needs no
 * model.
 * @throws {AllowanceUsedUp}; errors of the work, which then counts only when the caller has gone
 */
export function withinAnalysisAllowance<T>(
  { caller, signal }: { caller: Caller; signal: AbortSignal },
  work: () => Promise<T>,
  { usage }: { usage: UsageCounters },
): Promise<T> {
  return withinAllowance(
    { usage, uses: usesOf(caller, 'analysis'), countsAfter: () => signal.aborted },
    work,
  );
}
