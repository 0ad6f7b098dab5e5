import type { StaffJob } from '@sabi/contracts/http/hiring/staff';
import type { CompanyDirectory } from '../companies/company-repository';
import type { StoredJob } from '../jobs/job';
import { viewJob } from '../jobs/view-job';

export async function viewJobsForStaff(
  jobs: readonly StoredJob[],
  now: Date,
  { companyDirectory }: { companyDirectory: Pick<CompanyDirectory, 'findMany'> },
): Promise<StaffJob[]> {
  const companies = await companyDirectory.findMany([...new Set(jobs.map((job) => job.company_id))]);
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  return jobs.map((job) => ({
    ...viewJob(job, now),
    company_id: job.company_id,
    company_name: names.get(job.company_id) ?? '',
    score: job.score,
    findings: job.findings,
  }));
}
