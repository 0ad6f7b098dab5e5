import type { Job, JobState } from '@sabi/contracts/http/hiring/jobs';
import { AppError } from '@sabi/service-kit/errors';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { findJob } from './get-job';
import type { StoredJob } from './job';
import { effectiveState } from './job-lifecycle';
import {
  assertVersion,
  type JobTransition,
  type TransitionDependencies,
  transitionJob,
} from './transition-job';
import { viewJob } from './view-job';

export interface TransitionInput {
  readonly tenant: Tenant;
  readonly jobId: string;
  readonly version: number;
  readonly now: Date;
}

/**
 * A member's transition of a company's job.
 * @param from allowed states
 * @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, JOB_STATE_UNFIT, JOB_CHANGED
 */
export async function transitionOwnJob(
  { tenant, jobId, version, now }: TransitionInput,
  from: readonly JobState[],
  dependencies: TransitionDependencies,
  decide: (job: StoredJob) => Pick<JobTransition, 'changes' | 'action' | 'change'>,
): Promise<Job> {
  assertMay(tenant, 'jobs.change');
  const job = await findJob({ tenant, jobId }, dependencies);
  assertVersion(job, version);
  if (!from.includes(effectiveState(job, now).state)) throw new AppError('JOB_STATE_UNFIT');
  return viewJob(await transitionJob({ tenant, job, now, ...decide(job) }, dependencies), now);
}
