import type { Caller } from './caller';
import { type UsageCounters, usesOf, withinAllowance } from './within-allowance';

/**
 * Does an analysis once those counts have room for it that its caller falls under. What everybody asks of the model
 * together is counted apart: without the model there is still a report.
 * @throws {AllowanceUsedUp}; whatever the work throws, and then it does not count unless its caller went away
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
