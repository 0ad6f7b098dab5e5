import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Settings } from '../settings/settings';
import { eraseTraces, type ErasureDependencies } from './erase-account';

interface SweepDependencies extends ErasureDependencies {
  readonly settings: Settings;
  readonly transact: Transact;
  readonly logger: Logger;
}

const dayMs = 24 * 3_600_000;
const batchSize = 100;

/**
 * Deletes old anonymous accounts with their data. Each is checked again in the transaction, so that one that
 * became permanent stays.
 * @returns their number
 */
export async function sweepAnonymousUsers(deps: SweepDependencies, signal: AbortSignal): Promise<number> {
  const oldest = new Date(Date.now() - deps.settings.anonymousLifeDays * dayMs);
  let swept = 0;
  for (;;) {
    const ids = await deps.users.findAnonymousBefore(oldest, batchSize);
    let removed = 0;
    for (const id of ids) {
      if (signal.aborted) return swept;
      if (await sweepOne(id, deps)) removed += 1;
    }
    swept += removed;
    // A full batch without a removal would repeat endlessly.
    if (ids.length < batchSize || removed === 0) break;
  }
  if (swept > 0) deps.logger.info({ accounts: swept }, 'account.anonymous.swept');
  return swept;
}

function sweepOne(id: string, deps: SweepDependencies): Promise<boolean> {
  return deps.transact(async (transaction) => {
    if (!(await deps.users.removeAnonymous(id, transaction))) return false;
    await eraseTraces(id, deps, transaction);
    return true;
  });
}
