/** A pause of a shared machine delays one attempt, not all. */
const mostAttempts = 3;

/** @returns milliseconds */
export async function timeOf(work: () => PromiseLike<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * Repeats an attempt a few times until it is fast enough.
 * @param attempt returns milliseconds
 * @returns the shortest time in milliseconds
 */
export async function timeQuickest(withinMs: number, attempt: () => Promise<number>): Promise<number> {
  let quickestMs = Number.POSITIVE_INFINITY;
  for (let count = 0; count < mostAttempts && quickestMs >= withinMs; count += 1)
    quickestMs = Math.min(quickestMs, await attempt());
  return quickestMs;
}
