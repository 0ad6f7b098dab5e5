import { ModelFailure } from '../integrations/language-model';
import type { Caller } from './caller';
import {
  AllowanceUsedUp,
  everybodysUse,
  type UsageCounters,
  usesOf,
  withinAllowance,
} from './within-allowance';

/**
 * Answers a message of a chat once every count it falls under has room for it.
 * @returns null when the free messages are used up, of the visitor or of their network
 * @throws {AllowanceUsedUp}; whatever the work throws, and then the use counts only when the provider may charge for it
 */
export async function withinMessageAllowance<T>(
  caller: Caller,
  work: () => Promise<T>,
  { usage }: { usage: UsageCounters },
): Promise<T | null> {
  const uses = [...usesOf(caller, 'message'), everybodysUse];
  try {
    return await withinAllowance({ usage, uses, countsAfter: mayBeCharged }, work);
  } catch (error) {
    if (isGate(error)) return null;
    throw error;
  }
}

/** An answer nobody can use was paid for all the same, and so was one whose reader went away. */
function mayBeCharged(error: unknown): boolean {
  return !(error instanceof ModelFailure) || error.kind === 'unusable';
}

function isGate(error: unknown): boolean {
  return (
    error instanceof AllowanceUsedUp &&
    (error.meter === 'message-visitor' || error.meter === 'message-network')
  );
}
