import { reportSkipped } from '@sabi/test-kit/report-skipped';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { type SearchEngine, startSearchEngine } from './search-engine';
import { findPlatform, test as base } from './test';

interface WorkerFixtures {
  /** undefined where it is not installed, or the platform runs elsewhere. */
  searchEngine: SearchEngine | undefined;
  platform: PlatformProcess;
}

/** The platform of these tests searches jobs with OpenSearch where it is installed, as production does. */
export const test = base.extend<object, WorkerFixtures>({
  searchEngine: [
    // eslint-disable-next-line no-empty-pattern -- Playwright finds out what a fixture needs from this pattern
    async ({}, use) => {
      const isElsewhere = Boolean(process.env['E2E_BASE_URL']);
      const engine = isElsewhere ? undefined : await startSearchEngine();
      if (!isElsewhere && !engine)
        reportSkipped('LEFT OUT: OpenSearch needs Java and Maven: the journeys searched jobs in memory');
      await use(engine);
      await engine?.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  platform: [
    async ({ searchEngine }, use) => {
      const platform = await findPlatform(searchEngine && { OPENSEARCH_URL: searchEngine.node.url });
      await use(platform);
      await platform.dispose();
    },
    { scope: 'worker', timeout: 660_000 },
  ],
});
