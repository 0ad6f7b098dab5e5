// Finds the name that a misspelled one stands for. Plain JavaScript without dependencies.

/** Long names differ by chance less often, so two slips are a misspelling there, and one elsewhere. */
const longName = 10;

/**
 * @param {string} name
 * @param {readonly string[]} known
 * @returns {string | undefined} the nearest known name, if the other is likely a misspelling of it
 */
export function findNearest(name, known) {
  const [nearest] = known
    .map((other) => ({ other, slips: countSlips(name, other) }))
    .filter(({ other, slips }) => slips <= (other.length >= longName ? 2 : 1))
    .sort((one, other) => one.slips - other.slips);
  return nearest?.other;
}

/**
 * Letters that are missing, too many, others or swapped with their neighbour (optimal string alignment distance).
 * @param {string} one
 * @param {string} other
 */
export function countSlips(one, other) {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const at = (/** @type {number} */ up, /** @type {number} */ left) =>
        (up === 0 ? current : rows[row - up])?.[column - left] ?? Infinity;
      const isEqual = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(1, 0) + 1,
        at(0, 1) + 1,
        at(1, 1) + (isEqual ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? at(2, 2) + 1 : Infinity,
      );
    }
    rows.push(current);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
