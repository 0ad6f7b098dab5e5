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
