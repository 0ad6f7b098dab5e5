// Unit and service tests: jest for all workspaces at once.
import { availableParallelism, totalmem } from 'node:os';
import { relative } from 'node:path';
import { root } from '../prepare.mjs';
import { runJest } from '../suites.mjs';
import { commandFor, groupTests, listWorkspaces, removeGroups } from '../test-groups.mjs';

/** @typedef {import('./test-run.mjs').Outcome} Outcome */
/** @typedef {import('./test-run.mjs').OnProgress} OnProgress */

/** Tests that compare times, which other load would distort. */
const timingTests = String.raw`\.timing\.test\.tsx?$`;

/** Tests of `npm run test:all` only: long forms of short tests, and matrices. */
const addedTests = String.raw`\.all\.test\.tsx?$`;

/** Memory of a worker with all services under test loaded. */
const workerBytes = 2 * 1024 ** 3;

/** Two more than there are cores, as a service test waits a third of its time for its database and timers. */
const workers = `--maxWorkers=${Math.max(2, Math.min(availableParallelism() + 2, Math.floor(totalmem() / workerBytes)))}`;

/**
 * Tests of `npm test`, the files of a workspace in groups.
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
 * Two files at a time, because about half of them mostly wait for a server that is away or slow; more would distort the times that
 * the others compare.
 * @param {OnProgress} onProgress
 */
export const runTimingTests = (onProgress) =>
  runTests('timing', ['--maxWorkers=2', '--forceExit', '--testPathPatterns', timingTests], onProgress);

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
