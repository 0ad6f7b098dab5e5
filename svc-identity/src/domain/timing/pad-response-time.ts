import { setTimeout as delay } from 'node:timers/promises';

/** Longer than any of the ways a question about an address is answered on a machine that is not overloaded. */
const defaultStepMs = 200;

/**
 * Does the work and answers after a whole number of fixed steps, so that a fast "there is nothing to do" cannot be told
 * from a slower "a mail is on its way"; nor, for the most part, where a busy machine needs more than one step for either.
 * @param stepMs longer where the work asks somebody slower than the database
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
