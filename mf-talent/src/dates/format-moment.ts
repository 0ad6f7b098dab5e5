import type { Language } from '@sabi/contracts/language';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' };

/** A moment → "28 Dec 2024, 12:00", in the visitor's time zone. */
export function formatMoment(timestamp: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(timestamp));
}
