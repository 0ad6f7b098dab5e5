import type { StaffJob } from '@sabi/contracts/http/hiring/staff';
import type { CompanyDirectory } from '../companies/company-repository';
import { findCompaniesOfJobs } from '../companies/find-companies-of-jobs';
import type { StoredJob } from '../jobs/job';
import { viewJob } from '../jobs/view-job';
import { findDueTime } from '../due-times/find-due-time';

export async function viewJobsForStaff(
  jobs: readonly StoredJob[],
  now: Date,
  dependencies: { companyDirectory: Pick<CompanyDirectory, 'findMany'> },
): Promise<StaffJob[]> {
  const companies = await findCompaniesOfJobs(jobs, dependencies);
  return jobs.map((job) => ({
    ...viewJob(job, now),
    company_id: job.company_id,
    company_name: companies.get(job.company_id)?.name ?? '',
    score: job.score,
    findings: job.findings,
    due_at: job.state === 'in_review' ? findDueTime('jobs', job.updated_at) : null,
  }));
}
