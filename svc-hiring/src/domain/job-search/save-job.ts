import { savedJobsMax } from '@sabi/contracts/hiring/field-limits';
import type { SavedJob } from '@sabi/contracts/http/hiring/job-search';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import { findOpenJob } from '../board/get-public-job';
import type { CompanyDirectory } from '../companies/company-repository';
import type { JobDirectory } from '../jobs/job-repository';
import { assertMayChange, type Caller, type ChangeGuards } from './assert-may-change';
import type { JobSearchCounts, SavedJobs, StoredSavedJob } from './job-search-repository';
import { viewSavedJobs, type ViewSavedDependencies } from './view-saved-jobs';

interface RemoveDependencies extends ChangeGuards {
  readonly savedJobs: SavedJobs;
  readonly jobSearchCounts: JobSearchCounts;
  readonly transact: Transact;
}

interface SaveDependencies extends RemoveDependencies, ViewSavedDependencies {
  readonly jobDirectory: Pick<JobDirectory, 'findByNumber' | 'findMany'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'find' | 'findMany'>;
}

interface SaveInput {
  readonly principal: Caller;
  readonly publicNo: number;
  readonly now: Date;
}

/**
 * Saves an open job; one that is saved stays as it is, also once it is closed.
 * @throws {AppError} JOB_NOT_FOUND, JOB_CLOSED, SAVED_JOBS_TOO_MANY, and those of `assertMayChange`
 */
export async function saveJob(
  { principal, publicNo, now }: SaveInput,
  dependencies: SaveDependencies,
): Promise<SavedJob> {
  await assertMayChange(principal, dependencies);
  const { userId } = principal;
  const known = await dependencies.savedJobs.find(userId, publicNo);
  const saved = known ?? (await store(await describe({ userId, publicNo, now }, dependencies), dependencies));
  const [view] = await viewSavedJobs([saved], { userId, now }, dependencies);
  if (!view) throw new Error('unreachable: each saved job has a view');
  return view;
}

async function describe(
  { userId, publicNo, now }: { userId: string; publicNo: number; now: Date },
  dependencies: SaveDependencies,
): Promise<StoredSavedJob> {
  const job = await findOpenJob({ publicNo, now }, dependencies);
  const company = await dependencies.companyDirectory.find(job.company_id);
  if (!company) throw new AppError('JOB_NOT_FOUND');
  return {
    talent_id: userId,
    public_no: publicNo,
    job_id: job.id,
    title: job.posting.title,
    company_name: company.name,
    saved_at: now,
  };
}

async function store(
  saved: StoredSavedJob,
  { savedJobs, jobSearchCounts, transact }: RemoveDependencies,
): Promise<StoredSavedJob> {
  const { talent_id: talentId, public_no: publicNo } = saved;
  return transact(async (transaction) => {
    const count = await jobSearchCounts.find(talentId, transaction);
    const known = await savedJobs.find(talentId, publicNo, transaction);
    if (known) return known;
    if (count.saved >= savedJobsMax) throw new AppError('SAVED_JOBS_TOO_MANY');
    await savedJobs.insert(saved, transaction);
    await jobSearchCounts.add(talentId, { saved: 1 }, transaction);
    return saved;
  });
}

/** Idempotent. @throws {AppError} those of `assertMayChange` */
export async function removeSavedJob(
  { principal, publicNo }: Omit<SaveInput, 'now'>,
  dependencies: RemoveDependencies,
): Promise<void> {
  await assertMayChange(principal, dependencies);
  const { savedJobs, jobSearchCounts, transact } = dependencies;
  await transact(async (transaction) => {
    const isRemoved = await savedJobs.remove(principal.userId, publicNo, transaction);
    if (isRemoved) await jobSearchCounts.add(principal.userId, { saved: -1 }, transaction);
  });
}
