import type { StaffJob } from '@sabi/contracts/http/hiring/staff';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { Audit, AuditAct } from '../audit/audit';
import { staffActor } from '@sabi/audit/staff-actor';
import type { CompanyDirectory } from '../companies/company-repository';
import type { StoredJob } from '../jobs/job';
import { isOpen } from '../jobs/job-lifecycle';
import type { JobDirectory } from '../jobs/job-repository';
import { type ChangeDependencies, recordJobChange } from '../jobs/record-job-change';
import { viewJobsForStaff } from './view-for-staff';

export interface FreezeDependencies extends ChangeDependencies {
  readonly jobDirectory: Pick<JobDirectory, 'find' | 'freeze' | 'unfreeze'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

type StaffDependencies = FreezeDependencies & {
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
};

interface FreezeInput {
  readonly jobId: string;
  readonly reason: string;
  readonly staff: Staff;
  readonly now: Date;
}

/** Hides a job from the next request on. Idempotent. @throws {AppError} JOB_NOT_FOUND */
export async function freezeJob(
  { jobId, reason, staff, now }: FreezeInput,
  dependencies: StaffDependencies,
): Promise<StaffJob> {
  const freeze = { jobId, reason, actor: staffActor(staff), now };
  await dependencies.transact((transaction) => freezeWithin(freeze, dependencies, transaction));
  return viewForStaff(jobId, now, dependencies);
}

/** Freezes a job with audit, line of changes and message. */
export async function freezeWithin(
  {
    jobId,
    reason,
    actor,
    now,
  }: { jobId: string; reason: string; actor: Pick<AuditAct, 'actor' | 'role'>; now: Date },
  { jobDirectory, audit, ...dependencies }: Omit<FreezeDependencies, 'transact'>,
  transaction: Transaction,
): Promise<void> {
  const frozen = await jobDirectory.freeze(jobId, { frozen_at: now, frozen_reason: reason }, transaction);
  if (!frozen) return;
  await audit.record({ ...actor, ...describe('job.frozen', frozen, reason) }, transaction);
  await recordJobChange({ jobId, change: { kind: 'frozen' }, now }, dependencies, transaction);
}

/** Idempotent. @throws {AppError} JOB_NOT_FOUND */
export async function unfreezeJob(
  { jobId, reason, staff, now }: FreezeInput,
  dependencies: StaffDependencies,
): Promise<StaffJob> {
  const { jobDirectory, audit, transact } = dependencies;
  await transact(async (transaction) => {
    const job = await jobDirectory.unfreeze(jobId, transaction);
    if (!job) return;
    await audit.record({ ...staffActor(staff), ...describe('job.unfrozen', job, reason) }, transaction);
    if (isOpen(job, now))
      await recordJobChange({ jobId, change: { kind: 'published' }, now }, dependencies, transaction);
  });
  return viewForStaff(jobId, now, dependencies);
}

const describe = (action: string, { id }: StoredJob, reason: string) => ({
  action,
  subject: { type: 'job', id } as const,
  payload: { about: [], details: reason },
});

async function viewForStaff(
  jobId: string,
  now: Date,
  { jobDirectory, companyDirectory }: Pick<StaffDependencies, 'jobDirectory' | 'companyDirectory'>,
): Promise<StaffJob> {
  const job = await jobDirectory.find(jobId);
  const [view] = job ? await viewJobsForStaff([job], now, { companyDirectory }) : [];
  if (!view) throw new AppError('JOB_NOT_FOUND');
  return view;
}
