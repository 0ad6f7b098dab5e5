import { findDateRange, findDates } from '@sabi/cv-rules/dates';

/** A text with its dates as `YYYY-MM` or `YYYY`. */
export interface DatedText {
  readonly text: string;
  readonly dates: ReadonlySet<string>;
}

const present = /\b(present|now|current(ly)?|today|ongoing|sekarang|kini|saat ini|hingga kini)\b/i;

/** Whether a line contains a word for the present. */
export function mentionsPresent(line: string): boolean {
  return present.test(line);
}

/** Whether a line marks the period of this start date as ongoing: `Mei 2019 – Sekarang`. */
export function mentionsOngoingSince(line: string, start: string): boolean {
  const { start: said, isCurrent = false } = findDateRange(line)?.value ?? {};
  return isCurrent && typeof said === 'string' && (said.startsWith(start) || start.startsWith(said));
}

export function findDatesIn(text: string): DatedText {
  const spaced = text.replace(/,(?=\p{L})/gu, ', '); // `Bandung,Mei 2019`
  const { start, end } = findDateRange(spaced)?.value ?? {};
  const dates = [start, end, ...findDates(spaced).map(({ value }) => value)];
  return { text, dates: new Set(dates.filter((date) => typeof date === 'string')) };
}

/** In full, or short where unambiguous: `'19`, `Mei 19`, `05/19`, `2018/19`. */
function mentionsYear({ text, dates }: DatedText, year: string): boolean {
  if (new RegExp(`(?<!\\d)${year}(?!\\d)`).test(text)) return true;
  if ([...dates].some((date) => date.startsWith(year))) return true;
  const before = `['’‘]|(?<!\\d)(?:0?[1-9]|1[0-2]|(?:19|20)\\d{2})\\s?[/–-]\\s?`;
  return new RegExp(`(?:${before})${year.slice(2)}(?!\\d|[/.]\\d)`, 'u').test(text);
}

/** Whether a line contains `2019-05`, as name or number of the month beside the year, or `2019`. */
export function mentionsMonth(line: DatedText, month: string): boolean {
  const [year = '', number] = month.split('-');
  if (!number) return mentionsYear(line, year);
  return line.dates.has(month) || mentionsInFigures(line.text, year, String(Number(number)));
}

/** Dates in forms that the rules do not read: `05/19`, `05/25/2019`, `2019/5`. */
function mentionsInFigures(text: string, year: string, month: string): boolean {
  const short = `(?:${year.slice(0, 2)})?${year.slice(2)}`;
  const behind = `(?<![\\d/.])(?:\\d{1,2}[/-])?0?${month}[/-](?:\\d{1,2}[/-])?${short}(?![\\d/])`;
  return new RegExp(`${behind}|(?<!\\d)${year}[/.]0?${month}(?![\\d.,/])`).test(text);
}
