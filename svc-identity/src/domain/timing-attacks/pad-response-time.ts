import { setTimeout as delay } from 'node:timers/promises';

/** Longer than an address lookup, unless the machine is overloaded. */
const defaultStepMs = 200;

/**
 * Resolves after a whole number of fixed steps, so that timing does not reveal whether a mail was sent; even
 * on a busy machine most cases take the same number.
 * @param stepMs longer for calls of slower services
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
