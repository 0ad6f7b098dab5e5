import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies';
import { sweepStalledParses } from '../../domain/cv-parsing/sweep-stalled-parses';
import { sweepRemovedCvs } from '../../domain/cvs/sweep-removed-cvs';
import { sweepUploads } from '../../domain/files/sweep-uploads';

/**
 * Sweeps every `timings.sweepMs`, in any number of replicas at once.
 * @returns what ends it; a sweep that is running is finished
 */
export function startSweeping(dependencies: Dependencies): () => Promise<void> {
  const { logger, timings } = dependencies;
  const stopping = new AbortController();
  const attempt = async (name: string, sweep: () => Promise<void>): Promise<void> => {
    try {
      await sweep();
    } catch (error) {
      logger.warn({ err: error, sweep: name }, 'sweep.failed'); // retried in the next round
    }
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await attempt('jobs', () => sweepStalledParses({ now: new Date() }, dependencies));
      await attempt('uploads', () => sweepUploads({ now: new Date() }, dependencies));
      await attempt('removed-resumes', () => sweepRemovedCvs({ now: new Date() }, dependencies));
      await delay(timings.sweepMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
