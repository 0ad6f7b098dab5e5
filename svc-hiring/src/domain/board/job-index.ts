import { SearchUnavailable } from '@sabi/job-search/job-search';
import type { PostingRevision } from '@sabi/job-search/posting';
import { isOpen } from '../jobs/job-lifecycle';
import { applyChanges, batchSize, type ChangeSources, toRevisions } from './apply-changes';
import { hasLostPostings } from './has-lost-postings';
import type { IndexPosition, IndexWork } from './index-position';
import { searchDocumentVersion } from './to-searchable-posting';

/** Search index of the board. Follows the changes of jobs and reads their current state from the database. */
export interface JobIndex {
  /** false before the index is first filled, and after the engine has lost its postings until it is filled again. */
  isFilled(): Promise<boolean>;
  /**
   * Applies all changes made before the call; fills an empty index, one that has missed changes, and one whose documents
   * have an earlier version. @throws {SearchUnavailable}
   */
  follow(): Promise<void>;
  /** Rebuilds it from the database. @returns false while another process works on it as a whole @throws {SearchUnavailable} */
  rebuild(): Promise<boolean>;
  /** Number of unapplied changes; null before it is filled. */
  countWaiting(): Promise<number | null>;
  /** Whether the engine answered the last call of `follow`; null before the first. */
  isEngineUp(): boolean | null;
  /** What some process does with the whole index at the moment. */
  findWork(): Promise<IndexWork | null>;
}

export interface JobIndexDependencies extends ChangeSources {
  readonly position: IndexPosition;
}

/** Interval of checks for an engine that lost its data. */
const checkEveryMs = 60_000;

export function createJobIndex(dependencies: JobIndexDependencies): JobIndex {
  const { position, jobChanges } = dependencies;
  let isCurrent = false;
  let isEngineUp: boolean | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const fill = async (): Promise<boolean> => {
    const isBuilt = await rebuildIndex(dependencies);
    if (isBuilt) checkedAt = performance.now();
    return isBuilt;
  };
  const isLost = async (): Promise<boolean> => {
    if (performance.now() - checkedAt < checkEveryMs) return false;
    const lost = await hasLostPostings(dependencies);
    if (!lost) checkedAt = performance.now();
    return lost;
  };
  const isOutdated = async (): Promise<boolean> => {
    isCurrent ||= (await position.readVersion()) >= searchDocumentVersion;
    return !isCurrent;
  };
  const followOn = async (): Promise<void> => {
    let applied = await position.read();
    if (applied !== null && (await isLost())) {
      await position.clear(); // a search of the empty index would find no jobs
      applied = null;
    }
    if (applied === null) {
      if (!(await fill())) return; // another process builds it
      applied = await position.read();
    }
    if (applied === null) return;
    if (!(await applyChanges(applied, dependencies, position.advance)) || (await isOutdated())) await fill();
  };
  const follow = async (): Promise<void> => {
    try {
      await followOn();
      isEngineUp = true;
    } catch (error) {
      if (error instanceof SearchUnavailable) isEngineUp = false;
      throw error;
    }
  };
  return {
    isFilled: async () => (await position.read()) !== null,
    follow: createSharedRuns(follow),
    rebuild: fill,
    countWaiting: async () => {
      const applied = await position.read();
      return applied === null ? null : (await jobChanges.findLast()) - applied;
    },
    isEngineUp: () => isEngineUp,
    findWork: position.findWork,
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

/** @returns false while another process works on the whole index */
async function rebuildIndex(dependencies: JobIndexDependencies): Promise<boolean> {
  const { jobSearch, position } = dependencies;
  const lease = await position.claim('rebuild');
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
