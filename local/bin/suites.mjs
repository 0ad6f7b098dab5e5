// Runs jest and Playwright and reads their results, for `npm test` and `npm run test:resilience`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { exitCodeOf, root } from './prepare.mjs';
import { runQuietly, tailOf } from './testing/run-quietly.mjs';

const jestResults = join(root, 'node_modules/.cache/jest-results.json');
const playwrightResults = join(root, 'e2e/test-results/results.json');
const reporter = (/** @type {string} */ name) => join(import.meta.dirname, `testing/${name}-progress.mjs`);

export const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * @typedef {{ status: 'passed' | 'failed' | 'pending', title: string, fullName: string, ancestorTitles: string[], failureMessages: string[], duration?: number }} JestAssertion
 * @typedef {{ name: string, message: string, assertionResults: JestAssertion[] }} JestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numRuntimeErrorTestSuites: number, testResults: JestFile[] }} JestResults
 * @typedef {{ suite: string, env?: Record<string, string>, onProgress?: import('./testing/run-quietly.mjs').OnProgress }} SuiteOptions
 */

/**
 * @param {readonly string[]} options which tests, and how many at a time
 * @param {SuiteOptions} suite
 * @returns {Promise<JestResults>}
 */
export async function runJest(options, { suite, ...running }) {
  rmSync(jestResults, { force: true });
  mkdirSync(dirname(jestResults), { recursive: true });
  const args = [
    '--ci',
    '--json',
    `--outputFile=${jestResults}`,
    `--reporters=${reporter('jest')}`,
    ...options,
  ];
  const { log } = await runQuietly(suite, 'jest', args, running);
  return readJson(jestResults, log);
}

/**
 * @param {readonly string[]} options which tests
 * @param {SuiteOptions} suite
 * @returns {Promise<import('@playwright/test/reporter').JSONReport>}
 */
export async function runPlaywright(options, { suite, env = {}, ...running }) {
  if (!findOnPath(...browsers) && (await exitCodeOf('playwright', ['install', 'chromium'])) !== 0)
    throw new Error('There is no browser, and none could be installed');
  rmSync(playwrightResults, { force: true });
  const { log } = await runQuietly(
    suite,
    'playwright',
    ['test', '--config=e2e', `--reporter=json,${reporter('playwright')}`, ...options],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightResults, ...env }, ...running },
  );
  return readJson(playwrightResults, log);
}

/** @param {...string} names */
export function findOnPath(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.some((name) => folders.some((folder) => existsSync(join(folder, name))));
}

/** @param {string} file @param {string} log of the program that was to write it */
function readJson(file, log) {
  if (!existsSync(file)) throw new Error(`The suite ended without a result:\n${tailOf(log)}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
