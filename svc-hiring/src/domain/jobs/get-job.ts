import type { Job } from '@sabi/contracts/http/hiring/jobs';
import { AppError } from '@sabi/service-kit/errors';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { StoredJob } from './job';
import type { JobRepository } from './job-repository';
import { viewJob } from './view-job';

/** @throws {AppError} JOB_NOT_FOUND also for another company's job */
export async function findJob(
  { tenant, jobId }: { tenant: Tenant; jobId: string },
  { jobs }: { jobs: Pick<JobRepository, 'jobsOf'> },
): Promise<StoredJob> {
  const job = await jobs.jobsOf(tenant).find(jobId);
  if (!job) throw new AppError('JOB_NOT_FOUND');
  return job;
}

export async function getJob(
  { tenant, jobId, now }: { tenant: Tenant; jobId: string; now: Date },
  dependencies: { jobs: Pick<JobRepository, 'jobsOf'> },
): Promise<Job> {
  assertMay(tenant, 'jobs.read');
  return viewJob(await findJob({ tenant, jobId }, dependencies), now);
}
