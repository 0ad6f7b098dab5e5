import { distance } from 'fastest-levenshtein';
import { isPlace } from './vocabulary/places';

/** A period of a CV: `YYYY-MM` or `YYYY`. */
export interface DateRange {
  readonly start: string | null;
  readonly end: string | null;
  readonly isCurrent: boolean;
  /** Set where the text has the later date first: start and end are exchanged. */
  readonly isReversed?: true;
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
  /^mar|^mac$/,
  /^apr/,
  /^mei|^may/,
  /^jun/,
  /^jul/,
  /^ag|^aug|^ogo/,
  /^sep/,
  /^okt|^oct/,
  /^nov|^nop/,
  /^des|^dec|^dis/,
];

/** Names in full, for words with a wrong letter. */
const fullMonthNames =
  'januari january februari february maret march april juni june juli july agustus august september oktober october november desember december'.split(
    ' ',
  );

/** In English, Indonesian and, where it differs, Malay. */
const month =
  '(?:jan(?:uari|uary)?|[fp]eb(?:r(?:uari|uary)?)?|mar(?:et|ch)?|mac|apr(?:il)?|mei|may|jun[ie]?|jul(?:y|i|ai)?|ogos|' +
  'agu?(?:st(?:us)?)?|agt|ags|agst|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|oct(?:ober)?|no[vp](?:ember)?|d[ei]s(?:ember)?|dec(?:ember)?)';
/** `20XX`, `20__`: a year that a template or a careful person leaves open. */
const unknownYear = '(?:(?:19|20)(?:xx|__|\\?\\?|\\*\\*)|xxxx)';
const year = `(?:19[5-9]\\d|20[0-4]\\d|${unknownYear})`;
/** `Summer of`, `Q3`, `Semester Ganjil`, `early`: a part of a year. */
const partOfYear =
  '(?:(?:summer|spring|winter|autumn|fall|musim (?:panas|dingin|semi|gugur))(?:\\s+of)?|(?:q|h|kuartal|triwulan|caturwulan|semester|sem|quarter|term)\\.?\\s?(?:[1-4]|i{1,3}|iv|ganjil|genap|gasal)\\s?[,/-]?|early|mid(?:dle of)?|late|awal|pertengahan|akhir)';
const day = '(?:\\d{1,2}(?:st|nd|rd|th)?[ .-]+)?';
const dayBehind = '\\s+\\d{1,2}(?:st|nd|rd|th)?';
const date = [
  `${month}\\.?${dayBehind},\\s*${year}`,
  `${day}${month}\\b[.,]?[\\s/-]*(?:${year}|['‘’]\\d{2}|\\d{2}\\b)`,
  `\\d{1,2}[/.-]\\d{1,2}[/.-]${year}`,
  `\\d{1,2}\\s?[/.-]\\s?${year}`,
  `${year}\\s?[/.-]\\s?(?:0[1-9]|1[0-2])(?!\\d)`,
  `${partOfYear}[\\s-]*(?:tahun\\s)?${year}(?:/\\d{2}(?!\\d))?`,
  `${year}\\s?[/-]?\\s?[qh][1-4](?!\\d)`,
  year,
].join('|');
const present =
  '(?:present|presently|current(?:ly)?|now|today|date|ongoing|onwards?|sekarang(?: ini)?|skrg?|saat ini|kini|hari ini|tahun ini|seterusnya|dst|masih(?: (?:bekerja|aktif|berjalan))?|still|this day|in progress|continuing)';
const to =
  '\\s*(?:–|—|-|−|~|→|up to|to|until|till|s\\.?\\s?/?\\s?d\\.?|sampai(?: dengan)?|(?:se)?hingga|sd)\\s*';
const from = '(?:(?:since|sejak|mulai|from|dari|tahun|thn\\.?|th\\.|periode)\\s+){0,2}';

const dayAndYear = `${dayBehind}(?:,\\s*| )${year}`;
// In `Jun 13 - Aug 19` the numbers are years; in `Jun 13 - Aug 30, 2019` they are days.
const daysOfOneYear = `${month}\\.?${dayBehind}${to}${month}\\.?${dayAndYear}`;

