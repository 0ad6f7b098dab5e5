import type { SavedJob } from '@sabi/contracts/http/hiring/job-search';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import type { SavedJobs } from './job-search-repository';
import { viewSavedJobs, type ViewSavedDependencies } from './view-saved-jobs';

interface ListDependencies extends ViewSavedDependencies {
  readonly savedJobs: Pick<SavedJobs, 'list'>;
}

/** @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listSavedJobs(
  { userId, after, now }: { userId: string; after: string | undefined; now: Date },
  { savedJobs, ...dependencies }: ListDependencies,
): Promise<{ saved_jobs: SavedJob[]; next: string | null }> {
  const found = await savedJobs.list(userId, { after: readPageStart(after), limit: pageSize + 1 });
  const { rows, next } = cutPage(found, ({ saved_at: time, job_id: id }) => ({ time, id }));
  return { saved_jobs: await viewSavedJobs(rows, { userId, now }, dependencies), next };
}
