import type { Language } from '@sabi/contracts/language';
import { calendarDay, formatClock, formatDate, toWib } from '@sabi/shell-sdk/dates';

const jakartaMs = 7 * 3_600_000;

/** A moment → `28 November 2026`, its day in Jakarta. */
export function formatDayInJakarta(moment: string, language: Language): string {
  return formatDate(new Date(Date.parse(moment) + jakartaMs).toISOString().slice(0, 10), language);
}

/** `Tuesday, 1 December, 17:00 WIB`, as the team works in Western Indonesia's time. */
export function formatWibTime(moment: string, language: Language): string {
  const inWib = toWib(moment);
  const { weekday, day, month } = calendarDay(inWib, language);
  return `${weekday}, ${day} ${month}, ${formatClock(inWib, language)} WIB`;
}

/** `10:42`, in Indonesian `10.42`, in the visitor's time zone. */
export function formatLocalClock(moment: Date, language: Language): string {
  return formatClock(new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000), language);
}
