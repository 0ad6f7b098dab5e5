import { isOpen } from '../jobs/job-lifecycle';
import { batchSize, type ChangeSources } from './apply-changes';

/** An engine that lost its disk creates an empty index. */
export async function hasLostPostings({
  jobSearch,
  jobDirectory,
  now,
}: Pick<ChangeSources, 'jobSearch' | 'jobDirectory' | 'now'>): Promise<boolean> {
  const { postings } = await jobSearch.health();
  if (postings > 0) return false;
  return (await jobDirectory.listPublished('', batchSize)).some((job) => isOpen(job, now()));
}
