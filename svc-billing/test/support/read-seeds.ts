/** `SEED=123` runs that one again, `SEED=100-199` these; left out, those of `usual`. */
export function readSeeds(usual: string): readonly number[] {
  const [first = 1, last = first] = (process.env['SEED'] ?? usual).split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
