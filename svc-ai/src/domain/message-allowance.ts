import type { Caller } from './caller';
import type { Meter } from './usage-limits';
import { mayBeCharged } from './model-within-budget';
import { AllowanceUsedUp, type UsageCounters, usesOf, withinAllowance } from './within-allowance';

/**
 * Answers a message of a chat once every count it falls under has room for it.
 * @returns null when the free messages are used up, of the visitor, their browser or their network
 * @throws {AllowanceUsedUp}; whatever the work throws, and then the use counts only when the provider may charge for it
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
    if (isGate(error)) return null;
    throw error;
  }
}

const gates: readonly Meter[] = ['message-visitor', 'message-browser', 'message-network', 'tokens-network'];

function isGate(error: unknown): boolean {
  return error instanceof AllowanceUsedUp && gates.includes(error.meter);
}
