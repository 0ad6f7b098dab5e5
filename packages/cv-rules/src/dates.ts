/** A period of a CV: `YYYY-MM` or `YYYY`. */
export interface DateRange {
  readonly start: string | null;
  readonly end: string | null;
  readonly isCurrent: boolean;
}

export interface Found<T> {
  readonly value: T;
  /** Position in the text. */
  readonly from: number;
  readonly to: number;
}

const monthNames: readonly RegExp[] = [
  /^jan/,
  /^feb|^peb/,
  /^mar/,
  /^apr/,
  /^mei|^may/,
  /^jun/,
  /^jul/,
  /^ag|^aug/,
  /^sep/,
  /^okt|^oct/,
  /^nov|^nop/,
  /^des|^dec/,
];

const month =
  '(?:jan(?:uari|uary)?|[fp]eb(?:r(?:uari|uary)?)?|mar(?:et|ch)?|apr(?:il)?|mei|may|jun[ie]?|jul[iy]?|' +
  'agu?(?:st(?:us)?)?|agt|ags|agst|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|oct(?:ober)?|no[vp](?:ember)?|des(?:ember)?|dec(?:ember)?)';
const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const day = '(?:\\d{1,2}(?:st|nd|rd|th)?[ .-]+)?';
const dayBehind = '\\s+\\d{1,2}(?:st|nd|rd|th)?';
const date = [
  `${month}\\.?${dayBehind},\\s*${year}`,
  `${day}${month}\\b[.,]?[\\s/-]*(?:${year}|['‘’]\\d{2}|\\d{2}\\b)`,
  `\\d{1,2}[/.-]\\d{1,2}[/.-]${year}`,
  `\\d{1,2}\\s?[/.-]\\s?${year}`,
  `${year}\\s?[/.-]\\s?(?:0[1-9]|1[0-2])(?!\\d)`,
  `(?:summer|spring|winter|autumn|fall)\\s${year}`,
  year,
].join('|');
const present =
  '(?:present|presently|current(?:ly)?|now|today|date|ongoing|sekarang(?: ini)?|saat ini|kini|hari ini|masih (?:bekerja|aktif|berjalan))';
const to = '\\s*(?:–|—|-|−|~|→|up to|to|until|till|s\\.?\\s?/?\\s?d\\.?|sampai(?: dengan)?|hingga)\\s*';
const from = '(?:(?:since|sejak|mulai|from|dari|tahun|th\\.|periode)\\s+){0,2}';

const dayAndYear = `${dayBehind}(?:,\\s*| )${year}`;
// In `Jun 13 - Aug 19` the numbers are years; in `Jun 13 - Aug 30, 2019` they are days.
const daysOfOneYear = `${month}\\.?${dayBehind}${to}${month}\\.?${dayAndYear}`;

// `Feb – Mei 2019` and `Jun 3 - Aug 30, 2019` share the year; `2015/16` and `2015-16` are a school year.
const rangePattern = new RegExp(
  `(?<![\\w/.]|\\d-)${from}(?:(?!${daysOfOneYear})(?<start>${date})${to}(?:(?<end>${date})|(?<present>${present}))|(?<startMonth>${month})\\.?(?:${dayBehind})?${to}${day}(?<endOfSame>${month}\\.?(?:${dayAndYear}|\\s+${year}))|(?<shortStart>${year})[-/–](?<shortEnd>\\d{2}))(?![\\w/])`,
  'iu',
);
const openPattern = new RegExp(`(?<![\\w/.])(?:since|sejak|mulai)\\s+(?<start>${date})(?![\\w/])`, 'iu');
const lastMonth = new RegExp(`(?<!\\p{L})${month}\\.?$`, 'iu');
const datePattern = new RegExp(`(?<![\\w/.,-])(?:${date})(?![\\w/])(?![.,]\\d)`, 'giu');

