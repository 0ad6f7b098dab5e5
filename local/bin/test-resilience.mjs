// `npm run test:resilience`: proves the numbered promises of docs/checks/reliability.yaml in their long form and prints
// the figure each reached. `npm run test:resilience -- R4 R12` selects some. The short form runs in `npm run test:all`.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt, ensureInstalled, root, stopInWords, Stopped } from './prepare.mjs';
import { runJest, runPlaywright } from './suites.mjs';
import { listTests, listWorkspaces } from './test-groups.mjs';

stopInWords();

/**
 * Result of one test for one promise.
 * @typedef {{ outcome: 'passed' | 'failed' | 'skipped', seconds: number, said: string[], file: string }} Proof
 */

process.chdir(root);
await ensureInstalled();
// Needs a package that a new clone has only now.
const { readChecks } = await import('./write-checks.mjs');
const listed = readPromises().map(([number]) => number);
const asked = process.argv.slice(2);
const strange = asked.filter((number) => !listed.includes(number));
if (strange.length > 0)
  throw new Stopped(`The promises are ${listed[0]} to ${listed.at(-1)}, not ${strange.join(' ')}`);

/** Matches the promises named in a test title. */
const pattern = `\\b(${(asked.length > 0 ? asked : listed).join('|')})\\b`;
/** By number. @type {Map<string, Proof[]>} */
const proofs = new Map();

await ensureBuilt();
await runServiceTests();
await runSpecs();
report();

/** Promises proved by tests of services and packages. */
async function runServiceTests() {
  const { default: jest } = await import('../../jest.config.mjs');
  const titled = new RegExp(`['"\`]([^'"\`\\n]* )?${pattern}`);
  const files = listWorkspaces(root, jest.projects)
    .flatMap((workspace) => listTests(workspace).map((path) => join(workspace, path)))
    .filter((file) => titled.test(readFileSync(file, 'utf8')));
  if (files.length === 0) return;
  const options = ['--maxWorkers=2', '--testNamePattern', pattern, '--runTestsByPath', ...files];
  for (const { name, message, assertionResults } of (
    await runJest(options, { suite: 'resilience of services', env: { RESILIENCE: 'full' } })
  ).testResults) {
    const file = relative(root, name);
    if (assertionResults.length === 0 && message) throw new Error(`${file} could not be run:\n${message}`);
    for (const { fullName, status, duration } of assertionResults) {
      const outcome = status === 'pending' ? 'skipped' : status;
      addProof(fullName, () => ({ outcome, seconds: (duration ?? 0) / 1000, said: [], file }));
    }
  }
}

/** Promises whose proof starts and kills processes. */
async function runSpecs() {
  const { suites, errors } = await runPlaywright(['--grep', pattern], {
    suite: 'resilience',
    env: { RESILIENCE: 'full' },
  });
  for (const { message } of errors) throw new Error(message);
  for (const suite of suites) addSuite(suite, []);
}

/**
 * @param {any} suite of Playwright's JSON report
 * @param {readonly string[]} above titles it stands under
 */
function addSuite({ title, file, specs = [], suites = [] }, above) {
  const titles = title === file ? above : [...above, title];
  for (const spec of specs)
    for (const test of spec.tests) addSpec([...titles, spec.title].join(' '), spec, test);
  for (const inner of suites) addSuite(inner, titles);
}

/** @param {string} title @param {any} spec @param {any} test */
function addSpec(title, { file }, { status, results, annotations }) {
  const outcomes = /** @type {const} */ ({ expected: 'passed', skipped: 'skipped' });
  addProof(title, (number) => ({
    outcome: outcomes[/** @type {keyof typeof outcomes} */ (status)] ?? 'failed',
    seconds: results.reduce(
      (/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration / 1000,
      0,
    ),
    said: annotations
      .filter((/** @type {any} */ { type }) => type === number || type === 'skip')
      .map((/** @type {any} */ { description }) => description),
    file: `e2e/${file}`,
  }));
}

/** @param {string} title @param {(number: string) => Proof} toProof */
function addProof(title, toProof) {
  const found = new Set(title.match(new RegExp(pattern, 'g')));
  for (const number of found) proofs.set(number, [...(proofs.get(number) ?? []), toProof(number)]);
}

/** Prints the result of each promise and sets the exit code. */
function report() {
  const promises = readPromises().filter(([number]) => asked.length === 0 || asked.includes(number));
  const states = new Map(promises.map(([number]) => [number, stateOf(proofs.get(number) ?? [])]));
  for (const [number, demand] of promises) {
    const seconds = (proofs.get(number) ?? []).reduce((sum, proof) => sum + proof.seconds, 0);
    console.log(
      `\n${number.padEnd(4)} ${states.get(number)?.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s  ${demand}`,
    );
    for (const { outcome, said, file } of proofs.get(number) ?? [])
      console.log(
        `${' '.repeat(25)}${outcome === 'passed' ? '' : `${outcome}: `}${[...said, file].join(' · ')}`,
      );
  }
  const all = (/** @type {string} */ state) =>
    promises.map(([number]) => number).filter((number) => states.get(number) === state);
  console.log(
    `\n${all('kept').length} kept, ${all('broken').length} broken, ${all('not shown').length} not shown here`,
  );
  for (const state of ['broken', 'not shown'])
    if (all(state).length > 0) console.log(`${state}: ${all(state).join(' ')}`);
  process.exitCode = all('broken').length > 0 || all('kept').length === 0 ? 1 : 0;
}

/** @param {readonly Proof[]} proofsOfOne */
function stateOf(proofsOfOne) {
  if (proofsOfOne.some(({ outcome }) => outcome === 'failed')) return 'broken';
  return proofsOfOne.some(({ outcome }) => outcome === 'passed') ? 'kept' : 'not shown';
}

/** Number and demand of each promise. @returns {[number: string, demand: string][]} */
function readPromises() {
  return readChecks('reliability').flatMap(({ checks }) =>
    checks.map(({ id, demand }) => /** @type {[string, string]} */ ([id, demand])),
  );
}
