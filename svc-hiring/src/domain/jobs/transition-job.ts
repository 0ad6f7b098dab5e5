import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import type { Tenant } from '../tenancy/tenant';
import type { StoredJob } from './job';
import type { JobRepository } from './job-repository';
import { type ChangeDependencies, type PublicChange, recordJobChange } from './record-job-change';

export interface TransitionDependencies extends ChangeDependencies {
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

export interface JobTransition {
  readonly tenant: Tenant;
  /** The job as read for the decision. */
  readonly job: StoredJob;
  readonly changes: Partial<StoredJob>;
  readonly action: string;
  /** Change for the public board; null for none. */
  readonly change: PublicChange | null;
  readonly now: Date;
}

/** @throws {AppError} JOB_CHANGED when the job has changed since the caller read it */
export function assertVersion({ version }: StoredJob, seen: number): void {
  if (version !== seen) throw new AppError('JOB_CHANGED');
}

/**
 * Changes a job that is still as read: state, audit, line of changes and message in one transaction.
 * @throws {AppError} JOB_CHANGED
 */
export async function transitionJob(
  { tenant, job, changes, action, change, now }: JobTransition,
  { jobs, audit, transact, ...dependencies }: TransitionDependencies,
): Promise<StoredJob> {
  return transact(async (transaction) => {
    const changed = await jobs.jobsOf(tenant).change(job, { ...changes, updated_at: now }, transaction);
    if (!changed) throw new AppError('JOB_CHANGED');
    await audit.record(
      {
        actor: { id: tenant.userId, kind: 'user' },
        role: tenant.role,
        action,
        subject: { type: 'job', id: job.id },
        payload: { about: [tenant.userId], before: job.state, after: changed.state },
      },
      transaction,
    );
    if (change) await recordJobChange({ jobId: job.id, change, now }, dependencies, transaction);
    return changed;
  });
}
