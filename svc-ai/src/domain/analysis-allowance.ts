import type { Caller } from './caller';
import { AllowanceUsedUp, type UsageCounters, type Use } from './within-allowance';

/**
 * Does an analysis once those counts have room for it that its caller falls under. What everybody asks of the model
 * together is counted apart: without the model there is still a report.
 * @throws {AllowanceUsedUp}; whatever the work throws, and then it does not count unless its caller went away
 */
export async function withinAnalysisAllowance<T>(
  { caller, signal }: { caller: Caller; signal: AbortSignal },
  work: () => Promise<T>,
  { usage }: { usage: UsageCounters },
): Promise<T> {
  const taken: Use[] = [];
  const giveBack = () => Promise.allSettled(taken.map((use) => usage.giveBack(use)));
  for (const use of usesOf(caller)) {
    const waitSeconds = await usage.take(use);
    if (waitSeconds > 0) {
      await giveBack();
      throw new AllowanceUsedUp(use.meter, waitSeconds);
    }
    taken.push(use);
  }
  try {
    return await work();
  } catch (error) {
    if (!signal.aborted) await giveBack();
    throw error;
  }
}

function usesOf(caller: Caller): Use[] {
  if (caller.kind === 'account') return [{ meter: 'answer-account', key: caller.userId }];
  return [
    { meter: 'analysis-visitor', key: caller.visitorId },
    { meter: 'analysis-network', key: caller.network },
  ];
}
