import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findHeadlessChromium } from '@sabi/dev-infra/chromium';

const executablePath = await findHeadlessChromium();

/** Memory of one platform with a browser and a CV reader. */
const workerBytes = 2 * 1024 ** 3;

/** One worker leaves a core idle; more than cores only compete. */
const workers = Math.max(2, Math.min(availableParallelism(), Math.floor(totalmem() / workerBytes)));

/**
 * `core` are the journeys of `npm test`, `journeys` all others. `resilience` runs in parallel, as it has its own servers and
 * mostly waits for restarts. `accessibility` checks every screen at every width, for twenty minutes, so no other command runs it.
 */
export default defineConfig({
  projects: [
    { name: 'core', testDir: 'journeys', grep: /@core/, workers },
    { name: 'journeys', testDir: 'journeys', grepInvert: /@core/, workers },
    { name: 'resilience', testDir: 'resilience', workers },
    { name: 'accessibility', testDir: 'accessibility', workers },
  ],
  workers: workers + 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Limits end hanging tests only, as a busy machine is slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Traces take time: set TRACE=1 to investigate a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Without a separate GPU process a page takes a sixth less processor time.
    launchOptions: {
      args: [...chromiumArguments, '--in-process-gpu'],
      ...(executablePath && { executablePath }),
    },
  },
});
