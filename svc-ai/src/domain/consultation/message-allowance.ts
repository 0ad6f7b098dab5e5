import type { Caller } from '../callers/caller';
import { mayBeCharged } from '../language-model/language-model';
import { AllowanceUsedUp, usesOf, withinAllowance } from '../usage/allowance';
import type { UsageCounters } from '../usage/usage-counters';
import type { Meter } from '../usage/usage-limits';

/**
 * Answers a chat message within the caller's limits.
 * @returns null when the free messages of visitor, browser or network are used up
 * @throws {AllowanceUsedUp}; errors of the work, which then counts only when the provider may charge for it
 */
export async function withinMessageAllowance<T>(
  caller: Caller,
  work: () => Promise<T>,
  { usage }: { usage: UsageCounters },
): Promise<T | null> {
  const uses = usesOf(caller, 'message');
  try {
    return await withinAllowance({ usage, uses, countsAfter: mayBeCharged }, work);
  } catch (error) {
    if (isFreeLimit(error)) return null;
    throw error;
  }
}

const freeLimits: readonly Meter[] = [
  'message-visitor',
  'message-browser',
  'message-network',
  'tokens-network',
];

function isFreeLimit(error: unknown): boolean {
  return error instanceof AllowanceUsedUp && freeLimits.includes(error.meter);
}
