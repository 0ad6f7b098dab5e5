import type { RepeatedErasures } from '@sabi/service-kit/erased-accounts';
import type { Transact } from '@sabi/service-kit/transaction';
import { eraseAccount, type ErasureDependencies } from './erase-account';

interface EraseAgainDependencies extends ErasureDependencies {
  readonly erasedAccounts: ErasureDependencies['erasedAccounts'] & RepeatedErasures;
  readonly transact: Transact;
}

/** Longer than a call lasts that began before the erasure. */
const eraseAgainAfterMs = 5 * 60_000;
const batchSize = 50;

/**
 * Erases accounts once more: a call under way checks for the erasure before it stores, so it may store after it, and its
 * process may end before it could check again.
 */
export async function eraseAgain(
  { now, signal }: { now: Date; signal?: AbortSignal },
  dependencies: EraseAgainDependencies,
): Promise<void> {
  const { erasedAccounts, transact } = dependencies;
  const until = new Date(now.getTime() - eraseAgainAfterMs);
  while (!signal?.aborted) {
    const due = await erasedAccounts.findErasedOnce(until, batchSize);
    for (const userId of due) {
      const effect = await eraseAccount({ user_id: userId }, dependencies);
      await transact(async (transaction) => {
        await effect(transaction);
        await erasedAccounts.markErasedTwice(userId, transaction);
      });
    }
    if (due.length < batchSize) return;
  }
}
