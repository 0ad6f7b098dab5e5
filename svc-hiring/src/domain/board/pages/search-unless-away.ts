import type { JobPage, JobFilters } from '@sabi/contracts/http/hiring/board';
import { AppError } from '@sabi/service-kit/errors';
import { type SearchDependencies, searchJobs } from '../search-jobs';

/** For pages that contain more than a list. @returns no jobs and no total during a search outage */
export async function searchUnlessAway(
  query: JobFilters,
  now: Date,
  dependencies: SearchDependencies,
): Promise<Pick<JobPage, 'jobs'> & { total: number | null }> {
  try {
    return await searchJobs({ query, now }, dependencies);
  } catch (error) {
    if (error instanceof AppError && error.code === 'SEARCH_UNAVAILABLE') return { jobs: [], total: null };
    throw error;
  }
}
