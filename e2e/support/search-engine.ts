import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOpenSearch, type RunningOpenSearch, startOpenSearchNode } from '@sabi/dev-infra/opensearch';
import { reportSkipped } from '@sabi/test-kit/report-skipped';

/** A real OpenSearch node, private to the test. */
export interface SearchEngine {
  readonly node: RunningOpenSearch;
  /** Deletes its data, as a lost disk does. Only while it is killed. */
  loseData(): Promise<void>;
  /** Whether it has a job with this title among those of the board. */
  hasJob(title: string): Promise<boolean>;
  stop(): Promise<void>;
}

/** @returns undefined where Java or Maven is missing; it is reported which */
export async function startSearchEngine(): Promise<SearchEngine | undefined> {
  const command = await findOpenSearch(reportSkipped);
  if (!command) return undefined;
  const parent = await mkdtemp(join(tmpdir(), 'sabi-search-'));
  await chmod(parent, 0o755); // the node runs as a user of its own
  const folder = join(parent, 'node');
  const node = await startOpenSearchNode(command, { folder, isShortLived: true });
  return {
    node,
    loseData: () => rm(join(folder, 'node_1', 'data'), { recursive: true }),
    hasJob: async (title) => {
      const query = new URLSearchParams({ q: `titleExact:"${title}"` });
      const response = await fetch(`${node.url}/jobs/_count?${query}`);
      return ((await response.json()) as { count: number }).count === 1;
    },
    stop: async () => {
      await node.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}
