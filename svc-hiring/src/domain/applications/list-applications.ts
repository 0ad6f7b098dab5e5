import type { ApplicationCard, Stage } from '@sabi/contracts/http/hiring/applications';
import { AppError } from '@sabi/service-kit/errors';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import { findJob } from '../jobs/get-job';
import type { JobRepository } from '../jobs/job-repository';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { ApplicationRepository } from './application-repository';
import { maySeeApplications } from './may-see-applications';
import { stagesOf } from './stages';
import { viewCardOf } from './view-application';

interface ListInput {
  readonly tenant: Tenant;
  readonly jobId: string;
  readonly stage: string | undefined;
  readonly after: string | undefined;
  readonly now: Date;
}

/** @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, REQUEST_INVALID for an invalid page position */
export async function listApplications(
  { tenant, jobId, stage, after, now }: ListInput,
  { jobs, applications }: { jobs: Pick<JobRepository, 'jobsOf'>; applications: ApplicationRepository },
): Promise<{ stages: Stage[]; applications: ApplicationCard[]; next: string | null }> {
  assertMay(tenant, 'applications.read');
  const job = await findJob({ tenant, jobId }, { jobs });
  if (!maySeeApplications(tenant, job, now)) throw new AppError('ACCESS_DENIED');
  const page = { stage, after: readPageStart(after), limit: pageSize + 1 };
  const found = await applications.applicationsOf(tenant).list(jobId, page);
  const { rows, next } = cutPage(found, ({ clock, created_at, id }) => ({
    time: clock.submitted_at ?? created_at,
    id,
  }));
  return {
    stages: [...stagesOf(job)],
    applications: rows.map((application) => viewCardOf(application, now)),
    next,
  };
}
