// jest starts the largest files first, as they tend to take longest. Files that take long for their size come even
// before: started last, they would delay the end of the run.
import TestSequencer from '@jest/test-sequencer';

const longest = [
  'svc-billing/test/random-runs.all.test.ts',
  'svc-hiring/test/application-runs.all.test.ts',
  'operations/compatibility/test/killed-run.all.test.ts',
  'k8s/test/checkers.all.test.ts',
  'svc-identity/test/enumeration.timing.test.ts',
  'svc-profile/test/slow-file-store.timing.test.ts',
  'svc-ai/test/parse-cv.test.ts',
  'svc-ai/test/model-failures.test.ts',
];

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
