import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies';

const slowestMs = 10_000;

/**
 * Applies changes of jobs to the index every `followMs`, less often while the engine does not answer.
 * @returns a function that stops it after a running round
 */
export function startFollowing({
  jobIndex,
  followMs,
  logger,
}: Pick<Dependencies, 'jobIndex' | 'followMs' | 'logger'>): () => Promise<void> {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      try {
        await jobIndex.follow();
        failures = 0;
      } catch (error) {
        failures += 1;
        logger.warn({ err: error }, 'board.index.behind');
      }
      const waitMs = Math.min(followMs * 2 ** failures, Math.max(slowestMs, followMs));
      await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
