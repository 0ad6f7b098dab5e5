/** @returns milliseconds that the work takes */
export async function measureTime(work: () => Promise<void>): Promise<number> {
  const begunAt = performance.now();
  await work();
  return performance.now() - begunAt;
}
