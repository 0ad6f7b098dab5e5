import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies';
import { sweepOwnerless } from '../../domain/companies/sweep-ownerless';
import { sweepJobs } from '../../domain/jobs/sweep-jobs';

/**
 * Sweeps every `sweepMs`, in any number of replicas at once.
 * @returns stops it once a running sweep is finished
 */
export function startSweeping(dependencies: Dependencies): () => Promise<void> {
  const { sweepMs } = dependencies;
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sweepOnce(dependencies);
      await delay(sweepMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** A sweep that fails does not stop the other and is tried again in the next round. */
export async function sweepOnce(dependencies: Dependencies): Promise<void> {
  const { logger, now } = dependencies;
  const attempt = async (name: string, sweep: () => Promise<unknown>): Promise<void> => {
    try {
      await sweep();
    } catch (error) {
      logger.warn({ err: error, sweep: name }, 'sweep.failed');
    }
  };
  await attempt('jobs', () => sweepJobs({ now: now() }, dependencies));
  await attempt('ownerless companies', () => sweepOwnerless({ now: now() }, dependencies));
}
