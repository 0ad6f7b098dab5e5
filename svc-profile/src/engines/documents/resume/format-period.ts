import type { Language } from '@sabi/contracts/language';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' };

/** `2024-01` → "January 2024"; `2024`, all that is known, stays "2024". */
export function formatMonth(month: string, language: Language): string {
  if (!month.includes('-')) return month;
  const format = new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** "January 2020 – Present"; as much of it as is known, null when nothing is. */
export function formatPeriod(
  period: { start_date: string | null; end_date: string | null; is_current: boolean },
  { language, present }: { language: Language; present: string },
): string | null {
  const start = period.start_date && formatMonth(period.start_date, language);
  const end = period.is_current ? present : period.end_date && formatMonth(period.end_date, language);
  return [start, end].filter(Boolean).join(' – ') || null;
}
