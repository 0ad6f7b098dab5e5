import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOpenSearch } from '@sabi/dev-infra/opensearch';
import { reportSkipped } from './report-skipped';

/** Where the node of a run answers; passed to the test processes through the environment. */
const variable = 'TEST_OPENSEARCH_URL';

interface SearchEngine {
  users: number;
  stop(): Promise<void>;
}

declare global {
  // Several jest projects of one run share one process: this is what they share.
  var sabiTestSearchEngine: Promise<SearchEngine> | undefined;
}

/** Starts OpenSearch where Java and Maven are, once for all projects of a jest run. */
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
  await chmod(parent, 0o755); // the node has a user of its own
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

/** undefined where there is no OpenSearch; the reason was reported as left out. */
export function testOpenSearchUrl(): string | undefined {
  return process.env[variable];
}
