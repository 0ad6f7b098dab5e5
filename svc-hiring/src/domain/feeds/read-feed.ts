import type { CompanyDirectory } from '../companies/company-repository';
import { findCompaniesOfJobs } from '../companies/find-companies-of-jobs';
import type { StoredJob } from '../jobs/job';
import type { JobChanges } from '../jobs/job-repository';
import type { FeedEntry } from './feed-format';
import type { OpenJobs } from './open-jobs';

export interface FeedDependencies {
  readonly openJobs: OpenJobs;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
  readonly jobChanges: Pick<JobChanges, 'findLast'>;
}

const newestCount = 100;
const batchSize = 500;

export const listNewestEntries = async (now: Date, dependencies: FeedDependencies): Promise<FeedEntry[]> =>
  toEntries(await dependencies.openJobs.listNewest(now, newestCount), dependencies);

export async function* readAllEntries(
  now: Date,
  dependencies: FeedDependencies,
): AsyncGenerator<FeedEntry[]> {
  let after = 0;
  for (;;) {
    const jobs = await dependencies.openJobs.listByNumber(after, now, batchSize);
    yield await toEntries(jobs, dependencies);
    const last = jobs.at(-1);
    if (!last || jobs.length < batchSize) return;
    after = last.public_no;
  }
}

/**
 * An ETag for all open jobs. Between two revisions jobs can only expire, so revision and count identify a
 * set.
 */
export async function tagOfOpenJobs(
  now: Date,
  { openJobs, jobChanges }: Pick<FeedDependencies, 'openJobs' | 'jobChanges'>,
): Promise<string> {
  const [revision, count] = await Promise.all([jobChanges.findLast(), openJobs.count(now)]);
  return `W/"${revision}-${count}"`;
}

async function toEntries(
  jobs: readonly StoredJob[],
  dependencies: Pick<FeedDependencies, 'companyDirectory'>,
): Promise<FeedEntry[]> {
  const companies = await findCompaniesOfJobs(jobs, dependencies);
  return jobs.flatMap((job) => {
    const company = companies.get(job.company_id);
    return company ? [{ job, company }] : [];
  });
}
