import { anchorAuditChain } from '@sabi/audit/anchor-audit-chain';
import type { Dependencies } from '../../dependencies';
import { sweepDeletions } from '../../domain/deletion/sweep-deletions';
import { sweepAnonymousUsers } from '../../domain/deletion/sweep-anonymous-users';

const hourMs = 3_600_000;

export interface Sweeper {
  /** Stops after the account being processed. */
  stop(): Promise<void>;
}

/** Deletes expired data, at the start and then once an hour, by one replica. */
export function startSweeping(deps: Dependencies): Sweeper {
  const stopped = new AbortController();
  const sweep = async () => {
    try {
      // Slightly shorter than the interval, so that the lease has expired by the next round.
      if (!(await deps.takeLease('sweep', hourMs * 0.9))) return;
      await anchorAuditChain(deps);
      await sweepAnonymousUsers(deps, stopped.signal);
      await sweepDeletions(deps, stopped.signal);
    } catch (error) {
      deps.logger.warn({ err: error }, 'sweep.failed');
    }
  };
  let running = sweep();
  const timer = setInterval(() => (running = running.then(sweep)), hourMs).unref();
  return {
    stop: () => {
      clearInterval(timer);
      stopped.abort();
      return running;
    },
  };
}
