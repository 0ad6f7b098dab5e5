import { setTimeout as delay } from 'node:timers/promises';

/** Longer than any lookup of an address takes on a machine that is not overloaded. */
const defaultStepMs = 200;

/**
 * Runs the work and resolves after a whole number of fixed steps, so that the response time does not show whether a
 * mail was sent; even on a busy machine most cases take the same number of steps.
 * @param stepMs longer for work that calls services slower than the database
 */
export async function padResponseTime<T>(work: () => Promise<T>, stepMs = defaultStepMs): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const passedMs = performance.now() - start;
    const steps = Math.max(1, Math.ceil(passedMs / stepMs));
    await delay(steps * stepMs - passedMs);
  }
}
