import type { JobPage, searchJobsRoute } from '@sabi/contracts/http/hiring/board';
import type { Recommendations, recommendJobsRoute } from '@sabi/contracts/http/hiring/recommendations';
import { requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import { useQuery } from '@tanstack/react-query';

const jobsPath: (typeof searchJobsRoute)['path'] = '/api/hiring/v1/jobs';
const recommendationsPath: (typeof recommendJobsRoute)['path'] = '/api/hiring/v1/my/recommendations';

/** The newest jobs of the board, and the total number that the board shows. */
export function useNewestJobs() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: ['newest-jobs'],
    queryFn: ({ signal }) => requestJson<JobPage>(fetch, `${jobsPath}?sort=newest`, { signal }),
    meta: shownInPlace,
  });
}

/** Not tried again by itself: the newest jobs are shown at once instead, with a button. */
export function useRecommendations() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: ['job-recommendations'],
    queryFn: ({ signal }) => requestJson<Recommendations>(fetch, recommendationsPath, { signal }),
    meta: shownInPlace,
    retry: false,
  });
}
