import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { ServiceProcess } from '@sabi/test-kit/service-process';
import { createModelProcess, type CvPipeline, type PipelineOptions, startCvPipeline } from './cv-pipeline';
import { type Servers, startServers } from './servers';

interface WorkerFixtures {
  servers: Servers | undefined;
  sandbox: ServiceProcess;
}

interface TestFixtures {
  pipelineOptions: PipelineOptions;
  pipeline: CvPipeline;
}

/** Playwright's runner without a browser: real servers shared by all tests, and new service processes for each. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright finds out what a fixture needs from this pattern
    async ({}, use) => {
      const servers = await startServers();
      await use(servers);
      await servers?.stop();
    },
    { scope: 'worker', timeout: 660_000 },
  ],
  sandbox: [
    // eslint-disable-next-line no-empty-pattern -- Playwright finds out what a fixture needs from this pattern
    async ({}, use) => {
      const logFolder = await mkdtemp(join(tmpdir(), 'sabi-model-'));
      const sandbox = createModelProcess(logFolder);
      await sandbox.start();
      await use(sandbox);
      await sandbox.kill();
      await rm(logFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  pipelineOptions: [{}, { option: true }],
  pipeline: async ({ servers, sandbox, pipelineOptions }, use, testInfo) => {
    if (!servers) {
      testInfo.skip(
        true,
        'rabbitmq-server is not installed: what the end of a process does to a CV was not tested',
      );
      return;
    }
    const logFolder = testInfo.outputPath('logs');
    await mkdir(logFolder, { recursive: true });
    const pipeline = await startCvPipeline({ servers, sandbox }, logFolder, pipelineOptions);
    await use(pipeline);
    await pipeline.close();
  },
});

export { expect } from '@playwright/test';
