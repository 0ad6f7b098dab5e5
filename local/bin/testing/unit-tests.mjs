// Tests of units and services: jest for all workspaces at once.
import { availableParallelism, totalmem } from 'node:os';
import { relative } from 'node:path';
import { root } from '../prepare.mjs';
import { runJest } from '../suites.mjs';
import { commandFor, groupTests, listWorkspaces, removeGroups } from '../test-groups.mjs';

/** @typedef {import('./test-run.mjs').Outcome} Outcome */
/** @typedef {import('./test-run.mjs').OnProgress} OnProgress */

/** Tests that compare times: beside others they would measure these. */
const timingTests = String.raw`\.timing\.test\.tsx?$`;

/** Tests of `npm run test:all` alone: long forms of short tests, and matrices. */
const addedTests = String.raw`\.all\.test\.tsx?$`;

/** Memory of a worker that has loaded the services it tests. */
const workerBytes = 2 * 1024 ** 3;

/** Two more than there are cores, as a service's test spends a third of its time waiting for its database and for timers. */
const workers = `--maxWorkers=${Math.max(2, Math.min(availableParallelism() + 2, Math.floor(totalmem() / workerBytes)))}`;

/**
 * What `npm test` runs, the files of a workspace some at a time.
 * @param {readonly string[]} folders of workspaces; all when none is named
 * @param {OnProgress} onProgress
 */
export async function runUnitTests(folders, onProgress) {
  const { default: jest } = await import('../../../jest.config.mjs');
  const workspaces = listWorkspaces(root, jest.projects).filter(
    (workspace) => folders.length === 0 || folders.includes(relative(root, workspace)),
  );
  if (workspaces.length === 0) return { counts: { passed: 0, failed: 0, skipped: 0 }, failures: [] };
  const files = workspaces.flatMap((workspace) => groupTests(workspace, `${timingTests}|${addedTests}`));
  try {
    return await runTests('units', [workers, '--testMatch', ...files], onProgress);
  } finally {
    workspaces.forEach(removeGroups);
  }
}

/** @param {OnProgress} onProgress */
export const runAddedUnitTests = (onProgress) =>
  runTests('added units', [workers, '--testPathPatterns', addedTests], onProgress);

/**
 * In this one process: what a failed test leaves open, such as a server, would keep it from ending.
 * @param {OnProgress} onProgress
 */
export const runTimingTests = (onProgress) =>
  runTests('timing', ['--runInBand', '--forceExit', '--testPathPatterns', timingTests], onProgress);

/**
 * @param {string} suite
 * @param {readonly string[]} options which tests, and how many at a time
 * @param {OnProgress} onProgress
 * @returns {Promise<Outcome>}
 */
async function runTests(suite, options, onProgress) {
  const results = await runJest(options, { suite, onProgress });
  return {
    counts: {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests,
    },
    failures: results.testResults.flatMap(listFailures),
  };
}

/**
 * @param {import('../suites.mjs').JestFile} file
 * @returns {import('./test-run.mjs').Failure[]}
 */
function listFailures({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0)
    return message ? [{ title: relative(root, name), command: commandFor(root, name), message }] : [];
  return failed.map((test) => ({
    title: `${relative(root, name)} › ${test.fullName}`,
    command: commandFor(root, name, test),
    message: test.failureMessages.join('\n'),
  }));
}
