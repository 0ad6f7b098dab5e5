import { markedApplicationsMax } from '@sabi/contracts/hiring/field-limits';
import type { MarkedJobs } from '@sabi/contracts/http/hiring/job-search';
import type { JobDirectory } from '../jobs/job-repository';
import type { SavedJobs, TrackedApplications } from './job-search-repository';

interface ListDependencies {
  readonly savedJobs: Pick<SavedJobs, 'listNumbers'>;
  readonly trackedApplications: Pick<TrackedApplications, 'listCounting'>;
  readonly jobDirectory: Pick<JobDirectory, 'findNumbers'>;
}

/** Jobs that a talent has saved or applied to. */
export async function listMarkedJobs(
  { userId }: { userId: string },
  { savedJobs, trackedApplications, jobDirectory }: ListDependencies,
): Promise<MarkedJobs> {
  const [numbers, counting] = await Promise.all([
    savedJobs.listNumbers(userId),
    trackedApplications.listCounting(userId, markedApplicationsMax),
  ]);
  const numberOf = await jobDirectory.findNumbers(counting.map(({ job_id: id }) => id));
  const applications = counting.flatMap(({ application_id, job_id: id }) => {
    const no = numberOf.get(id);
    return no === undefined ? [] : [{ public_no: no, application_id }];
  });
  return { numbers, applications };
}
