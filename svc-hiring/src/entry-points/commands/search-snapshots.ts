// Saves the OpenSearch index in its snapshot repository, or restores it, while services run:
//   npm run search-snapshots -w svc-hiring -- take|list|restore NAME
// Needs MONGODB_URI, OPENSEARCH_URL and OPENSEARCH_SNAPSHOT_REPOSITORY. Searches use the former index until a restored one
// has all changes of jobs since its snapshot.
import { runCommandLine, UsageError } from '@sabi/service-kit/command-line';
import type { JobSearch } from '@sabi/job-search/job-search';
import { createSnapshotLog } from '../../data-access/snapshot-log';
import {
  createIndexSnapshots,
  type IndexSnapshots,
  SnapshotUnusable,
} from '../../domain/board/index-snapshots';
import { readSnapshotEnv } from '../../env';
import { createJobSearch } from '../../integrations/job-search';
import { createSearchSnapshots } from '../../integrations/search-snapshots';
import { openDatabase } from './open-database';
import { openIndex } from './open-index';

const usage = `npm run search-snapshots -w svc-hiring -- take | list | restore NAME

  saves the index of OpenSearch, lists what is saved, or restores it, while services run
Settings: MONGODB_URI, OPENSEARCH_URL, OPENSEARCH_SNAPSHOT_REPOSITORY`;
const busy = 'Another process rebuilds, saves or restores the index';

type Action = (snapshots: IndexSnapshots, jobSearch: JobSearch) => Promise<number>;

const take: Action = async (snapshots) => {
  const name = await snapshots.take();
  if (name === undefined) return fail(busy);
  console.log(name);
  return 0;
};

const list: Action = async (snapshots) => {
  for (const { name, state, takenAt, revision } of await snapshots.list())
    console.log([name, state, takenAt.toISOString(), `revision ${revision}`].join('\t'));
  return 0;
};

const restore =
  (name: string): Action =>
  async (snapshots, jobSearch) => {
    if (!(await snapshots.restore(name))) return fail(busy);
    const { engine, postings } = await jobSearch.health();
    console.log(`${engine} has ${postings} postings`);
    return 0;
  };

function readAction([word, name, ...rest]: readonly string[]): Action | undefined {
  if (word === 'restore' && name && rest.length === 0) return restore(name);
  if (name !== undefined) return undefined;
  return word === 'take' ? take : word === 'list' ? list : undefined;
}

function fail(reason: string): number {
  console.error(reason);
  return 1;
}

async function main(words: readonly string[]): Promise<number> {
  const action = readAction(words);
  if (!action) throw new UsageError('Say take, list, or restore with a name.');
  const env = readSnapshotEnv();
  const { mongo } = await openDatabase(env.MONGODB_URI);
  const [jobSearch, searchSnapshots] = [await createJobSearch(env), await createSearchSnapshots(env)];
  if (!searchSnapshots) throw new Error('The settings name a repository'); // readSnapshotEnv requires it
  const snapshots = createIndexSnapshots({
    ...openIndex(mongo.db, jobSearch),
    snapshots: searchSnapshots,
    snapshotLog: createSnapshotLog(mongo.db),
  });
  try {
    return await action(snapshots, jobSearch);
  } catch (error) {
    if (error instanceof SnapshotUnusable) return fail(error.message);
    throw error;
  } finally {
    await Promise.all([jobSearch.close(), searchSnapshots.close()]);
    await mongo.close();
  }
}

await runCommandLine({ usage, work: () => main(process.argv.slice(2)) });
