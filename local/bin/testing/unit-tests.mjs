// Tests of units and services: jest for all workspaces at once.
import { dirname, join, relative } from 'node:path';
import { root } from '../prepare.mjs';
import { runJest } from '../suites.mjs';
import { groupTests, listWorkspaces, removeGroups } from '../test-groups.mjs';
import { escapeForRegExp, quoteForShell } from './shell-words.mjs';

/** @typedef {import('./test-run.mjs').Outcome} Outcome */
/** @typedef {import('./test-run.mjs').OnProgress} OnProgress */

/** Tests that compare times: beside others they would measure these. */
export const timingTests = String.raw`\.timing\.test\.tsx?$`;

/** Tests that `npm run test:all` adds: the long form of what has a short one, and matrices. */
const addedTests = String.raw`\.all\.test\.tsx?$`;

const workers = '--maxWorkers=3';

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

/** @param {OnProgress} onProgress */
export const runTimingTests = (onProgress) =>
  runTests('timing', ['--runInBand', '--testPathPatterns', timingTests], onProgress);

/**
 * @param {string} suite
 * @param {readonly string[]} options which tests, and how many at a time
 * @param {OnProgress} onProgress
 * @returns {Promise<Outcome>}
 */
async function runTests(suite, options, onProgress) {
  const results = await runJest(options, { suite, onProgress });
  const failures = results.testResults.flatMap((/** @type {import('../suites.mjs').JestFile} */ file) =>
    listFailures(file),
  );
  return {
    counts: {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests,
    },
    failures,
  };
}

/** A group's tests stand below the path of the file they come from: see test-groups.mjs. */
const groupedFile = /^(?:src|test)\/.*\.test\.tsx?$/;

/**
 * @param {import('../suites.mjs').JestFile} file
 * @returns {import('./test-run.mjs').Failure[]}
 */
function listFailures({ name, message, assertionResults }) {
  const path = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return message ? [{ title: path, command: `npx jest ${path}`, message }] : [];
  return failed.map(({ ancestorTitles: [first = '', ...rest], title, failureMessages }) => {
    const isGrouped = groupedFile.test(first);
    const file = isGrouped ? join(dirname(dirname(path)), first) : path;
    const test = [...(isGrouped || first === '' ? [] : [first]), ...rest, title].join(' ');
    return {
      title: `${file} › ${test}`,
      command: `npx jest ${file} -t ${quoteForShell(escapeForRegExp(test))}`,
      message: failureMessages.join('\n'),
    };
  });
}
