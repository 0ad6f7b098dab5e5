import { setTimeout as delay } from 'node:timers/promises';

/** Waits until `work` settles or the time is over, whichever is first. */
export async function waitWithTimeout(
  milliseconds: number,
  work: Promise<unknown> | undefined,
): Promise<void> {
  await Promise.race([work, delay(milliseconds, undefined, { ref: false })]);
}
