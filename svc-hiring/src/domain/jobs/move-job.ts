import type { CloseReason } from '@sabi/contracts/hiring/posting-terms';
import type { Job, JobState } from '@sabi/contracts/http/hiring/jobs';
import { AppError } from '@sabi/service-kit/errors';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { computeJob, confirmationTimes } from './compute-job';
import { findJob } from './get-job';
import type { StoredJob } from './job';
import { assertVersion, type JobStep, type StepDependencies, stepJob } from './step-job';
import { viewJob } from './view-job';

interface StepInput {
  readonly tenant: Tenant;
  readonly jobId: string;
  readonly version: number;
  readonly now: Date;
}

/** @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, JOB_STATE_UNFIT unless it is published, JOB_CHANGED */
export const pauseJob = (input: StepInput, dependencies: StepDependencies): Promise<Job> =>
  step(input, ['published'], dependencies, () => ({
    changes: { state: 'paused', pause_reason: 'company' },
    action: 'job.paused',
    change: { kind: 'closed', reason: 'paused' },
  }));

/**
 * Extends the time of an open job, and opens one again that was paused for want of a confirmation.
 * @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, JOB_STATE_UNFIT, JOB_CHANGED
 */
export const confirmJob = (input: StepInput, dependencies: StepDependencies): Promise<Job> =>
  step(input, ['published', 'paused'], dependencies, (job) => {
    if (computeJob(job, input.now).pause_reason === 'company') throw new AppError('JOB_STATE_UNFIT');
    return {
      changes: { state: 'published', pause_reason: null, ...confirmationTimes(job, input.now) },
      action: 'job.confirmed',
      change: { kind: 'published' },
    };
  });

/** For good. @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, JOB_STATE_UNFIT where it is closed already, JOB_CHANGED */
export const closeJob = (
  { reason, ...input }: StepInput & { readonly reason: CloseReason },
  dependencies: StepDependencies,
): Promise<Job> =>
  step(
    input,
    ['draft', 'in_approval', 'in_review', 'published', 'paused', 'expired'],
    dependencies,
    (job) => ({
      changes: { state: 'closed', pause_reason: null, close_reason: reason },
      action: 'job.closed',
      change: job.published_at === null ? null : { kind: 'closed', reason },
    }),
  );

async function step(
  { tenant, jobId, version, now }: StepInput,
  from: readonly JobState[],
  dependencies: StepDependencies,
  decide: (job: StoredJob) => Pick<JobStep, 'changes' | 'action' | 'change'>,
): Promise<Job> {
  assertMay(tenant, 'jobs.change');
  const job = await findJob({ tenant, jobId }, dependencies);
  assertVersion(job, version);
  if (!from.includes(computeJob(job, now).state)) throw new AppError('JOB_STATE_UNFIT');
  return viewJob(await stepJob({ tenant, job, now, ...decide(job) }, dependencies), now);
}