// `Feb – Mei 2019` and `Jun 3 - Aug 30, 2019` share the year; `2015/16`, `2015/2016` and `Summer 2015/16` are two years.
const rangePattern = new RegExp(
  `(?<![\\w/.]|\\d-)${from}(?:(?!${daysOfOneYear})(?<start>${date})${to}(?:(?<end>${date})|(?<present>${present}))|(?<startMonth>${month})\\.?(?:${dayBehind})?${to}${day}(?<endOfSame>${month}\\.?(?:${dayAndYear}|\\s+${year}))|(?:${partOfYear}[\\s-]*)?(?<shortStart>${year})[-/–](?<shortEnd>\\d{2})|(?<firstYear>${year})/(?<lastYear>${year}))(?![\\w/])`,
  'iu',
);
/** `since 2018`, `2018 onwards`, `Februari 2021 –` with nothing behind the dash. */
const openPatterns = [
  `(?<![\\w/.])(?:since|sejak|mulai)\\s+(?<start>${date})(?![\\w/])`,
  `(?<![\\w/.])(?<start>${date})\\s+onwards?(?!\\w)`,
  `(?<![\\w/.]|\\d-)(?<start>${date})\\s*[–—-](?=\\s*(?:$|[)\\]|\\t]))`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** `Sekarang – Maret 2020`: the later end first. */
const backwardsPattern = new RegExp(
  `(?<![\\p{L}/.])(?<present>${present})${to}(?<start>${date})(?![\\w/])`,
  'iu',
);
/** `08/19 – 10/21`, `’17 – ’20`: only as a range; a single one may be a day or a quotation. */
const shortMonth = "(?:(?:0?[1-9]|1[0-2])/\\d{2}|['‘’]\\d{2})";
const shortYear = /^['‘’]\d{2}$/;
const shortPattern = new RegExp(
  `(?<![\\w/.,-])(?<start>${shortMonth})${to}(?:(?<end>${shortMonth})|(?<present>${present}))(?![\\w/])`,
  'iu',
);
const aPartOfYear = new RegExp(`^${partOfYear}|[qh][1-4]$`, 'i');
const wholeMonth = new RegExp(`^${month}$`, 'iu');
const shortestMisspelt = 5;
const lastMonth = new RegExp(`(?<!\\p{L})${month}\\.?$`, 'iu');
const datePattern = new RegExp(`(?<![\\w/.,-])(?:${date})(?![\\w/])(?![.,]\\d)`, 'giu');

/** The first period in the text, such as `Mei 2019 – Sekarang`, `05/2019 - 08/2022`, `Feb – Mei 2019`, `since 2018`. */
export function findDateRange(printed: string): Found<DateRange> | undefined {
  if (!mayHoldDate.test(printed)) return undefined;
  const text = spellPresent(spellMonths(printed));
  const backwards = backwardsPattern.exec(text);
  const match = backwards ?? rangePattern.exec(text) ?? shortPattern.exec(text) ?? findOpen(text);
  if (!match?.groups) return undefined;
  const {
    start,
    end,
    present: untilNow,
    startMonth,
    endOfSame,
    shortStart,
    shortEnd,
    firstYear,
    lastYear,
  } = match.groups;
  const position = { from: match.index, to: endOfWord(printed, text, match.index + match[0].length) };
  if (startMonth && endOfSame) return { value: withOneYear(startMonth, endOfSame), ...position };
  if (shortStart && shortEnd) {
    // `2021-03` is a month; a school year ends in the following year.
    if (Number(shortEnd) <= 12 && Number(shortEnd) !== (Number(shortStart) + 1) % 100) return undefined;
    return {
      value: { start: shortStart, end: shortStart.slice(0, 2) + shortEnd, isCurrent: false },
      ...position,
    };
  }
  if (firstYear && lastYear)
    return { value: { start: toMonth(firstYear), end: toMonth(lastYear), isCurrent: false }, ...position };
  const isCurrent = untilNow !== undefined || end === undefined;
  const [first, last] = [toMonth(start ?? ''), end ? toMonth(end) : null];
  const isReversed = first !== null && last !== null && last.slice(0, 4) < first.slice(0, 4);
  return {
    value: isReversed
      ? { start: last, end: first, isCurrent, isReversed }
      : { start: first, end: last, isCurrent },
    ...position,
  };
}

/** A word that was spelled anew in fewer letters ends where it is printed to end. */
function endOfWord(printed: string, text: string, at: number): number {
  let end = at;
  while (end < printed.length && text[end] === ' ' && printed[end] !== ' ') end += 1;
  return end;
}

function findOpen(text: string): RegExpExecArray | undefined {
  return openPatterns.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? undefined;
}

/** Nearly every line without one is rejected here, before the long patterns. */
const mayHoldDate = /\d|xxxx/i;
const wordBeforeDate = /\p{L}{5,11}(?=\.?\s+(?:\d|xx))|\p{L}{5,11}(?=\s*[–—-]\s*\p{L}+\s+\d{4})/giu;

/**
 * `Febuari 2022` → `Feb     2022`: a month with a wrong, missing or additional letter before a year, as an abbreviation
 * of the same length, so that positions stay.
 */
function spellMonths(text: string): string {
  return text.replace(wordBeforeDate, (word) => {
    const lower = word.toLowerCase();
    if (fullMonthNames.includes(lower)) return word;
    const most = word.length >= 7 ? 2 : 1;
    const meant = fullMonthNames.find((name) => name[0] === lower[0] && distance(lower, name) <= most);
    return meant ? meant.slice(0, 3).padEnd(word.length) : word;
  });
}

const wordBehindDate =
  /(?<=\d\s*(?:[–—-]|sampai|hingga|s\.?\s?\/?\s?d\.?|to|until)\s*)\p{L}{6,9}(?!\p{L})/giu;
/** Words for the present, with how many letters of each may be wrong: `President` is two from `Present`. */
const presentWords: Readonly<Record<string, number>> = { sekarang: 2, present: 1 };

/** `2022 - sekarng` → `2022 - kini   `: a word for the present with wrong letters, which is no place, in the same length. */
function spellPresent(text: string): string {
  return text.replace(wordBehindDate, (word) => {
    const lower = word.toLowerCase();
    const isMeant = Object.entries(presentWords).some(
      ([name, most]) => lower[0] === name[0] && lower !== name && distance(lower, name) <= most,
    );
    return isMeant && !isPlace(word) ? 'kini'.padEnd(word.length) : word;
  });
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
  return findDateMentions(text).flatMap(({ value, ...position }) => (value ? [{ value, ...position }] : []));
}

/** Like `findDates`, with those without a year: null for `Jan 20XX`. */
export function findDateMentions(text: string): Found<string | null>[] {
  if (!mayHoldDate.test(text)) return [];
  return [...spellMonths(text).matchAll(datePattern)].map((match) => ({
    value: toMonth(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** True for `Expires Nov`: the year follows. */
export function endsWithMonth(text: string): boolean {
  return lastMonth.test(text);
}

/** A month by its name or abbreviation, also with a wrong letter. */
export function isMonthName(word: string): boolean {
  return (
    wholeMonth.test(word) ||
    (word.length >= shortestMisspelt && wholeMonth.test(spellMonths(`${word} 2000`).split(' ')[0] ?? ''))
  );
}

/** The text without a range and the punctuation around it. */
export function without(text: string, { from: start, to: end }: { from: number; to: number }): string {
  const before = text.slice(0, start).replace(/(?<![\s([|,;:·•/–—-])[\s([|,;:·•/–—-]+$/, '');
  const after = text.slice(end).replace(/^[\s)\]|,;:·•–—-]+/, '');
  if (!before || !after) return trimPunctuation(before + after);
  return trimPunctuation(`${before} | ${after}`);
}

export function trimPunctuation(text: string): string {
  const trimmed = text.replace(/^[\s|,;:·•\]–—-]+|(?<![\s|,;:·•[–—-])[\s|,;:·•[–—-]+$/g, '');
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
  if (!known || !/^\d{4}$/.test(known)) return null;
  if (aPartOfYear.test(lower) || shortYear.test(lower)) return known;
  if (index >= 0) return `${known}-${pad(index + 1)}`;
  const numbers =
    (years ? lower.replace(known, '') : lower.replace(/\d{2}$/, '')).match(/\d{1,2}/g)?.map(Number) ?? [];
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
