import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import {
  type ParsedField,
  parsedFieldNames,
  type ParsedSection,
  parsedSections,
} from '@sabi/contracts/ai/cv-fields';
import type { CvEvidence, Evidence } from '@sabi/contracts/cv/evidence';
import { type SearchableLine, toSearchableLines } from './searchable-lines';
import { mentionsMonth, mentionsPresent } from './date-mentions';

/** Lines searched for an entry's values, without its description. */
const windowLines = 5;
const maxShown = 4;
const longestShown = 300;
/** Longer texts are located by their beginning. */
const comparedLetters = 60;

type AnyFields = Readonly<Record<string, string | boolean | null>>;

const dateFields = ['start_date', 'end_date', 'issue_date', 'expiration_date'];
const skippedFields = ['description', ...dateFields, 'is_current'];

export interface EvidenceRequest {
  readonly cv: ParsedCv;
  /** In reading order. */
  readonly lines: readonly string[];
}

/**
 * The lines of a document that show each parsed value. Searches for the values, so it works for every parser;
 * values not found have no lines.
 */
export function findEvidence({ cv, lines }: EvidenceRequest): CvEvidence {
  const document = toSearchableLines(lines);
  const fields = parsedFieldNames.flatMap((field) => {
    const value = cv[field];
    return value ? [[field, findField(field, value, document)] as const] : [];
  });
  const lists = parsedSections.map((section) => [section, findSection(cv, section, document)] as const);
  return { fields: Object.fromEntries(fields), ...(Object.fromEntries(lists) as Omit<CvEvidence, 'fields'>) };
}

function findField(field: ParsedField, value: string, document: readonly SearchableLine[]): Evidence {
  const searched = field === 'phone_number' ? digitsEnd(value) : beginningOf(value);
  const found = document.find((line) =>
    field === 'phone_number' ? line.digits.includes(searched) : containsValue(line, searched),
  );
  return found && searched !== '' ? { lines: show([found]), inferred: [] } : { lines: [], inferred: [field] };
}

/** Entries follow the document's order: of several matches, the first after the previous entry counts. */
function findSection(cv: ParsedCv, section: ParsedSection, document: readonly SearchableLine[]): Evidence[] {
  let from = 0;
  return (cv[section] as readonly AnyFields[]).map((entry) => {
    const place = findPlace(entry, document, from);
    if (!place) return { lines: [], inferred: [] };
    from = place.index + 1;
    return { lines: show(place.lines), inferred: findInferred(entry, place.around) };
  });
}

interface EntryLocation {
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

/** Fields that no nearby line shows, which the parser inferred. */
function findInferred(entry: AnyFields, around: readonly SearchableLine[]): string[] {
  const dates = dateFields.filter((field) => entry[field] && !isDateMentioned(entry[field], around));
  const isPresentGuessed = entry['is_current'] === true && !around.some(({ text }) => mentionsPresent(text));
  return isPresentGuessed ? [...dates, 'is_current'] : dates;
}

function isDateMentioned(month: AnyFields[string] | undefined, lines: readonly SearchableLine[]): boolean {
  return typeof month === 'string' && lines.some((line) => mentionsMonth(line, month));
}

/** A value may continue on the next line; one wholly on the next line belongs there. */
const containsValue = ({ letters, next }: SearchableLine, value: string) =>
  letters.includes(value) || (!next.includes(value) && (letters + next).includes(value));

function valuesOf(entry: AnyFields): string[] {
  return Object.entries(entry)
    .filter(([field]) => !skippedFields.includes(field))
    .map(([, value]) => (typeof value === 'string' ? beginningOf(value) : ''))
    .filter(Boolean);
}

const beginningOf = (value: string) =>
  (toSearchableLines([value])[0]?.letters ?? '').slice(0, comparedLetters);
const digitsEnd = (phone: string) => phone.replace(/\D/g, '').slice(-8);

function show(lines: readonly SearchableLine[]): string[] {
  return lines.slice(0, maxShown).map(({ text }) => text.replaceAll('\t', '  ').slice(0, longestShown));
}
