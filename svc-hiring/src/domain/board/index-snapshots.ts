import type { SearchSnapshot, SearchSnapshots } from '@sabi/job-search/search-snapshots';
import { dayOf } from '@sabi/service-kit/jakarta-time';
import { applyChanges, type ChangeSources } from './apply-changes';
import { hasLostPostings } from './has-lost-postings';
import { holdLease } from './hold-lease';
import type { IndexPosition } from './index-position';
import type { SnapshotLog, SnapshotTimes } from './snapshot-log';
import { searchDocumentVersion } from './to-searchable-posting';

/** Copies of the index outside of the search engine, from which it is back sooner than a rebuild fills it. */
export interface IndexSnapshots {
  /** Takes the first of each day in Jakarta; tries again an hour after a failure. */
  takeDue(signal: AbortSignal): Promise<void>;
  /**
   * Saves the index and deletes snapshots that are no longer kept.
   * @returns its name; undefined while another process works on the whole index
   * @throws {SnapshotUnusable} while the index lacks postings
   */
  take(signal?: AbortSignal): Promise<string | undefined>;
  /** Newest first. */
  list(): Promise<SearchSnapshot[]>;
  /**
   * Replaces the index by a snapshot with all changes since, while searches use the former one.
   * @returns false while another process works on the whole index
   * @throws {SnapshotUnusable} where the index has to be rebuilt instead
   */
  restore(name: string): Promise<boolean>;
  readTimes(): Promise<SnapshotTimes>;
}

export class SnapshotUnusable extends Error {
  override readonly name = 'SnapshotUnusable';
}

export interface IndexSnapshotDependencies extends ChangeSources {
  readonly snapshots: SearchSnapshots;
  readonly snapshotLog: SnapshotLog;
  readonly position: IndexPosition;
}

/** Of the last five days: changes of jobs are stored for seven, and an older snapshot cannot be brought up to date. */
const keptCount = 5;
const retryMs = 3_600_000;

export function createIndexSnapshots(dependencies: IndexSnapshotDependencies): IndexSnapshots {
  const { snapshots, snapshotLog, position, now } = dependencies;
  const take: IndexSnapshots['take'] = async (signal) => {
    const lease = await position.claim('snapshot');
    if (!lease) return undefined;
    return holdLease(lease, async () => {
      try {
        const name = await save(dependencies, signal);
        await snapshotLog.recordSaved(now());
        await deleteOld(snapshots);
        return name;
      } catch (error) {
        if (!signal?.aborted) await snapshotLog.recordFailed(now());
        throw error;
      }
    });
  };
  return {
    take,
    takeDue: async (signal) => {
      const isFilled = (await position.read()) !== null;
      if (isFilled && isDue(await snapshotLog.read(), now())) await take(signal);
    },
    list: () => snapshots.list(),
    restore: (name) => restore(name, dependencies),
    readTimes: () => snapshotLog.read(),
  };
}

function isDue({ savedAt, failedAt }: SnapshotTimes, now: Date): boolean {
  if (savedAt && dayOf(savedAt) >= dayOf(now)) return false;
  return !failedAt || now.getTime() - failedAt.getTime() >= retryMs;
}

async function save(
  { snapshots, position, now, ...sources }: IndexSnapshotDependencies,
  signal: AbortSignal | undefined,
): Promise<string> {
  // Read first, so that the index has at least the changes up to it.
  const [revision, documentVersion] = [await position.read(), await position.readVersion()];
  if (revision === null || (await hasLostPostings({ ...sources, now })))
    throw new SnapshotUnusable('The index lacks postings: there is nothing to save');
  const time = now().toISOString().replaceAll(/[:.]/g, '').toLowerCase();
  const name = `jobs-${time}`;
  await snapshots.take(name, { revision, documentVersion }, signal);
  return name;
}

async function deleteOld(snapshots: SearchSnapshots): Promise<void> {
  const found = await snapshots.list();
  const kept = found.filter(({ state }) => state === 'complete').slice(0, keptCount);
  const old = found.filter((each) => each.state !== 'running' && !kept.includes(each));
  for (const { name } of old) await snapshots.delete(name);
}

async function restore(name: string, dependencies: IndexSnapshotDependencies): Promise<boolean> {
  const { snapshots, position } = dependencies;
  const snapshot = (await snapshots.list()).find((each) => each.name === name);
  const { revision, documentVersion } = await assertUsable(snapshot, dependencies);
  const lease = await position.claim('restore');
  if (!lease) return false;
  let applied = revision;
  await holdLease(lease, () =>
    snapshots.restore(name, async () => {
      const isComplete = await applyChanges(revision, dependencies, async (last) => {
        applied = last;
      });
      if (!isComplete) throw tooOld();
    }),
  );
  await position.advance(applied);
  await position.recordVersion(documentVersion);
  return true;
}

async function assertUsable(
  snapshot: SearchSnapshot | undefined,
  { jobChanges }: Pick<ChangeSources, 'jobChanges'>,
): Promise<SearchSnapshot> {
  if (snapshot?.state !== 'complete')
    throw new SnapshotUnusable('There is no complete snapshot of this name');
  const { revision, documentVersion } = snapshot;
  if (documentVersion < searchDocumentVersion)
    throw new SnapshotUnusable('The snapshot is of an earlier release: rebuild the index');
  const [last, [next]] = [await jobChanges.findLast(), await jobChanges.listAfter(revision, 1)];
  // Its revisions would be higher than those of changes to come, which the index would ignore.
  if (last < revision)
    throw new SnapshotUnusable('The snapshot is newer than the database: rebuild the index');
  if (last > revision && next?.revision !== revision + 1) throw tooOld();
  return snapshot;
}

const tooOld = () =>
  new SnapshotUnusable('The snapshot is older than the changes of jobs: rebuild the index');
