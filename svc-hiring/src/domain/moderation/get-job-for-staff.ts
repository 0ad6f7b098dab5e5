import { jobActs, type StaffJobDetail } from '@sabi/contracts/http/hiring/staff';
import type { CaseOwners } from '@sabi/service-kit/cases/case-owners';
import { AppError } from '@sabi/service-kit/errors';
import type { Audit, RecordedAct } from '../audit/audit';
import type { CompanyDirectory } from '../companies/company-repository';
import type { JobDirectory } from '../jobs/job-repository';
import { viewJobsForStaff } from './view-for-staff';

const mostActs = 50;

/** A job in any state, with what was done with it and the owner of its case. @throws {AppError} JOB_NOT_FOUND */
export async function getJobForStaff(
  { publicNo, now }: { publicNo: number; now: Date },
  {
    jobDirectory,
    companyDirectory,
    audit,
    caseOwners,
  }: {
    jobDirectory: Pick<JobDirectory, 'findByNumber'>;
    companyDirectory: Pick<CompanyDirectory, 'findMany'>;
    audit: Pick<Audit, 'listActs'>;
    caseOwners: Pick<CaseOwners, 'findMany'>;
  },
): Promise<StaffJobDetail> {
  const job = await jobDirectory.findByNumber(publicNo);
  const [view] = job ? await viewJobsForStaff([job], now, { companyDirectory }) : [];
  if (!view) throw new AppError('JOB_NOT_FOUND');
  const id = view.job_id;
  const [acts, { [id]: assignment }] = await Promise.all([
    audit.listActs({ type: 'job', id }, mostActs),
    caseOwners.findMany('job', [id]),
  ]);
  return { ...view, history: acts.flatMap(viewAct), assignment };
}

/** Acts without a name in the contract are left out. */
function viewAct({ at, action, kind, details }: RecordedAct): StaffJobDetail['history'] {
  const act = jobActs.find((name) => action === `job.${name}`);
  const reason = typeof details === 'string' ? details : null;
  return act ? [{ at: at.toISOString(), act, by: actors[kind], reason }] : [];
}

const actors = { user: 'company', agent: 'company', staff: 'staff', service: 'service' } as const;
