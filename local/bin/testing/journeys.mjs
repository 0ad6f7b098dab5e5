// Browser journeys and the short form of the resilience suite, by Playwright.
import { stripVTControlCharacters } from 'node:util';
import { runPlaywright } from '../suites.mjs';
import { escapeForRegExp, quoteForShell } from './shell-words.mjs';

/** @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite */
/** @typedef {import('@playwright/test/reporter').JSONReportSpec} Spec */

/** The core journeys. @param {import('./test-run.mjs').OnProgress} onProgress */
export const runCoreJourneys = (onProgress) => runJourneys('journeys', ['--project=core'], onProgress);

/** @param {import('./test-run.mjs').OnProgress} onProgress */
export const runAddedJourneys = (onProgress) =>
  runJourneys(
    'added journeys',
    ['journeys', 'site', 'resilience'].map((project) => `--project=${project}`),
    onProgress,
  );

/**
 * @param {string} suite
 * @param {readonly string[]} options
 * @param {import('./test-run.mjs').OnProgress} onProgress
 * @returns {Promise<import('./test-run.mjs').Outcome>}
 */
async function runJourneys(suite, options, onProgress) {
  const { stats, suites, errors } = await runPlaywright(options, { suite, onProgress });
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    counts: { passed: expected, failed: unexpected + flaky + errors.length, skipped },
    failures: [
      ...suites
        .flatMap((each) => specsOf(each))
        .filter(({ ok }) => !ok)
        .map(describeFailure),
      // Errors outside of tests, such as a server that cannot be stopped.
      ...errors.map((error) => ({
        title: suite,
        command: 'npx playwright test -c e2e',
        message: plain(error),
      })),
    ],
  };
}

/** @param {Suite} suite @param {readonly string[]} above titles @returns {(Spec & { titles: readonly string[] })[]} */
function specsOf({ title, file, specs, suites = [] }, above = []) {
  const titles = title === file ? above : [...above, title];
  return [
    ...specs.map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
    ...suites.flatMap((suite) => specsOf(suite, titles)),
  ];
}

/** @param {Spec & { titles: readonly string[] }} spec @returns {import('./test-run.mjs').Failure} */
function describeFailure({ file, titles, tests }) {
  const title = titles.join(' ');
  return {
    title: `e2e/${file} › ${title}`,
    command: `npm run build && npx playwright test -c e2e ${file} -g ${quoteForShell(escapeForRegExp(title))}`,
    message: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(plain))).join('\n'),
  };
}

/** Browser logs precede the call log and fill a screen, which would cut the cause off. */
const browserLogs = /Browser logs:\n.*?(?=Call log:\n|$)/s;

/** @param {{ message?: string }} error */
const plain = ({ message = '' }) => stripVTControlCharacters(message).replace(browserLogs, '');
