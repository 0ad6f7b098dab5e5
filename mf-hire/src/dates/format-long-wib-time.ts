import type { Language } from '@sabi/contracts/language';
import { calendarDay, formatClock, toWib } from '@sabi/shell-sdk/dates';

/** `Tuesday, 1 December, 17:00 WIB`, in the team's time zone. */
export function formatLongWibTime(moment: string, language: Language): string {
  const inWib = toWib(moment);
  const { weekday, day, month } = calendarDay(inWib, language);
  return `${weekday}, ${day} ${month}, ${formatClock(inWib, language)} WIB`;
}
