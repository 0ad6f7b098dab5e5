import type { Caller } from '../callers/caller';
import { usesOf, withinAllowance } from './allowance';
import type { UsageCounters } from './usage-counters';

/**
 * Does an analysis if the caller's limits have room for it. The limit that all callers share is not checked here: without the
 * model there is still a report.
 * @throws {AllowanceUsedUp}; whatever the work throws, which then counts only when the caller has gone
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
