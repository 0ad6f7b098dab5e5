import { eraseTraces, type ErasureDependencies } from '../deletion/erase-account';
import type { Ports } from '../ports/ports';

type SweepDependencies = ErasureDependencies & Pick<Ports, 'settings' | 'transact' | 'logger'>;

const dayMs = 24 * 3_600_000;
const batchSize = 100;

/**
 * Deletes anonymous accounts that have grown old, with all that is kept of them. Each is asked once more in the
 * transaction that deletes it: one that has become a lasting account stays.
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
    // A full batch of which none could be removed would come again without end.
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
