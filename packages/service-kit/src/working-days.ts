import { wibOffsetMs } from './jakarta-time';
import { isDayOff } from './public-holidays';

const hour = 3_600_000;
const day = 24 * hour;
/** End of the team's day, WIB. */
const closingHour = 17;

/**
 * The end of the working day this many working days after the day of a moment. Saturdays, Sundays, public holidays and joint
 * leave do not count.
 * @param workingDays 0 for that day itself, whichever day of the week it is
 */
export function findEndOfWorkingDay(from: Date, workingDays: number): Date {
  let midnight = Math.floor((from.getTime() + wibOffsetMs) / day) * day;
  for (let left = workingDays; left > 0;) {
    midnight += day;
    if (isWorkingDay(midnight)) left -= 1;
  }
  return new Date(midnight + closingHour * hour - wibOffsetMs);
}

/**
 * Last moment of which the end of that working day is over: what began until then is overdue.
 * @param workingDays as of `findEndOfWorkingDay`
 */
export function findLastOverdue(now: Date, workingDays: number): Date {
  const midnight = Math.floor((now.getTime() + wibOffsetMs) / day) * day;
  for (let next = midnight + day; ; next -= day) {
    const end = new Date(next - 1 - wibOffsetMs);
    if (findEndOfWorkingDay(end, workingDays) < now) return end;
  }
}

/** @param midnight of a day in WIB */
function isWorkingDay(midnight: number): boolean {
  const date = new Date(midnight);
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isDayOff(date.toISOString().slice(0, 10));
}
