// jest begins with the largest files, which tend to take longest. What takes long for its size comes before them: begun
// last, it would be waited for alone.
import TestSequencer from '@jest/test-sequencer';

const longest = ['svc-billing/test/random-runs.all.test.ts'];

export default class LongestFirst extends TestSequencer {
  /**
   * @override
   * @type {TestSequencer['sort']}
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}

/** @param {{ path: string }} test */
function isLong({ path }) {
  return longest.some((name) => path.endsWith(name));
}
