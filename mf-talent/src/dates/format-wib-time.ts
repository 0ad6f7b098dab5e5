import type { Language } from '@sabi/contracts/language';
import { calendarDay, formatClock, toWib } from '@sabi/shell-sdk/dates';

/** Both languages write the first three letters of weekdays and months. */
const short = (name: string) => name.slice(0, 3);

/** `Tue 1 Dec, 17:00 WIB`, `Sel 1 Des, 17.00 WIB`: the team's hours are Western Indonesia's, wherever the reader is. */
export function formatWibTime(moment: string, language: Language): string {
  const inWib = toWib(moment);
  const { weekday, day, month } = calendarDay(inWib, language);
  return `${short(weekday)} ${day} ${short(month)}, ${formatClock(inWib, language)} WIB`;
}
