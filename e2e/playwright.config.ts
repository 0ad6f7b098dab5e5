import { defineConfig } from '@playwright/test';
import { chromiumArguments, findHeadlessChromium } from '@sabi/dev-infra/chromium';

const executablePath = await findHeadlessChromium();

/**
 * Journeys run in two processes, each with a platform and a browser of its own: one alone leaves a core waiting. The other suite
 * runs beside them, a test at a time: it has servers of its own and mostly waits for what it has ended.
 */
export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'journeys', workers: 2 },
    { name: 'resilience', testDir: 'resilience', workers: 1 },
  ],
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // A trace photographs every step, which takes time: TRACE=1 where a failure is to be looked at afterwards.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
});
