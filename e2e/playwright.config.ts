import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findHeadlessChromium } from '@sabi/dev-infra/chromium';

const executablePath = await findHeadlessChromium();

/** Memory of one platform with a browser and a service that reads a CV. */
const workerBytes = 2 * 1024 ** 3;

/** One alone leaves a core waiting; more than there are cores only wait for each other. */
const workers = Math.max(2, Math.min(availableParallelism(), Math.floor(totalmem() / workerBytes)));

/**
 * `core` are the journeys of `npm test`, `journeys` all others. `resilience` runs beside them, as it has servers of its own and
 * mostly waits for restarts.
 */
export default defineConfig({
  projects: [
    { name: 'core', testDir: 'journeys', grep: /@core/, workers },
    { name: 'journeys', testDir: 'journeys', grepInvert: /@core/, workers },
    { name: 'resilience', testDir: 'resilience', workers },
  ],
  workers: workers + 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Limits only end what hangs: a machine that is busy with something else is slow, not broken.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // A trace photographs every step, which takes time: TRACE=1 where a failure is to be looked at afterwards.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Without a process of its own for painting a page takes a sixth less processor time.
    launchOptions: {
      args: [...chromiumArguments, '--in-process-gpu'],
      ...(executablePath && { executablePath }),
    },
  },
});
