import type { JobState, JobSummary } from '@sabi/contracts/http/hiring/jobs';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { StoredJob } from './job';
import type { JobRepository } from './job-repository';
import { summarizeJob } from './view-job';

interface ListJobsDependencies {
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  /** Of the jobs whose applications the member may read. */
  readonly countApplications: (input: {
    tenant: Tenant;
    jobs: readonly StoredJob[];
    now: Date;
  }) => Promise<ReadonlyMap<string, NonNullable<JobSummary['applications']>>>;
}

/** @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listJobs(
  {
    tenant,
    state,
    after,
    now,
  }: { tenant: Tenant; state: JobState | undefined; after: string | undefined; now: Date },
  { jobs, countApplications }: ListJobsDependencies,
): Promise<{ jobs: JobSummary[]; next: string | null }> {
  assertMay(tenant, 'jobs.read');
  const page = { after: readPageStart(after), limit: pageSize + 1 };
  const found = await jobs.jobsOf(tenant).list(page, state && { state, now });
  const { rows, next } = cutPage(found, ({ updated_at: time, id }) => ({ time, id }));
  const counts = await countApplications({ tenant, jobs: rows, now });
  return {
    jobs: rows.map((job) => summarizeJob(job, { applications: counts.get(job.id) ?? null, now })),
    next,
  };
}
