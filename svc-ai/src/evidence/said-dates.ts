import { languages } from '@sabi/contracts/language';

const present = /\b(present|now|current(ly)?|today|ongoing|sekarang|kini|saat ini|hingga kini)\b/i;

/** Names of each month, January first, long and short, in both languages of ours. */
const monthNames: readonly (readonly string[])[] = Array.from({ length: 12 }, (_none, index) =>
  languages.flatMap((language) =>
    (['long', 'short'] as const).map((month) =>
      new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
        .format(new Date(Date.UTC(2024, index, 15)))
        .toLowerCase()
        .replace('.', ''),
    ),
  ),
);

/** Whether a line says that something goes on. */
export function saysPresent(line: string): boolean {
  return present.test(line);
}

/** Whether a line says `2019-05`, by name or number, or `2019`. */
export function saysMonth(line: string, month: string): boolean {
  const [year = '', number] = month.split('-');
  const text = line.toLowerCase();
  if (!text.includes(year)) return new RegExp(`['’]${year.slice(2)}\\b`).test(text) && !number;
  if (!number) return true;
  const plain = String(Number(number));
  const asNumber = new RegExp(
    `(?<!\\d)0?${plain}\\s*[/.-]\\s*(\\d{1,2}\\s*[/.-]\\s*)?${year}|${year}\\s*[/.-]\\s*0?${plain}(?!\\d)`,
  );
  if (asNumber.test(text)) return true;
  const names = monthNames[Number(number) - 1] ?? [];
  return names.some((name) => new RegExp(`(?<!\\p{L})${name}`, 'u').test(text));
}
