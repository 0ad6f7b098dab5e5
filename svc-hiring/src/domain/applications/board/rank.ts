import type { StoredApplication } from '../application';

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
const millisDigits = 13;
const indexDigits = 3;
/** Ends ranks that come from times, because one that ends in a zero has no room in front of it. */
const last = 'i';

/** Text whose order is the order in a stage; that of one never placed is the time of its submission. */
export const rankOf = ({
  rank,
  clock,
  created_at: createdAt,
}: Pick<StoredApplication, 'rank' | 'clock' | 'created_at'>): string =>
  rank ?? rankAtEnd(clock.submitted_at ?? createdAt, 0);

/** After all that came earlier. @param index of several that come at once */
export const rankAtEnd = (at: Date, index: number): string =>
  [
    String(at.getTime()).padStart(millisDigits, '0'),
    index.toString(digits.length).padStart(indexDigits, '0'),
    last,
  ].join('');

/**
 * Ranks in order between two others.
 * @param low '' for the start of the stage @param high null for its end; greater than `low`
 */
export function ranksBetween(low: string, high: string | null, count: number): string[] {
  if (count <= 0) return [];
  const middle = rankBetween(low, high);
  const before = Math.floor((count - 1) / 2);
  return [...ranksBetween(low, middle, before), middle, ...ranksBetween(middle, high, count - 1 - before)];
}

/** Digits are those of fractions, so that there is always room between two. */
function rankBetween(low: string, high: string | null): string {
  if (high !== null) {
    let same = 0;
    while (same < high.length && (low[same] ?? '0') === high[same]) same += 1;
    if (same > 0) return high.slice(0, same) + rankBetween(low.slice(same), high.slice(same));
  }
  const lowDigit = low === '' ? 0 : digits.indexOf(low.charAt(0));
  const highDigit = high === null ? digits.length : digits.indexOf(high.charAt(0));
  if (highDigit - lowDigit > 1) return digits.charAt(Math.round((lowDigit + highDigit) / 2));
  if (high !== null && high.length > 1) return high.charAt(0);
  return digits.charAt(lowDigit) + rankBetween(low.slice(1), null);
}
