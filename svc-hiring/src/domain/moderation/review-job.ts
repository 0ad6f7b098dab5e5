import type { StaffJob } from '@sabi/contracts/http/hiring/staff';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { staffActor } from '@sabi/audit/staff-actor';
import type { CompanyDirectory } from '../companies/company-repository';
import type { StoredJob } from '../jobs/job';
import type { JobDirectory, JobRepository } from '../jobs/job-repository';
import { timesOf } from '../jobs/publish-job';
import { type ChangeDependencies, recordJobChange } from '../jobs/record-job-change';
import { viewJobsForStaff } from './view-for-staff';

interface ReviewDependencies extends ChangeDependencies {
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly jobDirectory: Pick<JobDirectory, 'find'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

interface ReviewInput {
  readonly jobId: string;
  readonly decision: 'publish' | 'return';
  readonly reason: string | null;
  readonly version: number;
  readonly staff: Staff;
  readonly now: Date;
}

/** @throws {AppError} JOB_NOT_FOUND, JOB_STATE_UNFIT unless in review, JOB_CHANGED */
export async function reviewJob(input: ReviewInput, dependencies: ReviewDependencies): Promise<StaffJob> {
  const { jobId, version, now } = input;
  const job = await dependencies.jobDirectory.find(jobId);
  if (!job) throw new AppError('JOB_NOT_FOUND');
  const isRepeated = job.version === version + 1 && job.state === outcomes[input.decision];
  if (!isRepeated) {
    if (job.state !== 'in_review') throw new AppError('JOB_STATE_UNFIT');
    if (job.version !== version) throw new AppError('JOB_CHANGED');
  }
  const reviewed = isRepeated
    ? job
    : await dependencies.transact((transaction) => review(job, input, dependencies, transaction));
  const [view] = await viewJobsForStaff([reviewed], now, dependencies);
  if (!view) throw new AppError('JOB_NOT_FOUND');
  return view;
}

const outcomes = { publish: 'published', return: 'draft' } as const;

async function review(
  job: StoredJob,
  { decision, reason, staff, now }: ReviewInput,
  { jobs, audit, ...dependencies }: ReviewDependencies,
  transaction: Transaction,
): Promise<StoredJob> {
  const isPublished = decision === 'publish';
  const changes = {
    state: outcomes[decision],
    review_reason: reason,
    updated_at: now,
    ...(isPublished && timesOf(job, now)),
  };
  const changed = await jobs.jobsOf({ companyId: job.company_id }).change(job, changes, transaction);
  if (!changed) throw new AppError('JOB_CHANGED');
  const action = isPublished ? 'job.published' : 'job.returned';
  const subject = { type: 'job', id: job.id } as const;
  const payload = { about: [], details: reason };
  await audit.record({ ...staffActor(staff), action, subject, payload }, transaction);
  if (isPublished)
    await recordJobChange({ jobId: job.id, change: { kind: 'published' }, now }, dependencies, transaction);
  return changed;
}
