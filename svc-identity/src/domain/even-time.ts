import { setTimeout as delay } from 'node:timers/promises';

/** Longer than any of the ways a question about an address is answered on a machine that is not overloaded. */
const evenTimeMs = 200;

/**
 * Does the work and answers no sooner than after a fixed time, so that a fast "there is nothing to do" cannot be told
 * from a slower "a mail is on its way".
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), delay(evenTimeMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
