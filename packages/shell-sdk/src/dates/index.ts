// Dates in server-rendered pages. Output equals that of `Intl.DateTimeFormat` (`dates.test.ts` compares) without using
// it: a page's first formatter takes a browser 25 to 50 ms, and engines differ in commas and short forms.
import type { Language } from '@sabi/contracts/language';

const months: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
};

const weekdays: Record<Language, string> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  id: 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu',
};

const nameAt = (names: string, index: number) => names.split(' ')[index] ?? '';

export interface CalendarDay {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** @param date day in its UTC fields */
export function calendarDay(date: Date, language: Language): CalendarDay {
  return {
    weekday: nameAt(weekdays[language], date.getUTCDay()),
    day: String(date.getUTCDate()),
    month: nameAt(months[language], date.getUTCMonth()),
    year: String(date.getUTCFullYear()),
  };
}

/** `2024-12-28` → `28 December 2024`, `28 Desember 2024`. */
export function formatDate(date: string, language: Language): string {
  const { day, month, year } = calendarDay(new Date(date), language);
  return `${day} ${month} ${year}`;
}

const wibOffsetMs = 7 * 3_600_000;

/** @returns a date whose UTC fields are the time in Western Indonesia, the team's time zone */
export function toWib(moment: string): Date {
  return new Date(Date.parse(moment) + wibOffsetMs);
}

/** `2026-11-28`, the day of a moment in the team's time zone, in the browser and on the server. */
export const dayInWib = (moment: string): string => toWib(moment).toISOString().slice(0, 10);

/** A moment → `28 November 2026`, its day in the team's time zone. */
export const formatWibDay = (moment: string, language: Language): string =>
  formatDate(dayInWib(moment), language);

/** `19:05`, in Indonesian `19.05`. @param date time in its UTC fields */
export function formatClock(date: Date, language: Language): string {
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return [hours, minutes].join(language === 'id' ? '.' : ':');
}

/** `10:42`, in Indonesian `10.42`, in the visitor's time zone. */
export const formatLocalClock = (moment: Date, language: Language): string =>
  formatClock(new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000), language);

/** Both languages abbreviate weekdays and months to three letters. */
const short = (name: string) => name.slice(0, 3);

/** `Tue 1 Dec, 17:00 WIB`, `Sel 1 Des, 17.00 WIB`, in the team's time zone. */
export function formatWibTime(moment: string, language: Language): string {
  const inWib = toWib(moment);
  const { weekday, day, month } = calendarDay(inWib, language);
  return `${short(weekday)} ${day} ${short(month)}, ${formatClock(inWib, language)} WIB`;
}

export { formatDay, formatMoment } from './format-moment';
