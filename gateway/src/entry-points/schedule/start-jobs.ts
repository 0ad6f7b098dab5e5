import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies';
import { guardCanaries } from '../../domain/canaries/guard-canaries';
import { pruneReleases } from '../../domain/releases/prune-releases';

const guardEveryMs = 5_000;
const pruneEveryMs = 3_600_000;

/**
 * Periodic jobs of the registry; safe in any number of replicas at once.
 * @returns stops the jobs and resolves when running ones have finished
 */
export function startJobs(dependencies: Dependencies): () => Promise<void> {
  const { env, now } = dependencies;
  const budget = { minFailed: env.CANARY_MIN_FAILED_NETWORKS, percent: env.CANARY_ERROR_BUDGET_PERCENT };
  const stopping = new AbortController();
  const repeat = async (name: string, everyMs: number, job: () => Promise<void>): Promise<void> => {
    while (!stopping.signal.aborted) {
      await job().catch((error: unknown) =>
        dependencies.logger.warn({ err: error, job: name }, 'job.failed'),
      );
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = [
    repeat('guard-canaries', guardEveryMs, () => guardCanaries({ now: now(), budget }, dependencies)),
    repeat('prune-releases', pruneEveryMs, () =>
      pruneReleases({ now: now(), keptDays: env.RELEASES_KEPT_DAYS }, dependencies),
    ),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}
