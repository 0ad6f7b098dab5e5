import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type IdentityCluster, startIdentityCluster } from './identity-cluster';

interface WorkerFixtures {
  /** With the folder for logs of processes beside it. */
  startedCluster: { readonly cluster: IdentityCluster; readonly logFolder: string } | undefined;
}

interface TestFixtures {
  cluster: IdentityCluster;
}

/** Playwright's runner without a browser: a cluster shared by all tests. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  startedCluster: [
    // eslint-disable-next-line no-empty-pattern -- Playwright finds out what a fixture needs from this pattern
    async ({}, use, { project, workerIndex }) => {
      const logFolder = join(project.outputDir, `identity-cluster-${workerIndex}`);
      await mkdir(logFolder, { recursive: true });
      const cluster = await startIdentityCluster(logFolder);
      await use(cluster && { cluster, logFolder });
      await cluster?.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  cluster: async ({ startedCluster }, use, testInfo) => {
    if (!startedCluster) {
      testInfo.skip(
        true,
        'rabbitmq-server is not installed: the end of svc-identity and of a primary was not tested',
      );
      return;
    }
    await use(startedCluster.cluster);
  },
});

export { expect } from '@playwright/test';
