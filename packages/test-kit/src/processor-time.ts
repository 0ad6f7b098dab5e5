/**
 * Processor time of synchronous work: unlike elapsed time it does not grow with other load of a shared machine.
 * @returns milliseconds
 */
export function measureProcessorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Processor time of asynchronous work, including all other work of this process meanwhile.
 * @returns milliseconds
 */
export async function measureProcessorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Shortest of three runs: the first one compiles the code, and load lengthens any. */
export function leastProcessorMs(work: () => void): number {
  return Math.min(...[1, 2, 3].map(() => measureProcessorMs(work)));
}

/** Shorter durations are within measurement noise. */
const leastComparableMs = 2;
const rounds = 5;

/**
 * Growth in time for ten times the input: about ten if linear, a hundred if quadratic. Both are measured alternately and
 * at their shortest, so that a slow or temporarily busy machine does not change the verdict.
 */
export function growthOverTenfold(work: (times: number) => void): number {
  const timeOf = (times: number) =>
    measureProcessorMs(() => {
      work(times);
    });
  const runs = Array.from({ length: rounds }, () => ({ once: timeOf(1), tenfold: timeOf(10) }));
  const once = Math.min(...runs.map((run) => run.once));
  const tenfold = Math.min(...runs.map((run) => run.tenfold));
  return tenfold / Math.max(once, leastComparableMs);
}
