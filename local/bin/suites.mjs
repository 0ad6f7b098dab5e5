// The two programs that run our tests, and what came of it: for `npm test` and `npm run test:resilience`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { exitCodeOf, root } from './prepare.mjs';

const jestResults = join(root, 'node_modules/.cache/jest-results.json');
const playwrightResults = join(root, 'e2e/test-results/results.json');

export const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** @param {readonly string[]} options which tests, and how many at a time */
export async function runJest(options) {
  rmSync(jestResults, { force: true });
  mkdirSync(dirname(jestResults), { recursive: true });
  await exitCodeOf('jest', ['--ci', '--json', `--outputFile=${jestResults}`, ...options]);
  return readJson(jestResults);
}

/**
 * @param {readonly string[]} [options] which tests; all unless told
 * @param {Record<string, string>} [env]
 * @returns {Promise<import('@playwright/test/reporter').JSONReport>}
 */
export async function runPlaywright(options = [], env = {}) {
  if (!findOnPath(...browsers) && (await exitCodeOf('playwright', ['install', 'chromium'])) !== 0)
    throw new Error('There is no browser, and none could be installed');
  rmSync(playwrightResults, { force: true });
  await exitCodeOf('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...options], env);
  return readJson(playwrightResults);
}

/** @param {...string} names */
export function findOnPath(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.some((name) => folders.some((folder) => existsSync(join(folder, name))));
}

/** @param {string} file */
function readJson(file) {
  if (!existsSync(file)) throw new Error('The suite ended without a result');
  return JSON.parse(readFileSync(file, 'utf8'));
}
