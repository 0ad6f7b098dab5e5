import type { JobSearch } from '@sabi/job-search/job-search';
import type { PostingRevision } from '@sabi/job-search/posting';
import type { CompanyDirectory } from '../companies/company-repository';
import { findCompaniesOfJobs } from '../companies/find-companies-of-jobs';
import { isOpen } from '../jobs/job-lifecycle';
import type { StoredJob } from '../jobs/job';
import type { JobChange, JobChanges, JobDirectory } from '../jobs/job-repository';
import { toSearchablePosting } from './to-searchable-posting';

/** The index, and the database that it follows. */
export interface ChangeSources {
  readonly jobSearch: JobSearch;
  readonly jobChanges: Pick<JobChanges, 'listAfter' | 'findLast'>;
  readonly jobDirectory: Pick<JobDirectory, 'findMany' | 'listPublished'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
  readonly now: () => Date;
}

export const batchSize = 500;

/**
 * Applies all changes after a revision.
 * @param advance is called with the revision of the last applied change after each batch
 * @returns false when unapplied changes have expired
 */
export async function applyChanges(
  from: number,
  sources: ChangeSources,
  advance: (revision: number) => Promise<void>,
): Promise<boolean> {
  const { jobChanges } = sources;
  let applied = from;
  for (;;) {
    const lastRevision = await jobChanges.findLast(); // read first, so that later changes do not count as expired
    const changes = await jobChanges.listAfter(applied, batchSize);
    const [first, last] = [changes[0], changes.at(-1)];
    if (!first || !last) return lastRevision <= applied;
    if (first.revision > applied + 1) return false;
    await apply(changes, sources);
    await advance(last.revision);
    applied = last.revision;
    if (changes.length < batchSize) return true;
  }
}

async function apply(
  changes: readonly JobChange[],
  { jobSearch, now, ...sources }: ChangeSources,
): Promise<void> {
  const revisions = new Map(changes.map(({ jobId, revision }) => [jobId, revision]));
  const jobs = await sources.jobDirectory.findMany([...revisions.keys()]);
  const open = jobs.filter((job) => isOpen(job, now()));
  const openIds = new Set(open.map(({ id }) => id));
  await jobSearch.index(await toRevisions(open, ({ id }) => revisions.get(id) ?? 0, { ...sources, now }));
  for (const [id, revision] of revisions) if (!openIds.has(id)) await jobSearch.remove(id, revision);
}

export async function toRevisions(
  jobs: readonly StoredJob[],
  revisionOf: (job: StoredJob) => number,
  { now, ...directories }: Pick<ChangeSources, 'companyDirectory' | 'now'>,
): Promise<PostingRevision[]> {
  const companies = await findCompaniesOfJobs(jobs, directories);
  return jobs.flatMap((job) => {
    const company = companies.get(job.company_id);
    return company ? [{ posting: toSearchablePosting(job, company, now()), revision: revisionOf(job) }] : [];
  });
}
