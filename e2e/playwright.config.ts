import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '@sabi/dev-infra/chromium';

const executablePath = await findChromium();

/**
 * Two suites side by side, one test of each at a time: journeys share a platform and a browser, the others have servers
 * of their own and mostly wait for what they have ended.
 */
export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'journeys', workers: 1 },
    { name: 'resilience', testDir: 'resilience', workers: 1 },
  ],
  workers: 2,
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
