import type { JobSearch } from '@sabi/job-search/job-search';
import type { PostingRevision } from '@sabi/job-search/posting';
import type { CompanyDirectory } from '../companies/company-repository';
import { findCompaniesOfJobs } from '../companies/find-companies-of-jobs';
import { isOpen } from '../jobs/job-lifecycle';
import type { StoredJob } from '../jobs/job';
import type { JobChange, JobChanges, JobDirectory } from '../jobs/job-repository';
import type { IndexPosition } from './index-position';
import { searchDocumentVersion, toSearchablePosting } from './to-searchable-posting';

/** Search index of the board. Follows the changes of jobs and reads their current state from the database. */
export interface JobIndex {
  isFilled(): boolean;
  /**
   * Applies all changes made before the call; fills an empty index, one that has missed changes, and one whose documents
   * have an earlier version. @throws {SearchUnavailable}
   */
  follow(): Promise<void>;
  /** Rebuilds it from the database. @returns false while another process does @throws {SearchUnavailable} */
  rebuild(): Promise<boolean>;
  /** Number of unapplied changes; null before it is filled. */
  countWaiting(): Promise<number | null>;
}

export interface JobIndexDependencies {
  readonly jobSearch: JobSearch;
  readonly position: IndexPosition;
  readonly jobChanges: Pick<JobChanges, 'listAfter' | 'findLast'>;
  readonly jobDirectory: Pick<JobDirectory, 'findMany' | 'listPublished'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
  readonly now: () => Date;
}

const batchSize = 500;
/** Interval of checks for an engine that lost its data. */
const checkEveryMs = 60_000;

export function createJobIndex(dependencies: JobIndexDependencies): JobIndex {
  const { position, jobChanges } = dependencies;
  let isFilled = false;
  let isCurrent = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const fill = async (): Promise<boolean> => {
    const isBuilt = await rebuildIndex(dependencies);
    isFilled ||= isBuilt;
    return isBuilt;
  };
  const isLost = async (): Promise<boolean> => {
    if (performance.now() - checkedAt < checkEveryMs) return false;
    const lost = await hasLostPostings(dependencies);
    checkedAt = performance.now();
    return lost;
  };
  const isOutdated = async (): Promise<boolean> => {
    isCurrent ||= (await position.readVersion()) >= searchDocumentVersion;
    return !isCurrent;
  };
  const followOn = async (): Promise<void> => {
    let applied = await position.read();
    if (applied === null || (await isLost())) {
      await fill();
      applied = await position.read();
    }
    if (applied === null) return; // another process builds it for the first time
    isFilled = true;
    if (!(await applyChanges(applied, dependencies)) || (await isOutdated())) await fill();
  };
  return {
    isFilled: () => isFilled,
    follow: createSharedRuns(followOn),
    rebuild: fill,
    countWaiting: async () => {
      const applied = await position.read();
      return applied === null ? null : (await jobChanges.findLast()) - applied;
    },
  };
}

/**
 * Runs one at a time. Calls during a run share the next one, because the running one may have read too early.
 */
function createSharedRuns(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    next = undefined;
    return (running = run().finally(() => {
      running = undefined;
    }));
  };
  return () => (running ? (next ??= running.then(start, start)) : start());
}

/** @returns false when unapplied changes have expired */
async function applyChanges(from: number, dependencies: JobIndexDependencies): Promise<boolean> {
  const { position, jobChanges } = dependencies;
  let applied = from;
  for (;;) {
    const lastRevision = await jobChanges.findLast(); // read first, so that later changes do not count as expired
    const changes = await jobChanges.listAfter(applied, batchSize);
    const [first, last] = [changes[0], changes.at(-1)];
    if (!first || !last) return lastRevision <= applied;
    if (first.revision > applied + 1) return false;
    await apply(changes, dependencies);
    await position.advance(last.revision);
    applied = last.revision;
    if (changes.length < batchSize) return true;
  }
}

async function apply(
  changes: readonly JobChange[],
  { jobSearch, now, ...dependencies }: JobIndexDependencies,
): Promise<void> {
  const revisions = new Map(changes.map(({ jobId, revision }) => [jobId, revision]));
  const jobs = await dependencies.jobDirectory.findMany([...revisions.keys()]);
  const open = jobs.filter((job) => isOpen(job, now()));
  const openIds = new Set(open.map(({ id }) => id));
  await jobSearch.index(
    await toRevisions(open, ({ id }) => revisions.get(id) ?? 0, { ...dependencies, now }),
  );
  for (const [id, revision] of revisions) if (!openIds.has(id)) await jobSearch.remove(id, revision);
}

/** @returns false while another process rebuilds */
async function rebuildIndex(dependencies: JobIndexDependencies): Promise<boolean> {
  const { jobSearch, position } = dependencies;
  const lease = await position.claimRebuild();
  if (!lease) return false;
  let revision = 0;
  try {
    await jobSearch.rebuild(async function* readAll() {
      // Jobs read from now on are at least as new as this revision; later changes have a higher one.
      revision = await dependencies.jobChanges.findLast();
      for await (const postings of readPublished(revision, dependencies)) {
        await lease.renew();
        yield* postings;
      }
    });
    await position.advance(revision);
    await position.recordVersion(searchDocumentVersion);
    return true;
  } finally {
    await lease.release();
  }
}

async function* readPublished(
  revision: number,
  dependencies: JobIndexDependencies,
): AsyncGenerator<PostingRevision[]> {
  let after = '';
  for (;;) {
    const jobs = await dependencies.jobDirectory.listPublished(after, batchSize);
    const open = jobs.filter((job) => isOpen(job, dependencies.now()));
    yield await toRevisions(open, () => revision, dependencies);
    const last = jobs.at(-1);
    if (!last || jobs.length < batchSize) return;
    after = last.id;
  }
}

async function toRevisions(
  jobs: readonly StoredJob[],
  revisionOf: (job: StoredJob) => number,
  { now, ...dependencies }: Pick<JobIndexDependencies, 'companyDirectory' | 'now'>,
): Promise<PostingRevision[]> {
  const companies = await findCompaniesOfJobs(jobs, dependencies);
  return jobs.flatMap((job) => {
    const company = companies.get(job.company_id);
    return company ? [{ posting: toSearchablePosting(job, company, now()), revision: revisionOf(job) }] : [];
  });
}

/** An engine that lost its disk creates an empty index. */
async function hasLostPostings({ jobSearch, jobDirectory, now }: JobIndexDependencies): Promise<boolean> {
  const { postings } = await jobSearch.health();
  if (postings > 0) return false;
  return (await jobDirectory.listPublished('', batchSize)).some((job) => isOpen(job, now()));
}
