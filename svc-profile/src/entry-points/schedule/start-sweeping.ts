import { anchorAuditChain } from '@sabi/audit/anchor-audit-chain';
import { sweepRepeatedly } from '@sabi/service-kit/sweeping';
import type { Dependencies } from '../../dependencies';
import { sweepStalledParses } from '../../domain/cv-parsing/sweep-stalled-parses';
import { sweepRemovedCvs } from '../../domain/cvs/sweep-removed-cvs';
import { sweepUploads } from '../../domain/files/sweep-uploads';

/** @returns a function that stops it after a running round */
export function startSweeping(dependencies: Dependencies): () => Promise<void> {
  const { logger, timings } = dependencies;
  const sweeps = {
    parses: () => sweepStalledParses({ now: new Date() }, dependencies),
    'audit anchor': () => anchorAuditChain(dependencies),
    uploads: () => sweepUploads({ now: new Date() }, dependencies),
    'removed-cvs': () => sweepRemovedCvs({ now: new Date() }, dependencies),
  };
  return sweepRepeatedly(sweeps, { sweepMs: timings.sweepMs, logger });
}
