/**
 * The time a processor has worked for something that runs without waiting: unlike the time on the clock, it does not grow
 * with what else a shared machine does.
 * @returns milliseconds
 */
export function measureProcessorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * The same for something that waits in between: whatever else this process does meanwhile counts too.
 * @returns milliseconds
 */
export async function measureProcessorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Shortest of three runs: code is compiled in the first, and a busy machine lengthens any. */
export function leastProcessorMs(work: () => void): number {
  return Math.min(...[1, 2, 3].map(() => measureProcessorMs(work)));
}

/** Shorter durations are within the noise of the measurement. */
const leastComparableMs = 2;
const rounds = 5;

/**
 * How many times as long something takes over ten times as much: some ten when it looks at everything once, a hundred when
 * it looks back over all it has read. Both are measured by turns, each at its shortest, so that a machine that is slow, or
 * busy for a while, changes neither verdict.
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
