import type { Language } from '@sabi/contracts/language';

const locales: Record<Language, string> = { en: 'en-GB', id: 'id-ID' };

/** `2024-12-28` → `28 December 2024` or `28 Desember 2024`, the same in every time zone. */
export function formatDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
}
