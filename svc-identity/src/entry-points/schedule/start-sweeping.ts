import { takeLease } from '../../data-access/lease';
import type { Dependencies } from '../../dependencies';
import { sweepDeletions } from '../../domain/deletion/sweep-deletions';
import { sweepAnonymousUsers } from '../../domain/users/sweep-anonymous-users';

const hourMs = 3_600_000;

export interface Sweeper {
  /** Ends with the account at hand. */
  stop(): Promise<void>;
}

/** Deletes what has grown old, at the start and then once an hour by whichever replica comes first. */
export function startSweeping(deps: Dependencies): Sweeper {
  const stopped = new AbortController();
  const sweep = async () => {
    try {
      // A little less than the hour, so that the next round does not meet the lease of this one.
      if (!(await takeLease(deps.mongo.db, 'sweep', hourMs * 0.9))) return;
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
