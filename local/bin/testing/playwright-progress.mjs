// Reports how many journeys have finished; results are in Playwright's JSON.
import { formatProgress } from './run-quietly.mjs';

/** @typedef {import('@playwright/test/reporter').Reporter} Reporter */

/** @implements {Reporter} */
export default class PlaywrightProgress {
  #total = 0;
  #done = 0;

  /** @param {unknown} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.#total = suite.allTests().length;
  }

  onTestEnd() {
    console.log(formatProgress((this.#done += 1), this.#total));
  }

  /** Test output goes to the run's log. */
  printsToStdio() {
    return true;
  }
}
