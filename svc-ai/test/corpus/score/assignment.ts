/**
 * Pairs rows with columns for the greatest total worth (Hungarian method). Pairs without worth are left out.
 * @param worth worth[row][column], not negative
 * @returns pairs of row and column, by row
 */
export function assignBest(worth: number[][]): [row: number, column: number][] {
  const rows = worth.length;
  const columns = worth[0]?.length ?? 0;
  const size = Math.max(rows, columns);
  const at = (row: number, column: number) => worth[row - 1]?.[column - 1] ?? 0;
  const rowPrice = new Array<number>(size + 1).fill(0);
  const columnPrice = new Array<number>(size + 1).fill(0);
  const rowOf = new Array<number>(size + 1).fill(0);

  for (let row = 1; row <= size; row += 1) {
    const cheapest = new Array<number>(size + 1).fill(Infinity);
    const reachedFrom = new Array<number>(size + 1).fill(0);
    const isDone = new Array<boolean>(size + 1).fill(false);
    let column = 0;
    rowOf[0] = row;
    do {
      isDone[column] = true;
      const current = rowOf[column] ?? 0;
      let step = Infinity;
      let next = 0;
      for (let other = 1; other <= size; other += 1) {
        if (isDone[other]) continue;
        const cost = -at(current, other) - (rowPrice[current] ?? 0) - (columnPrice[other] ?? 0);
        if (cost < (cheapest[other] ?? 0)) {
          cheapest[other] = cost;
          reachedFrom[other] = column;
        }
        if ((cheapest[other] ?? 0) < step) {
          step = cheapest[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= size; other += 1) {
        if (isDone[other]) {
          const taken = rowOf[other] ?? 0;
          rowPrice[taken] = (rowPrice[taken] ?? 0) + step;
          columnPrice[other] = (columnPrice[other] ?? 0) - step;
        } else cheapest[other] = (cheapest[other] ?? 0) - step;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = reachedFrom[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    }
  }
  return rowOf
    .map((row, column): [number, number] => [row - 1, column - 1])
    .filter(([row, column]) => row >= 0 && column >= 0 && (worth[row]?.[column] ?? 0) > 0)
    .sort(([left], [right]) => left - right);
}
