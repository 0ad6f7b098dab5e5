import { setTimeout as delay } from 'node:timers/promises';

/**
 * Takes one step after the other until all are taken or there is something better to do.
 * @param isOver asked before each step @param pauseMs before each, in which something may come and others have the processor
 */
export async function takeSteps(
  steps: readonly (() => Promise<unknown>)[],
  isOver: () => boolean,
  pauseMs: number,
): Promise<void> {
  for (const step of steps) {
    await delay(pauseMs);
    if (isOver()) return;
    await step();
  }
}
