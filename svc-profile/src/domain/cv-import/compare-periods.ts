import { isEarlier } from '@sabi/contracts/profile/entry-rules';

export interface Period {
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly is_current: boolean;
}

/** `2019` and `2019-05` may be the same month; an unknown month may be any. */
export function mayBeSameMonth(one: string | null, other: string | null): boolean {
  return one === null || other === null || one.startsWith(other) || other.startsWith(one);
}

/** Whether two periods may be the same: they start together, or one starts within the other. */
export function mayBeSamePeriod(one: Period, other: Period): boolean {
  if (mayBeSameMonth(one.start_date, other.start_date)) return true;
  return startsWithin(one, other) || startsWithin(other, one);
}

/** Whether the found period adds to or contradicts the known one. */
export function differsFromPeriod(found: Period, known: Period): boolean {
  return (
    differsFromMonth(found.start_date, known.start_date) ||
    (found.is_current ? !known.is_current : differsFromMonth(found.end_date, known.end_date))
  );
}

/** False only when it certainly ends before it begins. */
export function isPossiblePeriod({ start_date, end_date }: Period): boolean {
  return start_date === null || end_date === null || !isEarlier(end_date, start_date);
}

/** A year does not contradict a month of it; a month adds to its year. */
export function differsFromMonth(found: string | null, known: string | null): boolean {
  return found !== null && !(known ?? '').startsWith(found);
}

function startsWithin({ start_date: start }: Period, around: Period): boolean {
  if (start === null || around.start_date === null) return false;
  const end = around.is_current ? '9999' : around.end_date;
  return end !== null && start >= around.start_date && start < end;
}
