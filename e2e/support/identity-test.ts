import { mkdir } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { type IdentityCluster, startIdentityCluster } from './identity-cluster';

/** Playwright's runner without a browser: a new cluster for each test. */
export const test = base.extend<{ cluster: IdentityCluster }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright finds out what a fixture needs from this pattern
  cluster: async ({}, use, testInfo) => {
    const logFolder = testInfo.outputPath('logs');
    await mkdir(logFolder, { recursive: true });
    const cluster = await startIdentityCluster(logFolder);
    if (!cluster) {
      testInfo.skip(
        true,
        'rabbitmq-server is not installed: what the end of svc-identity does was not tested',
      );
      return;
    }
    await use(cluster);
    await cluster.stop();
  },
});

export { expect } from '@playwright/test';
