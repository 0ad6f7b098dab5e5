import { setTimeout as delay } from 'node:timers/promises';

/**
 * Repeats `attempt` until it stops throwing; after `timeoutMs` its last error is thrown. The default is long enough for a
 * machine that pauses now and then.
 */
export async function eventually<T>(
  attempt: () => T | Promise<T>,
  timeoutMs = 120_000,
  intervalMs = 50,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(intervalMs);
    }
  }
}
