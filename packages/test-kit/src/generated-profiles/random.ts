export interface Random {
  /** From `least` to `most`, both inclusive. */
  between(least: number, most: number): number;
  twoDigits(least: number, most: number): string;
  digits(count: number): string;
  pick<Item>(items: readonly Item[]): Item;
  /** Distinct items, in any order. */
  some<Item>(items: readonly Item[], least: number, most: number): Item[];
  /** @returns null otherwise */
  maybe<Value>(share: number, make: () => Value): Value | null;
  uuid(): string;
}

/** Reproducible random numbers: mulberry32, sufficient for test data. */
export function createRandom(seed: number): Random {
  let state = (seed + 1) * 0x9e3779b9;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const digits = (count: number) => Array.from({ length: count }, () => between(0, 9)).join('');
  return {
    between,
    digits,
    twoDigits: (least, most) => String(between(least, most)).padStart(2, '0'),
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    some: (items, least, most) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, between(least, most))
        .map(({ item }) => item),
    maybe: (share, make) => (next() < share ? make() : null),
    uuid: () => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`,
  };
}
