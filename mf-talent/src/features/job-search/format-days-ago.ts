import { intlLocales, type Language } from '@sabi/contracts/language';
import { dayInWib, formatWibDay } from '@sabi/shell-sdk/dates';

const dayMs = 86_400_000;
const longestDays = 30;

/** `yesterday`, `3 days ago`, for what is older than a month its day. Days are those of Western Indonesia. */
export function formatDaysAgo(moment: string, now: number, language: Language): string {
  const today = dayInWib(new Date(now).toISOString());
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(dayInWib(moment))) / dayMs));
  if (days > longestDays) return formatWibDay(moment, language);
  return new Intl.RelativeTimeFormat(intlLocales[language], { numeric: 'auto' }).format(-days, 'day');
}

/** Days that are left until a moment, begun ones counted. */
export const countDaysLeft = (moment: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / dayMs));
