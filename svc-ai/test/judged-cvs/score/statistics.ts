export type Pair = readonly [number, number];

/** Ranks from 1; equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Spearman's rank correlation, -1 to 1; NaN where one side has no order. */
export function spearman(pairs: readonly Pair[]): number {
  const left = ranksOf(pairs.map(([value]) => value));
  const right = ranksOf(pairs.map(([, value]) => value));
  const [meanLeft, meanRight] = [mean(left), mean(right)];
  const products = left.map((rank, index) => (rank - meanLeft) * ((right[index] ?? 0) - meanRight));
  const squares = (ranks: readonly number[], middle: number) =>
    ranks.reduce((sum, rank) => sum + (rank - middle) ** 2, 0);
  const spread = Math.sqrt(squares(left, meanLeft) * squares(right, meanRight));
  return products.reduce((sum, product) => sum + product, 0) / spread;
}

/** Mean of the distances, in the unit of the values. */
export function meanDistance(pairs: readonly Pair[]): number {
  return mean(pairs.map(([left, right]) => Math.abs(left - right)));
}
