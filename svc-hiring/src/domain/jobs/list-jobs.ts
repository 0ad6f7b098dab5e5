import type { JobState, JobSummary } from '@sabi/contracts/http/hiring/jobs';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { JobRepository } from './job-repository';
import { summarizeJob } from './view-job';

/** @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listJobs(
  {
    tenant,
    state,
    after,
    now,
  }: { tenant: Tenant; state: JobState | undefined; after: string | undefined; now: Date },
  { jobs }: { jobs: Pick<JobRepository, 'jobsOf'> },
): Promise<{ jobs: JobSummary[]; next: string | null }> {
  assertMay(tenant, 'jobs.read');
  const page = { after: readPageStart(after), limit: pageSize + 1 };
  const found = await jobs.jobsOf(tenant).list(page, state && { state, now });
  const { rows, next } = cutPage(found, ({ updated_at: time, id }) => ({ time, id }));
  return { jobs: rows.map((job) => summarizeJob(job, now)), next };
}
