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
 * Deletes old anonymous accounts with all their data. Each is checked again in the deleting transaction, so that an
 * account that has become permanent stays.
 * @returns how many there were
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
    // A full batch without any removed account would be read again endlessly.
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
