/** `SEED=123` runs one seed, `SEED=100-199` a range; defaults to `usual`. */
export function readSeeds(usual: string): readonly number[] {
  const [first = 1, last = first] = (process.env['SEED'] ?? usual).split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
