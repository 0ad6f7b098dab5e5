import { anchorAuditChain } from '@sabi/audit/anchor-audit-chain';
import { runSweeps, type Sweeps, sweepRepeatedly } from '@sabi/service-kit/sweeping';
import type { Dependencies } from '../../dependencies';
import { sweepReportTexts } from '../../domain/message-reports/sweep-report-texts';
import { releaseMails } from '../../domain/mails/request-mail';
import { releaseDue } from '../../domain/notifications/release-due';

/** @returns a function that stops it after a running round */
export const startSweeping = (dependencies: Dependencies): (() => Promise<void>) =>
  sweepRepeatedly(listSweeps(dependencies), dependencies);

export const sweepOnce = (dependencies: Dependencies): Promise<void> =>
  runSweeps(listSweeps(dependencies), dependencies.logger);

function listSweeps(dependencies: Dependencies): Sweeps {
  const { now } = dependencies;
  return {
    'delayed notifications': (signal) => releaseDue({ now: now(), signal }, dependencies),
    'mails of batches': (signal) => releaseMails({ now: now(), signal }, dependencies),
    'audit anchor': () => anchorAuditChain(dependencies),
    'texts of reports': () => sweepReportTexts({ now: now() }, dependencies),
  };
}
