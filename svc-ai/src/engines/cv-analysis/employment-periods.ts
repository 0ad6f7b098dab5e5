import { endOf, monthsOf, narrowest, startOf, toSpans } from '@sabi/job-match/periods';
import type { Period } from './analyzed-cv';

const longestGapMonths = 6;
const longestOverlapMonths = 3;

/** Whether its text has the later date first. */
export function isBackwards(period: Period): boolean {
  if (period.isReversed) return true;
  const [start, end] = [startOf(period), endOf(period)];
  return start !== null && end !== null && end < start;
}

/**
 * The positions around the first gap that is neither education nor explained.
 * @param explained dates of separate lines among the positions: `Career break (2017)`
 */
export function findGap(
  positions: readonly Period[],
  schools: readonly Period[],
  explained: readonly string[] = [],
): Period[] {
  const atSchool = toSpans(schools);
  const spans = toSpans(positions);
  let last = spans[0];
  for (const span of spans.slice(1)) {
    if (!last) break;
    const { end } = last;
    const isGap = span.start - end - 1 > longestGapMonths;
    const isFilled = atSchool.some((school) => school.start < span.start && school.end > end);
    const isExplained = explained.some(
      (date) => (monthsOf(date, 12) ?? 0) > end && (monthsOf(date, 1) ?? 0) < span.start,
    );
    if (isGap && !isFilled && !isExplained) return [last.period, span.period];
    if (span.end > end) last = span;
  }
  return [];
}

/** The first two positions with a long overlap. */
export function findOverlap(positions: readonly Period[]): Period[] {
  const spans = toSpans(positions, narrowest);
  for (const [index, span] of spans.entries()) {
    const other = spans
      .slice(index + 1)
      .find(({ start, end }) => Math.min(span.end, end) - start + 1 > longestOverlapMonths);
    if (other) return [span.period, other.period];
  }
  return [];
}

/** False when every position is later than the one above. */
export function isInOrder(positions: readonly Period[]): boolean {
  const starts = positions.map((position) => startOf(position)).filter((start) => start !== null);
  if (starts.length < 2) return true;
  return starts.some((start, index) => index > 0 && start <= (starts[index - 1] ?? 0));
}
