import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOpenSearch } from '@sabi/dev-infra/opensearch';
import { reportSkipped } from './report-skipped';

/** Address of the run's node, passed to the test processes through the environment. */
const variable = 'TEST_OPENSEARCH_URL';

interface SearchEngine {
  users: number;
  stop(): Promise<void>;
}

declare global {
  // Shared by the jest projects of one run, which share a process.
  var sabiTestSearchEngine: Promise<SearchEngine> | undefined;
}

/** Starts OpenSearch where Java and Maven are installed, once for all projects of a jest run. */
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
  const parent = await mkdtemp(join(tmpdir(), 'sabi-search-'));
  await chmod(parent, 0o755); // the node runs as a user of its own
  const node = await startOpenSearch({ folder: join(parent, 'node'), report: reportSkipped });
  if (node) process.env[variable] = node.url;
  return {
    users: 0,
    stop: async () => {
      await node?.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** undefined without OpenSearch; the reason was reported as left out. */
export function testOpenSearchUrl(): string | undefined {
  return process.env[variable];
}
