import { jobDays } from '@sabi/contracts/hiring/posting-terms';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { automatic } from '../audit/automatic';
import type { StoredJob } from './job';
import { addDays, effectiveState } from './job-lifecycle';
import type { JobDirectory, JobRepository } from './job-repository';
import { type ChangeDependencies, recordJobChange } from './record-job-change';

export interface SweepJobsDependencies extends ChangeDependencies {
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly jobDirectory: Pick<JobDirectory, 'listDue'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

const batchSize = 100;

/**
 * Stores due pauses and expiries, with their lines in the history, so that the board is notified. Reads compute the state and do not need it.
 */
export async function sweepJobs({ now }: { now: Date }, dependencies: SweepJobsDependencies): Promise<void> {
  const due = { now, confirmedBefore: addDays(now, -jobDays.paused) };
  for (const job of await dependencies.jobDirectory.listDue(due, batchSize))
    await settle(job, now, dependencies);
}

async function settle(
  job: StoredJob,
  now: Date,
  { jobs, audit, transact, ...dependencies }: SweepJobsDependencies,
): Promise<void> {
  const { state, pause_reason: pauseReason } = effectiveState(job, now);
  const reason = state === 'expired' ? 'expired' : 'unconfirmed';
  await transact(async (transaction) => {
    const tenant = { companyId: job.company_id };
    const changes = { state, pause_reason: pauseReason, updated_at: now };
    const changed = await jobs.jobsOf(tenant).change(job, changes, transaction);
    if (!changed) return; // changed by its company or another replica
    await audit.record(
      {
        ...automatic,
        action: state === 'expired' ? 'job.expired' : 'job.paused',
        subject: { type: 'job', id: job.id },
      },
      transaction,
    );
    await recordJobChange(
      { jobId: job.id, change: { kind: 'closed', reason }, now },
      dependencies,
      transaction,
    );
  });
}
