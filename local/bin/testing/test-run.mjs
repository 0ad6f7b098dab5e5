// Suites of one run: prints a line as each ends, and finally the failures with commands to run them alone.
import { stdout } from 'node:process';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ title: string, command: string, message: string }} Failure `command` runs it alone
 * @typedef {{ counts: Counts, failures: readonly Failure[] }} Outcome
 * @typedef {import('./run-quietly.mjs').OnProgress} OnProgress
 */

/** Lines shown of each failure's message; the log has all. */
const shownLines = 12;

export class TestRun {
  #startedAt = Date.now();
  /** @type {Counts} */
  #total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {Failure[]} */
  #failures = [];

  /**
   * Runs one suite to its end, even after failures of others.
   * @param {string} name
   * @param {(onProgress: OnProgress) => Promise<Outcome>} work
   */
  async suite(name, work) {
    const startedAt = Date.now();
    const title = name.padEnd(20);
    showProgress(title);
    const { counts, failures } = await work((done, total) =>
      showProgress(`${title} ${done} of ${total}`),
    ).catch((/** @type {unknown} */ error) => failedToRun(name, error));
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) this.#total[key] += counts[key];
    this.#failures.push(...failures);
    showProgress('');
    console.log(`${title} ${describe(counts)}${inSeconds(startedAt)}`);
  }

  /**
   * Prints the summary.
   * @param {readonly string[]} notes stand-ins that were used
   * @returns {number} exit code
   */
  report(notes) {
    for (const { title, message } of this.#failures)
      console.log(`\nFAILED  ${title}\n${indent(message.trim().split('\n').slice(0, shownLines))}`);
    if (this.#failures.length > 0) {
      const commands = [...new Set(this.#failures.map(({ command }) => command))];
      console.log(`\nRun each alone:\n${indent(commands)}`);
    }
    if (notes.length > 0) console.log(`\n${notes.join('\n')}`);
    console.log(`\n${'all suites'.padEnd(20)} ${describe(this.#total)}${inSeconds(this.#startedAt)}`);
    const { passed, failed, skipped } = this.#total;
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`); // a form that CI systems parse
    return failed === 0 && passed > 0 ? 0 : 1;
  }
}

/** @param {Counts} counts */
const describe = ({ passed, failed, skipped }) =>
  `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped`;

/** @param {number} startedAt ms */
const inSeconds = (startedAt) => `${String(Math.round((Date.now() - startedAt) / 1000)).padStart(6)} s`;

/** @param {readonly string[]} lines */
const indent = (lines) => lines.map((line) => `        ${line}`).join('\n');

/** @param {string} name @param {unknown} error @returns {Outcome} */
function failedToRun(name, error) {
  const message = error instanceof Error ? error.message : String(error);
  return {
    counts: { passed: 0, failed: 1, skipped: 0 },
    failures: [{ title: `${name} could not be run`, command: 'npm test', message }],
  };
}

/** On a terminal only: in a log each step would be a line. @param {string} text */
function showProgress(text) {
  if (stdout.isTTY) stdout.write(`\r\u001B[K${text}`);
}
