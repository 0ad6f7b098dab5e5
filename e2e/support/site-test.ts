import { test as base } from '@playwright/test';
import { type Site, startSite } from '@sabi/test-kit/site/site';
import { isFull } from './measured-figures';
import { SiteVisitors } from './site-visitors';

interface WorkerFixtures {
  startedSite: { site: Site; visitors: SiteVisitors } | undefined;
}

interface TestFixtures {
  site: Site;
  visitors: SiteVisitors;
}

/** Playwright's runner without a browser: the whole product in processes, shared by all tests. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  startedSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright finds out what a fixture needs from this pattern
    async ({}, use) => {
      const site = await startSite({ isReplicaSet: isFull });
      await use(site && { site, visitors: await SiteVisitors.create(site) });
      await site?.close();
    },
    { scope: 'worker', timeout: 660_000 },
  ],
  site: async ({ startedSite }, use, testInfo) => {
    if (!startedSite) {
      testInfo.skip(
        true,
        'rabbitmq-server or versitygw is not installed: the product under load was not tested',
      );
      return;
    }
    await use(startedSite.site);
  },
  visitors: async ({ startedSite }, use) => {
    if (startedSite) await use(startedSite.visitors);
  },
});

export { expect } from '@playwright/test';
