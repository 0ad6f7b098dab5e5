import { intlLocales, type Language } from '@sabi/contracts/language';
import { formatDate } from '@sabi/shell-sdk/dates';

const jakartaMs = 7 * 3_600_000;

/** `2026-11-28`: the day of a moment in Jakarta, in the browser and on the server. */
export function dayInJakarta(moment: string): string {
  return new Date(Date.parse(moment) + jakartaMs).toISOString().slice(0, 10);
}

/** A moment → `28 November 2026`. */
export function formatDayInJakarta(moment: string, language: Language): string {
  return formatDate(dayInJakarta(moment), language);
}

export function formatCount(count: number, language: Language): string {
  return count.toLocaleString(intlLocales[language]);
}
