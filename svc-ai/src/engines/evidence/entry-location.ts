import { type ParsedSection, parsedSections } from '@sabi/contracts/ai/cv-fields';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { mentionsMonth } from './date-mentions';
import { type SearchableLine, toSearchableLines } from './searchable-lines';

/** Lines searched for an entry's values, without its description. */
const windowLines = 5;
/** Of a shown line, in characters. */
export const longestShown = 300;
/** Longer texts are located by their beginning. */
const comparedLetters = 60;

export type AnyFields = Readonly<Record<string, string | boolean | null>>;

export const dateFields = ['start_date', 'end_date', 'issue_date', 'expiration_date'];
const skippedFields = ['description', ...dateFields, 'is_current'];

/** Entries follow the document's order: of several matches, the first after the previous entry counts. */
export function findPlaces(
  entries: readonly AnyFields[],
  document: readonly SearchableLine[],
): (EntryLocation | null)[] {
  let from = 0;
  return entries.map((entry) => {
    const place = findPlace(entry, document, from);
    if (place) from = place.index + 1;
    return place;
  });
}

/** Where a parsed CV stands in its document. */
export interface LocatedCv {
  readonly lines: readonly SearchableLine[];
  /** Of the entries of each list, in their order. */
  readonly places: ReadonlyMap<ParsedSection, readonly (EntryLocation | null)[]>;
}

/** Finds the entries of a CV. @param lines of the document, in reading order */
export function locateCv(cv: ParsedCv, lines: readonly string[]): LocatedCv {
  const document = toSearchableLines(lines);
  const places = parsedSections.map(
    (section) => [section, findPlaces(cv[section] as readonly AnyFields[], document)] as const,
  );
  return { lines: document, places: new Map(places) };
}

export interface EntryLocation {
  /** Of the first of its lines in the document. */
  readonly index: number;
  /** Lines with a value of the entry. */
  readonly lines: readonly SearchableLine[];
  readonly around: readonly SearchableLine[];
}

/** The adjacent lines with most of an entry's values. */
function findPlace(
  entry: AnyFields,
  document: readonly SearchableLine[],
  from: number,
): EntryLocation | null {
  const values = valuesOf(entry);
  let best: (EntryLocation & { score: number }) | null = null;
  for (const [index, line] of document.entries()) {
    if (!values.some((value) => containsValue(line, value))) continue;
    const around = document.slice(index, index + windowLines);
    const said = values.filter((value) => around.some((each) => containsValue(each, value))).length;
    const dates = dateFields.filter((field) => isDateMentioned(entry[field], around)).length;
    const score = said * 4 + dates * 2 + (index >= from ? 1 : 0);
    const lines = pickMatchingLines(entry, values, around);
    if (!best || score > best.score) best = { score, index, lines, around };
  }
  return best;
}

/** The first line of each value and date, each line once. */
function pickMatchingLines(
  entry: AnyFields,
  values: readonly string[],
  around: readonly SearchableLine[],
): SearchableLine[] {
  const ofValues = values.map((value) => around.find((line) => containsValue(line, value)));
  const ofDates = dateFields.flatMap((field) => {
    const isKnown = ofValues.some((line) => line && isDateMentioned(entry[field], [line]));
    return isKnown ? [] : [around.find((line) => isDateMentioned(entry[field], [line]))];
  });
  return around.filter((line) => ofValues.includes(line) || ofDates.includes(line));
}

export function isDateMentioned(
  month: AnyFields[string] | undefined,
  lines: readonly SearchableLine[],
): boolean {
  return typeof month === 'string' && lines.some((line) => mentionsMonth(line, month));
}

/** A value may continue on the next line; one wholly on the next line belongs there. */
export const containsValue = ({ letters, next }: SearchableLine, value: string) =>
  letters.includes(value) || (!next.includes(value) && (letters + next).includes(value));

function valuesOf(entry: AnyFields): string[] {
  return Object.entries(entry)
    .filter(([field]) => !skippedFields.includes(field))
    .map(([, value]) => (typeof value === 'string' ? beginningOf(value) : ''))
    .filter(Boolean);
}

/** The letters by which a value is searched. */
export const beginningOf = (value: string) =>
  (toSearchableLines([value])[0]?.letters ?? '').slice(0, comparedLetters);
