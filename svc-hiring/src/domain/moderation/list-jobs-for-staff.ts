import type { JobState } from '@sabi/contracts/http/hiring/jobs';
import type { StaffJob } from '@sabi/contracts/http/hiring/staff';
import type { CompanyDirectory } from '../companies/company-repository';
import type { JobDirectory } from '../jobs/job-repository';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import { viewJobsForStaff } from './view-for-staff';

interface ListInput {
  readonly state: JobState;
  readonly isFrozen: boolean;
  readonly after: string | undefined;
  /** Of the only jobs to list; null for all. */
  readonly ids: readonly string[] | null;
  readonly now: Date;
}

/**
 * By the stored state, which a sweep updates. @throws {AppError} REQUEST_INVALID for an invalid page position
 */
export async function listJobsForStaff(
  { state, isFrozen, after, ids, now }: ListInput,
  dependencies: {
    jobDirectory: Pick<JobDirectory, 'list'>;
    companyDirectory: Pick<CompanyDirectory, 'findMany'>;
  },
): Promise<{ jobs: StaffJob[]; next: string | null }> {
  const page = { after: readPageStart(after), limit: pageSize + 1, ids };
  const found = await dependencies.jobDirectory.list(isFrozen ? { isFrozen } : { state }, page);
  const { rows, next } = cutPage(found, ({ updated_at: time, id }) => ({ time, id }));
  return { jobs: await viewJobsForStaff(rows, now, dependencies), next };
}
