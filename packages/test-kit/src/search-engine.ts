import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOpenSearch, startOpenSearchNode } from '@sabi/dev-infra/opensearch';
import { eventually } from './eventually';
import { reportSkipped } from './report-skipped';

/** File that has the address of the run's node once it answers, passed to the test processes through the environment. */
const variable = 'TEST_OPENSEARCH_URL_FILE';

interface SearchEngine {
  users: number;
  stop(): Promise<void>;
}

declare global {
  // Shared by the jest projects of one run, which share a process.
  var sabiTestSearchEngine: Promise<SearchEngine> | undefined;
}

/**
 * Starts OpenSearch where Java and Maven are installed, once for all projects of a jest run. Returns while it is still
 * starting, so that other tests need not wait.
 */
export async function acquireSearchEngine(): Promise<void> {
  globalThis.sabiTestSearchEngine ??= startSearchEngine();
  (await globalThis.sabiTestSearchEngine).users += 1;
}

export async function releaseSearchEngine(): Promise<void> {
  const engine = await globalThis.sabiTestSearchEngine;
  if (!engine) return;
  engine.users -= 1;
  if (engine.users > 0) return;
  globalThis.sabiTestSearchEngine = undefined;
  await engine.stop();
}

async function startSearchEngine(): Promise<SearchEngine> {
  const command = await findOpenSearch(reportSkipped);
  if (!command) return { users: 0, stop: () => Promise.resolve() };
  const parent = await mkdtemp(join(tmpdir(), 'sabi-search-'));
  await chmod(parent, 0o755); // the node runs as a user of its own
  const urlFile = join(parent, 'url');
  const starting = startOpenSearchNode(command, { folder: join(parent, 'node'), isShortLived: true }).then(
    async (node) => {
      await writeFile(urlFile, node.url);
      return node;
    },
  );
  starting.catch(() => undefined); // rejects again in `stop`
  process.env[variable] = urlFile;
  return {
    users: 0,
    stop: async () => {
      await (await starting).stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** Whether OpenSearch is installed; otherwise the reason was reported as left out. */
export function hasTestOpenSearch(): boolean {
  return process.env[variable] !== undefined;
}

/** Waits until the run's node answers. @throws when it did not start */
export function testOpenSearchUrl(): Promise<string> {
  return eventually(async () => {
    const url = await readFile(process.env[variable] ?? '', 'utf8');
    if (!url) throw new Error('The address is being written');
    return url;
  });
}
