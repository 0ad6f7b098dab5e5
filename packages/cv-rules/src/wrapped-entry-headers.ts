import { findDateRange, findDates } from './dates';
import type { Line } from './line';
import { isInstitution } from './vocabulary/education-words';
import { isPlace } from './vocabulary/places';
import { titleLikeness } from './vocabulary/work-words';

const openRange = /(?:[–—-]|\bto|\bs\.?\/?d\.?|\bsampai|\bhingga|\p{L}{3})$/u;
const onlyYear = /^(?:19|20)\d{2}$/;
const shortestWrappedHeader = 30;
const mostWrappedWords = 3;

/** Restores dates and words of an entry header that were wrapped into the next line. */
export function joinWrappedEntryHeaders(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    const pair =
      previous && (joinRange(previous, line) ?? liftDates(previous, line) ?? joinWords(previous, line));
    if (pair) joined.splice(-1, 1, ...pair);
    else joined.push(line);
  }
  return joined;
}

/** `Staff ⇥ Nov 2017 – Desember` over `PT Maju ⇥ 2019`: a range broken by a narrow column. */
function joinRange(previous: Line, line: Line): Line[] | undefined {
  const [first, last] = [previous.cells.at(-1) ?? '', line.cells.at(-1) ?? ''];
  if (previous.cells.length < 2 || !onlyYear.test(last)) return undefined;
  if (findDateRange(first) || !openRange.test(first) || !findDateRange(`${first} ${last}`)) return undefined;
  const joined = withCells(previous, [...previous.cells.slice(0, -1), `${first} ${last}`]);
  return line.cells.length > 1 ? [joined, withCells(line, line.cells.slice(0, -1))] : [joined];
}

/** `• Led six people ⇥ Jan 2018 – now`: dates beside the first point belong to the header above it. */
function liftDates(previous: Line, line: Line): Line[] | undefined {
  const last = line.cells.at(-1) ?? '';
  if (line.marker !== 'bullet' || line.cells.length < 2 || previous.marker === 'bullet') return undefined;
  if (!isWhollyDates(last) || findDateRange(previous.text)) return undefined;
  return [withCells(previous, [...previous.cells, last]), withCells(line, line.cells.slice(0, -1))];
}

/** `Bachelor of Engineering in Industrial ⇥ 2012 – 2016` over `Engineering`, both in the same style. */
function joinWords(previous: Line, line: Line): Line[] | undefined {
  const [head = '', dates = '', ...more] = previous.cells;
  const isAlike = previous.look.isStrong && line.look.isStrong && previous.look.size === line.look.size;
  if (!isAlike || line.isApart || line.marker || line.cells.length > 1 || more.length > 0) return undefined;
  if (head.length < shortestWrappedHeader || !isWhollyDates(dates)) return undefined;
  const isOwn = isPlace(line.text) || isInstitution(line.text) || titleLikeness(line.text) < 0;
  const words = line.text.split(' ').length;
  if (isOwn || isPostBelow(head, line.text) || words > mostWrappedWords) return undefined;
  return [withCells(previous, [`${head} ${line.text}`, dates])];
}

/** `Kantor Akuntan Publik Wiratama & Rekan` over `Junior Auditor`: an employer and a post, not one name. */
function isPostBelow(head: string, text: string): boolean {
  if (titleLikeness(text) <= 0) return false;
  const employer = titleLikeness(head);
  return employer < 0 || (employer === 0 && text.includes(' '));
}

function isWhollyDates(text: string): boolean {
  const range = findDateRange(text);
  if (range) return range.from === 0 && range.to >= text.length - 1;
  const [date] = findDates(text);
  return date?.from === 0 && date.to === text.length;
}

function withCells(line: Line, cells: readonly string[]): Line {
  return { ...line, cells, text: cells.join(' ') };
}
