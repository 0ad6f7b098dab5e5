import { setTimeout as delay } from 'node:timers/promises';

/** Waits for `work` to settle, but no longer than that. */
export async function atMost(milliseconds: number, work: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([work, delay(milliseconds, undefined, { ref: false })]);
}
