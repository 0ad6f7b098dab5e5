/** Results of a field: right, invented or wrong (`extra`), missed or wrong (`missed`). */
export interface Tally {
  right: number;
  extra: number;
  missed: number;
}
export type Tallies = Map<string, Tally>;

export interface Measure {
  precision: number;
  recall: number;
  f1: number;
}

export function addTo(
  tallies: Tallies,
  field: string,
  { right = 0, extra = 0, missed = 0 }: Partial<Tally>,
): void {
  const tally = tallies.get(field) ?? { right: 0, extra: 0, missed: 0 };
  tallies.set(field, {
    right: tally.right + right,
    extra: tally.extra + extra,
    missed: tally.missed + missed,
  });
}

export function sumOf(all: Iterable<Tallies>): Tallies {
  const sum: Tallies = new Map();
  for (const tallies of all) for (const [field, tally] of tallies) addTo(sum, field, tally);
  return sum;
}

export function measure({ right, extra, missed }: Tally): Measure {
  const precision = right / (right + extra || 1);
  const recall = right / (right + missed || 1);
  return { precision, recall, f1: (2 * right) / (2 * right + extra + missed || 1) };
}

/** The mean of the fields' F1, rare and common alike. */
export function macroF1(tallies: Tallies): number {
  const measures = [...tallies.values()].map((tally) => measure(tally).f1);
  return measures.reduce((sum, f1) => sum + f1, 0) / (measures.length || 1);
}