/** The first period in the text, such as `Mei 2019 – Sekarang`, `05/2019 - 08/2022`, `Feb – Mei 2019`, `since 2018`. */
export function findDateRange(text: string): Found<DateRange> | undefined {
  const match = rangePattern.exec(text) ?? openPattern.exec(text);
  if (!match?.groups) return undefined;
  const { start, end, present: untilNow, startMonth, endOfSame, shortStart, shortEnd } = match.groups;
  const position = { from: match.index, to: match.index + match[0].length };
  if (startMonth && endOfSame) return { value: withOneYear(startMonth, endOfSame), ...position };
  if (shortStart && shortEnd) {
    // `2021-03` is a month; a school year ends in the following year.
    if (Number(shortEnd) <= 12 && Number(shortEnd) !== (Number(shortStart) + 1) % 100) return undefined;
    return {
      value: { start: shortStart, end: shortStart.slice(0, 2) + shortEnd, isCurrent: false },
      ...position,
    };
  }
  const isCurrent = untilNow !== undefined || end === undefined;
  return { value: { start: toMonth(start ?? ''), end: end ? toMonth(end) : null, isCurrent }, ...position };
}

/** `Nov – Feb 2020` began in the year before. */
function withOneYear(startMonth: string, last: string): DateRange {
  const end = toMonth(last) ?? '';
  const endYear = Number(end.slice(0, 4));
  const start = toMonth(`${startMonth} ${endYear}`) ?? '';
  return { start: start > end ? `${endYear - 1}${start.slice(4)}` : start, end, isCurrent: false };
}

/** All single dates in the text, without numbers that only look like years (amounts, parts of longer numbers). */
export function findDates(text: string): Found<string>[] {
  return [...text.matchAll(datePattern)].flatMap((match) => {
    const value = toMonth(match[0]);
    return value ? [{ value, from: match.index, to: match.index + match[0].length }] : [];
  });
}

/** True for `Expires Nov`: the year follows. */
export function endsWithMonth(text: string): boolean {
  return lastMonth.test(text);
}

/** The text without a range and the punctuation around it. */
export function without(text: string, { from: start, to: end }: { from: number; to: number }): string {
  const before = text.slice(0, start).replace(/(?<![\s(|,;:·•–—-])[\s(|,;:·•–—-]+$/, '');
  const after = text.slice(end).replace(/^[\s)|,;:·•–—-]+/, '');
  if (!before || !after) return trimPunctuation(before + after);
  return trimPunctuation(`${before} | ${after}`);
}

export function trimPunctuation(text: string): string {
  const trimmed = text.replace(/^[\s|,;:·•–—-]+|(?<![\s|,;:·•–—-])[\s|,;:·•–—-]+$/g, '');
  return /^\([^()]*$/.test(trimmed) ? trimmed.slice(1).trim() : trimmed;
}

/** Newest first, the current one before all, those without a date last. For `sort`. */
export function byRecency(
  a: { start_date: string | null; end_date: string | null; is_current: boolean },
  b: { start_date: string | null; end_date: string | null; is_current: boolean },
): number {
  if (a.is_current !== b.is_current) return a.is_current ? -1 : 1;
  return (b.start_date ?? b.end_date ?? '').localeCompare(a.start_date ?? a.end_date ?? '');
}

function toMonth(text: string): string | null {
  const lower = text.toLowerCase().trim();
  const years = lower.match(new RegExp(year, 'g'));
  const word = /[a-z]{3,}/.exec(lower.replace(/^\d{1,2}(?:st|nd|rd|th)/, ''))?.[0];
  const index = word ? monthNames.findIndex((name) => name.test(word)) : -1;
  const known = years?.at(-1) ?? expandYear(/(\d{2})$/.exec(lower)?.[1]);
  if (!known) return null;
  if (index >= 0) return `${known}-${pad(index + 1)}`;
  const numbers =
    lower
      .replace(known, '')
      .match(/\d{1,2}/g)
      ?.map(Number) ?? [];
  const monthNumber = numbers.length === 2 ? numbers[1] : numbers[0];
  return monthNumber && monthNumber <= 12 ? `${known}-${pad(monthNumber)}` : known;
}

function expandYear(short: string | undefined): string | undefined {
  if (!short) return undefined;
  return Number(short) >= 50 ? `19${short}` : `20${short}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
