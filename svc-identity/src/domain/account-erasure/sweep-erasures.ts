import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import type { ErasureRequestRepository } from './erasure-request-repository';
import { eraseAccount, type ErasureDependencies } from './erase-account';

interface SweepDependencies extends ErasureDependencies {
  readonly erasureRequests: ErasureRequestRepository;
  readonly transact: Transact;
  readonly logger: Logger;
}

const batchSize = 100;

/**
 * Erases accounts after their grace period. The request is read again in the transaction, to respect a late
 * withdrawal.
 * @returns their number
 */
export async function sweepErasures(
  deps: SweepDependencies,
  signal: AbortSignal,
  now = new Date(),
): Promise<number> {
  let erased = 0;
  for (;;) {
    const due = await deps.erasureRequests.findDue(now, batchSize);
    for (const userId of due) {
      if (signal.aborted) return erased;
      if (await eraseDue(userId, now, deps)) erased += 1;
    }
    if (due.length < batchSize) break;
  }
  if (erased > 0) deps.logger.info({ accounts: erased }, 'account.erasures.swept');
  return erased;
}

function eraseDue(userId: string, now: Date, deps: SweepDependencies): Promise<boolean> {
  return deps.transact(async (transaction) => {
    const request = await deps.erasureRequests.find(userId, transaction);
    if (!request || request.erases_at > now) return false;
    await deps.erasureRequests.remove(userId, transaction);
    if (!(await eraseAccount(userId, deps, transaction))) return false;
    const actor = { id: userId, username: '', viaSso: false };
    await deps.audit.record({ action: 'user_deleted', actor, ip: null }, transaction);
    return true;
  });
}
