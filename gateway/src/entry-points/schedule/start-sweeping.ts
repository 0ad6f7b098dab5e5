import { sweepRepeatedly } from '@sabi/service-kit/sweeping';
import type { Dependencies } from '../../dependencies';
import { guardCanaries } from '../../domain/canaries/guard-canaries';
import { pruneReleases } from '../../domain/releases/prune-releases';

const guardMs = 5_000;
const pruneMs = 3_600_000;

/** @returns a function that stops it after the current rounds */
export function startSweeping(dependencies: Dependencies): () => Promise<void> {
  const { env, logger, now } = dependencies;
  const budget = { minFailed: env.CANARY_MIN_FAILED_NETWORKS, percent: env.CANARY_ERROR_BUDGET_PERCENT };
  const stops = [
    sweepRepeatedly(
      { 'guard-canaries': () => guardCanaries({ now: now(), budget }, dependencies) },
      { sweepMs: guardMs, logger },
    ),
    sweepRepeatedly(
      {
        'prune-releases': () => pruneReleases({ now: now(), keptDays: env.RELEASES_KEPT_DAYS }, dependencies),
      },
      { sweepMs: pruneMs, logger },
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
