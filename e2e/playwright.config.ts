import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findHeadlessChromium } from '@sabi/dev-infra/chromium';

const executablePath = await findHeadlessChromium();

/** Memory of one platform with a browser and a CV reader. */
const workerBytes = 2 * 1024 ** 3;

const mostInMemory = Math.floor(totalmem() / workerBytes);

/** One worker leaves a core idle; more than cores only compete. */
const workers = Math.max(2, Math.min(availableParallelism(), mostInMemory));

/** On a whole site in processes, or on three members of a replica set: started once, as a second worker would start its own. */
const ofOneWorker = /(?:site-[\w-]+|job-board|ended-sessions|kill-identity|step-down)\.spec\.ts$/;

/**
 * `core` are the journeys of `npm test`, `journeys` all others. `site` and `resilience` run in parallel, as they have their own
 * servers and mostly wait for restarts; `site` comes first, as its one worker would be last otherwise. `accessibility` checks every
 * screen at every width, for twenty minutes, so no other command runs it.
 */
export default defineConfig({
  projects: [
    { name: 'core', testDir: 'journeys', grep: /@core/, workers },
    { name: 'journeys', testDir: 'journeys', grepInvert: /@core/, workers },
    { name: 'site', testDir: 'resilience', testMatch: ofOneWorker, workers: 1 },
    { name: 'resilience', testDir: 'resilience', testIgnore: ofOneWorker, workers },
    { name: 'accessibility', testDir: 'accessibility', workers },
  ],
  // One more for each project that mostly waits.
  workers: Math.max(workers + 1, Math.min(workers + 2, mostInMemory)),
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
    // Its requests would pass by the routes of a journey; installable.spec.ts allows it.
    serviceWorkers: 'block',
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
