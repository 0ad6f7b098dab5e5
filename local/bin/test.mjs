// `npm test`: everything that can be tested on a machine with only Node. `npm test -- svc-billing` checks and tests one
// part, `npm run test:all` adds all other journeys, matrices, timing and resilience tests, and `npm run test:added` runs
// these alone.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, stopInWords, Stopped } from './prepare.mjs';
import { runCheck } from './testing/checks.mjs';
import { runAddedJourneys, runCoreJourneys } from './testing/journeys.mjs';
import { describeStandIns, forgetLeftOut } from './testing/stand-ins.mjs';
import { TestRun } from './testing/test-run.mjs';
import { runAddedUnitTests, runTimingTests, runUnitTests } from './testing/unit-tests.mjs';

stopInWords();

const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const added = options.includes('--all') || options.includes('--added');
const isWhole = folders.length === 0;

const strange = folders.filter((folder) => !existsSync(join(root, folder, 'package.json')));
if (strange.length > 0) throw new Stopped(`No part of this repository: ${strange.join(', ')}`);

process.chdir(root);
await ensureInstalled();
forgetLeftOut();
const run = new TestRun();
await run.suite('build', () => runCheck('build', folders));
if (!options.includes('--added')) {
  await run.suite('types', () => runCheck('typecheck', folders));
  await run.suite('lint', () => runCheck('lint', folders));
  await run.suite('format', () => runCheck('format:check', folders));
  await run.suite('units and services', (onProgress) => runUnitTests(folders, onProgress));
  if (isWhole || folders.includes('e2e')) await run.suite('journeys', runCoreJourneys);
}
if (added) {
  await run.suite('added tests', runAddedUnitTests);
  await run.suite('timing', runTimingTests);
  await run.suite('added journeys', runAddedJourneys);
}
process.exitCode = run.report(describeStandIns());
