import type { Language } from '@sabi/contracts/language';
import { calendarDay, toWib } from '@sabi/shell-sdk/dates';

/** `17 December`, in the team's time zone. */
export function formatWibDayMonth(moment: string, language: Language): string {
  const { day, month } = calendarDay(toWib(moment), language);
  return `${day} ${month}`;
}
