import { setImmediate } from 'node:timers/promises';

/**
 * Takes one step after the other until all are taken or there is something better to do.
 * @param isOver asked before each step, after whatever has come meanwhile was taken note of
 */
export async function takeSteps(
  steps: readonly (() => Promise<unknown>)[],
  isOver: () => boolean,
): Promise<void> {
  for (const step of steps) {
    await setImmediate();
    if (isOver()) return;
    await step();
  }
}
