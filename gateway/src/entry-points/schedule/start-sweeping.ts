import { anchorAuditChain } from '@sabi/audit/anchor-audit-chain';
import { sweepRepeatedly } from '@sabi/service-kit/sweeping';
import type { Dependencies } from '../../dependencies';
import { guardCanaries } from '../../domain/canaries/guard-canaries';
import { FailureWatch } from '../../domain/current-versions/failure-watch';
import { pruneReleases } from '../../domain/releases/prune-releases';

const guardMs = 5_000;
const watchMs = 10_000;
const pruneMs = 3_600_000;
const eraseMs = 60_000;

/** @returns a function that stops it after the current rounds */
export function startSweeping(dependencies: Dependencies): () => Promise<void> {
  const { env, logger, now, errorBudget: budget, releases, endedSessions } = dependencies;
  const watch = new FailureWatch(dependencies);
  const stops = [
    sweepRepeatedly({ 'watch-current-versions': () => watch.look(now()) }, { sweepMs: watchMs, logger }),
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
    sweepRepeatedly(
      {
        // svc-identity lists an erased account until its last token has expired.
        'erase-names': () => releases.eraseNames(endedSessions.hasAccount),
        'audit-anchor': () => anchorAuditChain(dependencies),
      },
      { sweepMs: eraseMs, logger },
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
