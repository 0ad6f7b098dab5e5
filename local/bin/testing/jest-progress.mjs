// Says how many of a run's test files have ended; everything else that jest finds out is in its JSON.
import { formatProgress } from './run-quietly.mjs';

/** @typedef {import('@jest/reporters').Reporter} Reporter */

/** @implements {Pick<Reporter, 'onTestResult'>} */
export default class JestProgress {
  /**
   * @param {unknown} _test
   * @param {unknown} _result
   * @param {import('@jest/test-result').AggregatedResult} results
   */
  onTestResult(_test, _result, { numTotalTestSuites, numPassedTestSuites, numFailedTestSuites }) {
    console.log(formatProgress(numPassedTestSuites + numFailedTestSuites, numTotalTestSuites));
  }
}
