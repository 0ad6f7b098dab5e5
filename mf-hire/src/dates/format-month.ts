import type { Language } from '@sabi/contracts/language';
import { calendarDay } from '@sabi/shell-sdk/dates';

/** `2024-03` → `March 2024`; `2024` stays a year. */
export function formatMonth(value: string, language: Language): string {
  if (value.length === 4) return value;
  const { month, year } = calendarDay(new Date(`${value.slice(0, 7)}-01`), language);
  return `${month} ${year}`;
}
