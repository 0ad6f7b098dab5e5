import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs steps in order until done or aborted.
 * @param end ends a pause at once; a running step finishes
 * @param pauseMs before each step, for other work
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
