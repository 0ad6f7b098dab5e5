import { anchorAuditChain } from '@sabi/audit/anchor-audit-chain';
import { runSweeps, type Sweeps, sweepRepeatedly } from '@sabi/service-kit/sweeping';
import type { Dependencies } from '../../dependencies';
import { sweepErasures } from '../../domain/account-erasure/sweep-erasures';
import { sweepAnonymousUsers } from '../../domain/account-erasure/sweep-anonymous-users';

const hourMs = 3_600_000;

/**
 * Deletes expired data at the start and hourly, in one replica.
 * @returns a function that stops it after the current account
 */
export function startSweeping(deps: Dependencies): () => Promise<void> {
  const sweeps: Sweeps = {
    'audit anchor': () => anchorAuditChain(deps),
    'anonymous users': (signal) => sweepAnonymousUsers(deps, signal),
    erasures: (signal) => sweepErasures(deps, signal),
  };
  const runAlone = async (signal: AbortSignal): Promise<void> => {
    // Shorter than the interval, so that the lease expires before the next round.
    if (await deps.takeLease('sweep', hourMs * 0.9)) await runSweeps(sweeps, deps.logger, signal);
  };
  return sweepRepeatedly({ lease: runAlone }, { sweepMs: hourMs, logger: deps.logger });
}
