import type { Period } from './analyzed-cv';

const longestGapMonths = 6;
const longestOverlapMonths = 3;
/** Later than any month in a CV; not the clock, so that reports stay the same. */
const stillGoing = 12 * 9999;

/** In months. */
function monthsOf(date: string | null, monthOfYear: number): number | null {
  if (date === null) return null;
  const [year, month] = date.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? monthOfYear) - 1;
}

/** Month assumed for a bare year, in the candidate's favour. */
interface Reading {
  readonly firstMonth: number;
  readonly lastMonth: number;
}
const widest: Reading = { firstMonth: 1, lastMonth: 12 };
const narrowest: Reading = { firstMonth: 12, lastMonth: 1 };

const startOf = ({ start }: Period, { firstMonth } = widest) => monthsOf(start, firstMonth);
const endOf = ({ end, isCurrent }: Period, { lastMonth } = widest) =>
  isCurrent ? stillGoing : monthsOf(end, lastMonth);

export function isBackwards(period: Period): boolean {
  const [start, end] = [startOf(period), endOf(period)];
  return start !== null && end !== null && end < start;
}

interface Span {
  readonly period: Period;
  readonly start: number;
  readonly end: number;
}

function toSpans(periods: readonly Period[], reading = widest): Span[] {
  return periods
    .flatMap((period) => {
      const [start, end] = [startOf(period, reading), endOf(period, reading)];
      return start === null || end === null || end < start ? [] : [{ period, start, end }];
    })
    .toSorted((a, b) => a.start - b.start);
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

/** Months in positions with a known end, each once; a bare year counts in full. */
export function measureWorkedMonths(positions: readonly Period[]): number {
  let counted = 0;
  let months = 0;
  for (const { start, end } of toSpans(positions.filter(({ isCurrent }) => !isCurrent))) {
    months += Math.max(0, end - Math.max(start, counted) + 1);
    counted = Math.max(counted, end + 1);
  }
  return months;
}
