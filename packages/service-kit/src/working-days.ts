const hour = 3_600_000;
const day = 24 * hour;
/** WIB has no daylight saving time. */
const wibOffset = 7 * hour;
/** End of the team's day, WIB. */
const closingHour = 17;

/**
 * The end of the working day this many working days after the day of a moment. Saturdays and Sundays do not count; public
 * holidays, which are set anew each year, do.
 * @param workingDays 0 for that day itself, whichever day of the week it is
 */
export function findEndOfWorkingDay(from: Date, workingDays: number): Date {
  let midnight = Math.floor((from.getTime() + wibOffset) / day) * day;
  for (let left = workingDays; left > 0;) {
    midnight += day;
    if (isWorkingDay(midnight)) left -= 1;
  }
  return new Date(midnight + closingHour * hour - wibOffset);
}

/** @param midnight of a day in WIB */
function isWorkingDay(midnight: number): boolean {
  const weekday = new Date(midnight).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
