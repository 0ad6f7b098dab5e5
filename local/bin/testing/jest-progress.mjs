// Reports how many test files have finished; results are in jest's JSON.
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
