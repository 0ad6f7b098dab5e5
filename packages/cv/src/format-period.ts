import { intlLocales, type Language } from '@sabi/contracts/language';

/** `2024-01` → "January 2024"; `2024` stays "2024". */
export function formatMonth(month: string, language: Language): string {
  if (!month.includes('-')) return month;
  const format = new Intl.DateTimeFormat(intlLocales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

export interface Period {
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly is_current: boolean;
}

/** "January 2020 – Present", or the known part of it; null when nothing is known. */
export function formatPeriod(
  { start_date, end_date, is_current }: Period,
  { language, present }: { language: Language; present: string },
): string | null {
  const start = start_date && formatMonth(start_date, language);
  const end = is_current ? present : end_date && formatMonth(end_date, language);
  return [start, end].filter(Boolean).join(' – ') || null;
}
