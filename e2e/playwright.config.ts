import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '@sabi/dev-infra/chromium';

const executablePath = await findChromium();

/** One platform for a worker and one worker: the machine that runs this has two cores and a whole product to start. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  workers: 1,
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
});
