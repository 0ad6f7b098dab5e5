import { jobActs, type StaffJobDetail } from '@sabi/contracts/http/hiring/staff';
import { AppError } from '@sabi/service-kit/errors';
import type { Audit, RecordedAct } from '../audit/audit';
import type { CompanyDirectory } from '../companies/company-repository';
import type { JobDirectory } from '../jobs/job-repository';
import { viewJobsForStaff } from './view-for-staff';

const mostActs = 50;

/** A job in any state, with what was done with it. @throws {AppError} JOB_NOT_FOUND */
export async function getJobForStaff(
  { publicNo, now }: { publicNo: number; now: Date },
  {
    jobDirectory,
    companyDirectory,
    audit,
  }: {
    jobDirectory: Pick<JobDirectory, 'findByNumber'>;
    companyDirectory: Pick<CompanyDirectory, 'findMany'>;
    audit: Pick<Audit, 'listActs'>;
  },
): Promise<StaffJobDetail> {
  const job = await jobDirectory.findByNumber(publicNo);
  const [view] = job ? await viewJobsForStaff([job], now, { companyDirectory }) : [];
  if (!view) throw new AppError('JOB_NOT_FOUND');
  const acts = await audit.listActs({ type: 'job', id: view.job_id }, mostActs);
  return { ...view, history: acts.flatMap(viewAct) };
}

/** Acts without a name in the contract are left out. */
function viewAct({ at, action, kind, details }: RecordedAct): StaffJobDetail['history'] {
  const act = jobActs.find((name) => action === `job.${name}`);
  const reason = typeof details === 'string' ? details : null;
  return act ? [{ at: at.toISOString(), act, by: actors[kind], reason }] : [];
}

const actors = { user: 'company', agent: 'company', staff: 'staff', service: 'service' } as const;
