// `npm test`: everything there is to check, on a machine that has only Node. Its last line sums up all suites.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt, ensureInstalled, exitCodeOf, root, turbo } from './prepare.mjs';
import { browsers, findOnPath, runJest, runPlaywright } from './suites.mjs';
import { groupTests, listWorkspaces, removeGroups } from './test-groups.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const summary = [];
/** Names of the tests that failed, told again at the end: output of passed suites may be long. @type {string[]} */
const failures = [];

/**
 * Runs one suite to its end, whatever came of the others.
 * @param {string} name
 * @param {() => Promise<Counts>} work
 */
async function suite(name, work) {
  const startedAt = Date.now();
  console.log(`\n── ${name} ──`);
  /** @type {Counts} */
  let counts;
  try {
    counts = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += counts[key];
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  summary.push(`${name.padEnd(18)} ${describe(counts)}   (${seconds} s)`);
}

/** @param {Counts} counts */
const describe = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** A check that has one answer. @param {() => Promise<unknown>} work @returns {Promise<Counts>} */
async function oneCheck(work) {
  await work();
  return { passed: 1, failed: 0, skipped: 0 };
}

/** @param {string} command @param {string[]} args */
async function succeed(command, args) {
  if ((await exitCodeOf(command, args)) !== 0) throw new Error(`${command} found faults`);
}

/** Tests that compare times: beside others they would measure these. */
const timing = '\\.timing\\.test\\.ts$';

/** @param {readonly string[]} options which tests, and how many at a time */
async function runTests(options) {
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults } =
    await runJest(options);
  for (const { name, message, assertionResults } of testResults) {
    const failed = assertionResults.filter(
      (/** @type {{ status: string }} */ { status }) => status === 'failed',
    );
    if (message && failed.length === 0) failures.push(`${relative(root, name)}\n${message}`);
    for (const { fullName, failureMessages } of failed)
      failures.push(`${relative(root, name)} › ${fullName}\n${failureMessages.join('\n')}`);
  }
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  };
}

/** Every test but those of times, the files of a workspace some at a time. */
async function runUnits() {
  const { default: jest } = await import('../../jest.config.mjs');
  const workspaces = listWorkspaces(root, jest.projects);
  const files = workspaces.flatMap((workspace) => groupTests(workspace, timing));
  try {
    return await runTests(['--maxWorkers=3', '--testMatch', ...files]);
  } finally {
    workspaces.forEach(removeGroups);
  }
}

async function runJourneys() {
  const { stats, suites, errors } = await runPlaywright();
  for (const { title, file, tests } of suites.flatMap(specsOf)) {
    if (tests.every(({ status }) => status === 'expected' || status === 'skipped')) continue;
    const told = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    failures.push([`${file} › ${title}`, ...told.map(plain)].join('\n'));
  }
  // What belongs to no test, such as servers that cannot be stopped.
  for (const error of errors) failures.push(`browser journeys\n${plain(error)}`);
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + errors.length, skipped };
}

/** @param {import('@playwright/test/reporter').JSONReportSuite} suite @returns {import('@playwright/test/reporter').JSONReportSpec[]} */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {{ message?: string }} error */
const plain = ({ message = '' }) => stripVTControlCharacters(message);

/** What the tests ran against, so that nobody takes a stand-in for the real thing. */
function describeServers() {
  const version = (/** @type {string} */ command, /** @type {string[]} */ args) =>
    (spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '').split('\n')[0]?.trim() ?? '';
  const chromium = browsers.find((name) => findOnPath(name));
  return [
    'MongoDB    real (a replica set of one mongod 6.0 or later, started by the tests)',
    findOnPath('rabbitmq-server') && findOnPath('epmd')
      ? 'RabbitMQ   real (private nodes of the rabbitmq-server on PATH)'
      : 'RabbitMQ   STAND-IN: the in-process adapter, for rabbitmq-server is not installed',
    findOnPath('versitygw')
      ? 'S3         real (versitygw)'
      : 'S3         STAND-IN: a folder, for versitygw is not installed',
    chromium
      ? `Chromium   real (${version(chromium, ['--version']) || 'on PATH'})`
      : "Chromium   real (Playwright's own download)",
    findOnPath('WebKitWebDriver') && findOnPath('xvfb-run')
      ? 'WebKit     real (WebKitGTK), for one purchase in each language'
      : 'WebKit     LEFT OUT: WebKitWebDriver or xvfb-run is not installed, so no purchase was made in it',
    describeCheckers(),
  ];
}

/** Who looked at the manifests of Kubernetes beside our own rules. */
function describeCheckers() {
  const checkers = ['kubernetes-validate', 'kube-score', 'checkov'];
  const missing = checkers.filter((name) => !findOnPath(name));
  if (!findOnPath('kustomize', 'kubectl'))
    return 'Manifests  THE BASE ALONE: overlays were not rendered, for neither kustomize nor kubectl is installed';
  return missing.length > 0
    ? `Manifests  NOT CHECKED by ${missing.join(', ')}, for they are not installed`
    : `Manifests  checked by ${checkers.join(', ')}`;
}

process.chdir(root);
await ensureInstalled();
await suite('build', () => oneCheck(ensureBuilt));
await suite('types', () => oneCheck(() => turbo(['run', 'typecheck', '--output-logs=errors-only'])));
// A workspace at a time: all at once, the types of all of them would have to fit into one process.
await suite('lint', () =>
  oneCheck(() => turbo(['run', 'lint', '--concurrency=2', '--output-logs=errors-only'])),
);
await suite('format', () => oneCheck(() => succeed('prettier', ['--check', '--log-level=warn', '.'])));
await suite('units and services', runUnits);
await suite('timing', () => runTests(['--runInBand', '--testPathPatterns', timing]));
await suite('browser journeys', runJourneys);

for (const failure of failures)
  console.log(`\nFAILED  ${failure.split('\n').slice(0, 20).join('\n        ')}`);
console.log(`\n${[...summary, '', ...describeServers()].map((line) => `  ${line}`).join('\n')}\n`);
console.log(describe(total));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
