import { setTimeout as delay } from 'node:timers/promises';

/**
 * Takes one step after the other until all are taken or there is something better to do.
 * @param end aborted when that comes; a pause is over with it, a step is taken to its end
 * @param pauseMs before each step, in which something may come and others have the processor
 */
export async function runUntilAborted(
  steps: readonly (() => Promise<unknown>)[],
  end: AbortSignal,
  pauseMs: number,
): Promise<void> {
  for (const step of steps) {
    await delay(pauseMs, undefined, { signal: end }).catch(() => undefined); // its end is looked at next
    if (end.aborted) return;
    await step();
  }
}
