import { anchorAuditChain } from '@sabi/audit/anchor-audit-chain';
import { runSweeps, type Sweeps, sweepRepeatedly } from '@sabi/service-kit/sweeping';
import type { Dependencies } from '../../dependencies';
import { eraseAgain } from '../../domain/account-erasure/erase-again';
import { sweepApplications } from '../../domain/applications/sweep-applications';
import { sweepReplyRecords } from '../../domain/applications/sweep-reply-records';
import { sweepCvFiles } from '../../domain/cv-files/sweep-cv-files';
import { sweepOwnerless } from '../../domain/companies/sweep-ownerless';
import { sweepJobs } from '../../domain/jobs/sweep-jobs';
import { sweepReportTexts } from '../../domain/reports/sweep-report-texts';

/** @returns a function that stops it after a running round */
export const startSweeping = (dependencies: Dependencies): (() => Promise<void>) =>
  sweepRepeatedly(listSweeps(dependencies), dependencies);

export const sweepOnce = (dependencies: Dependencies): Promise<void> =>
  runSweeps(listSweeps(dependencies), dependencies.logger);

function listSweeps(dependencies: Dependencies): Sweeps {
  const { now } = dependencies;
  return {
    jobs: () => sweepJobs({ now: now() }, dependencies),
    applications: (signal) => sweepApplications({ now: now(), signal }, dependencies),
    'files of applications': (signal) => sweepCvFiles({ now: now(), signal }, dependencies),
    'erased accounts': (signal) => eraseAgain({ now: now(), signal }, dependencies),
    'reply records': (signal) => sweepReplyRecords({ now: now(), signal }, dependencies),
    'audit anchor': () => anchorAuditChain(dependencies),
    'ownerless companies': () => sweepOwnerless({ now: now() }, dependencies),
    'texts of reports': () => sweepReportTexts({ now: now() }, dependencies),
  };
}
