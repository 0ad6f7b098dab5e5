import type { DateRange } from '@sabi/cv-rules/dates';

/** Later than any month in a CV; not the clock, so that results stay the same. */
const stillGoing = 12 * 9999;

/** In months. */
export function monthsOf(date: string | null, monthOfYear: number): number | null {
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
export const narrowest: Reading = { firstMonth: 12, lastMonth: 1 };

export const startOf = ({ start }: DateRange, { firstMonth } = widest) => monthsOf(start, firstMonth);
export const endOf = ({ end, isCurrent }: DateRange, { lastMonth } = widest) =>
  isCurrent ? stillGoing : monthsOf(end, lastMonth);

interface Span<Period> {
  readonly period: Period;
  readonly start: number;
  readonly end: number;
}

/** In the order of their starts, without periods whose start or end is not known. */
export function toSpans<Period extends DateRange>(
  periods: readonly Period[],
  reading = widest,
): Span<Period>[] {
  return periods
    .flatMap((period) => {
      const [start, end] = [startOf(period, reading), endOf(period, reading)];
      return start === null || end === null || end < start ? [] : [{ period, start, end }];
    })
    .toSorted((a, b) => a.start - b.start);
}

/** Months in positions with a known end, each once; a bare year counts in full. */
export function measureWorkedMonths(positions: readonly DateRange[]): number {
  let counted = 0;
  let months = 0;
  for (const { start, end } of toSpans(positions.filter(({ isCurrent }) => !isCurrent))) {
    months += Math.max(0, end - Math.max(start, counted) + 1);
    counted = Math.max(counted, end + 1);
  }
  return months;
}
