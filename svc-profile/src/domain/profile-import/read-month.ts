import { languages } from '@sabi/contracts/language';

/** Short month names by language; a full name begins with one. */
const shortNames = languages.flatMap((language) =>
  Array.from({ length: 12 }, (_none, index) => {
    const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
    return { name: format.format(new Date(Date.UTC(2024, index, 15))).toLowerCase(), number: index + 1 };
  }),
);

/** Longer values are ignored. */
const maxMonthLength = 40;

/** `Jan 2019` → `2019-01`; `2019` stays; null for anything else. */
export function readMonth(said = ''): string | null {
  if (said.length > maxMonthLength) return null;
  const [, name = '', year] = /^(\p{L}*)\.?\s*(\d{4})$/u.exec(said.trim()) ?? [];
  if (!year) return null;
  if (name === '') return year;
  const month = shortNames.find((each) => name.toLowerCase().startsWith(each.name));
  return month ? `${year}-${String(month.number).padStart(2, '0')}` : year;
}
