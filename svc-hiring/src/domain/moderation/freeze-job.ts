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
  /** As the caller has seen it; without one any. */
  readonly version?: number | undefined;
  readonly staff: Staff;
  readonly now: Date;
}

/** Hides a job from the next request on. Idempotent. @throws {AppError} JOB_NOT_FOUND, JOB_CHANGED */
export async function freezeJob(
  { staff, ...input }: FreezeInput,
  dependencies: StaffDependencies,
): Promise<StaffJob> {
  const { jobId, reason, version, now } = input;
  const freeze = { ...input, actor: staffActor(staff) };
  const isDone = await dependencies.transact((transaction) =>
    freezeWithin(freeze, dependencies, transaction),
  );
  const job = await viewForStaff(jobId, now, dependencies);
  if (!isDone) assertRepeated(job, version, job.frozen_reason === reason);
  return job;
}

/**
 * Freezes a job with audit, line of changes and message.
 * @returns false when it is frozen already, or no longer of the given version
 */
export async function freezeWithin(
  {
    jobId,
    reason,
    version,
    actor,
    now,
  }: Omit<FreezeInput, 'staff'> & { readonly actor: Pick<AuditAct, 'actor' | 'role'> },
  { jobDirectory, audit, ...dependencies }: Omit<FreezeDependencies, 'transact'>,
  transaction: Transaction,
): Promise<boolean> {
  const freeze = { frozen_at: now, frozen_reason: reason };
  const frozen = await jobDirectory.freeze({ id: jobId, version }, freeze, transaction);
  if (!frozen) return false;
  await audit.record({ ...actor, ...describe('job.frozen', frozen, reason) }, transaction);
  await recordJobChange({ jobId, change: { kind: 'frozen' }, now }, dependencies, transaction);
  return true;
}

/** Idempotent. @throws {AppError} JOB_NOT_FOUND, JOB_CHANGED */
export async function unfreezeJob(
  { jobId, reason, version, staff, now }: FreezeInput,
  dependencies: StaffDependencies,
): Promise<StaffJob> {
  const { jobDirectory, audit, transact } = dependencies;
  const isDone = await transact(async (transaction) => {
    const job = await jobDirectory.unfreeze({ id: jobId, version }, transaction);
    if (!job) return false;
    await audit.record({ ...staffActor(staff), ...describe('job.unfrozen', job, reason) }, transaction);
    if (isOpen(job, now))
      await recordJobChange({ jobId, change: { kind: 'published' }, now }, dependencies, transaction);
    return true;
  });
  const view = await viewForStaff(jobId, now, dependencies);
  if (!isDone) assertRepeated(view, version, view.frozen_at === null);
  return view;
}

/**
 * An act that did nothing is accepted when it was sent before and nothing has changed the job since.
 * @throws {AppError} JOB_CHANGED
 */
function assertRepeated(job: StaffJob, version: number | undefined, isAsWanted: boolean): void {
  if (version === undefined) return;
  if (!isAsWanted || job.version !== version + 1) throw new AppError('JOB_CHANGED');
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
