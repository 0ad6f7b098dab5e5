// Dates in pages the server renders. They read as `Intl.DateTimeFormat` writes them (`dates.test.ts` compares) and do
// without it: the first formatter of a page takes a browser 25 to 50 ms, and engines do not agree on commas and short forms.
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

/** @param date its UTC fields are the day that is meant */
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

/** @returns a date whose UTC fields are the moment in Western Indonesia, whose hours are the team's */
export function toWib(moment: string): Date {
  return new Date(Date.parse(moment) + wibOffsetMs);
}

/** `19:05`, in Indonesian `19.05`. @param date its UTC fields are the time that is meant */
export function formatClock(date: Date, language: Language): string {
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return [hours, minutes].join(language === 'id' ? '.' : ':');
}

/** Both languages write the first three letters of weekdays and months. */
const short = (name: string) => name.slice(0, 3);

/** `Tue 1 Dec, 17:00 WIB`, `Sel 1 Des, 17.00 WIB`: the team's hours are Western Indonesia's, wherever the reader is. */
export function formatWibTime(moment: string, language: Language): string {
  const inWib = toWib(moment);
  const { weekday, day, month } = calendarDay(inWib, language);
  return `${short(weekday)} ${day} ${short(month)}, ${formatClock(inWib, language)} WIB`;
}

export { formatDay, formatMoment } from './format-moment';
