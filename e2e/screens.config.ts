import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run screens`: a command of its own, as it writes into `docs/screens`. */
export default defineConfig({
  ...base,
  projects: [{ name: 'screens', testDir: 'screens' }],
  // Kinds of visitors and languages beside each other, each on a platform of its own.
  fullyParallel: true,
  outputDir: 'test-results/screens',
  reporter: [['list'], ['./screens/report-screens.ts']],
});
