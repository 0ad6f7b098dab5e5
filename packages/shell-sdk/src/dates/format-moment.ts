import { intlLocales, type Language } from '@sabi/contracts/language';

/** Formats a timestamp as "28 Dec 2024, 12:00", in the visitor's time zone. */
export function formatMoment(timestamp: string, language: Language): string {
  const format = new Intl.DateTimeFormat(intlLocales[language], { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(timestamp));
}

/** Formats a timestamp as "28 December 2024", in the visitor's time zone. */
export function formatDay(timestamp: string, language: Language): string {
  return new Intl.DateTimeFormat(intlLocales[language], { dateStyle: 'long' }).format(new Date(timestamp));
}
