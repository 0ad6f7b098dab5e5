import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs steps one after the other until all are done or the signal is aborted.
 * @param end ends a pause at once; a running step is finished
 * @param pauseMs before each step, for other work of the process
 */
export async function runUntilAborted(
  steps: readonly (() => Promise<unknown>)[],
  end: AbortSignal,
  pauseMs: number,
): Promise<void> {
  for (const step of steps) {
    await delay(pauseMs, undefined, { signal: end }).catch(() => undefined); // the abort is checked next
    if (end.aborted) return;
    await step();
  }
}
