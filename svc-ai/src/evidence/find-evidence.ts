import type { ParsedCv } from '@sabi/contracts/cv';
import {
  type CvEvidence,
  type Evidence,
  type ParsedField,
  parsedFieldNames,
  type ParsedSection,
  parsedSections,
} from '@sabi/contracts/cv-evidence';
import { type FoldedLine, foldLines } from './folded-lines';
import { saysMonth, saysPresent } from './said-dates';

/** So many lines hold what belongs to one entry's head; its longer text is not looked for. */
const windowLines = 5;
const maxShown = 4;
const longestShown = 300;
/** Of a longer text its beginning tells the place. */
const comparedLetters = 60;

type AnyFields = Readonly<Record<string, string | boolean | null>>;

const dateFields = ['start_date', 'end_date', 'issue_date', 'expiration_date'];
const skippedFields = ['description', ...dateFields, 'is_current'];

export interface EvidenceOrder {
  readonly cv: ParsedCv;
  /** Of the document, in reading order. */
  readonly lines: readonly string[];
}

/**
 * Where a document says what was read from it. Looked for by the values themselves, so that it holds for every engine; what is
 * not found has no lines.
 */
export function findEvidence({ cv, lines }: EvidenceOrder): CvEvidence {
  const document = foldLines(lines);
  const fields = parsedFieldNames.flatMap((field) => {
    const value = cv[field];
    return value ? [[field, findField(field, value, document)] as const] : [];
  });
  const lists = parsedSections.map((section) => [section, findSection(cv, section, document)] as const);
  return { fields: Object.fromEntries(fields), ...(Object.fromEntries(lists) as Omit<CvEvidence, 'fields'>) };
}

function findField(field: ParsedField, value: string, document: readonly FoldedLine[]): Evidence {
  const searched = field === 'phone_number' ? digitsEnd(value) : beginningOf(value);
  const found = document.find((line) =>
    field === 'phone_number' ? line.digits.includes(searched) : says(line, searched),
  );
  return found && searched !== '' ? { lines: show([found]), inferred: [] } : { lines: [], inferred: [field] };
}

/** Entries of a list stand in its order: where several places fit, the next one after the entry before. */
function findSection(cv: ParsedCv, section: ParsedSection, document: readonly FoldedLine[]): Evidence[] {
  let from = 0;
  return (cv[section] as readonly AnyFields[]).map((entry) => {
    const place = findPlace(entry, document, from);
    if (!place) return { lines: [], inferred: [] };
    from = place.index + 1;
    return { lines: show(place.lines), inferred: findInferred(entry, place.around) };
  });
}

interface Place {
  readonly index: number;
  /** Those that say something of the entry. */
  readonly lines: readonly FoldedLine[];
  readonly around: readonly FoldedLine[];
}

/** The lines beside each other that say most of an entry. */
function findPlace(entry: AnyFields, document: readonly FoldedLine[], from: number): Place | null {
  const values = valuesOf(entry);
  let best: (Place & { score: number }) | null = null;
  for (const [index, line] of document.entries()) {
    if (!values.some((value) => says(line, value))) continue;
    const around = document.slice(index, index + windowLines);
    const said = values.filter((value) => around.some((each) => says(each, value))).length;
    const dates = dateFields.filter((field) => isSaid(entry[field], around)).length;
    const score = said * 4 + dates * 2 + (index >= from ? 1 : 0);
    const lines = pickTelling(entry, values, around);
    if (!best || score > best.score) best = { score, index, lines, around };
  }
  return best;
}

/** For each value and date the first line that says it; a line that says several stands once. */
function pickTelling(
  entry: AnyFields,
  values: readonly string[],
  around: readonly FoldedLine[],
): FoldedLine[] {
  const ofValues = values.map((value) => around.find((line) => says(line, value)));
  const ofDates = dateFields.flatMap((field) => {
    const isKnown = ofValues.some((line) => line && isSaid(entry[field], [line]));
    return isKnown ? [] : [around.find((line) => isSaid(entry[field], [line]))];
  });
  return around.filter((line) => ofValues.includes(line) || ofDates.includes(line));
}

/** What was concluded: a date that is written nowhere near, a present that is not said. */
function findInferred(entry: AnyFields, around: readonly FoldedLine[]): string[] {
  const dates = dateFields.filter((field) => entry[field] && !isSaid(entry[field], around));
  const isPresentGuessed = entry['is_current'] === true && !around.some(({ text }) => saysPresent(text));
  return isPresentGuessed ? [...dates, 'is_current'] : dates;
}

function isSaid(month: AnyFields[string] | undefined, lines: readonly FoldedLine[]): boolean {
  return typeof month === 'string' && lines.some((line) => saysMonth(line, month));
}

/** What stands in the next line alone is that line's. */
const says = ({ letters, next }: FoldedLine, value: string) =>
  letters.includes(value) || (!next.includes(value) && (letters + next).includes(value));

function valuesOf(entry: AnyFields): string[] {
  return Object.entries(entry)
    .filter(([field]) => !skippedFields.includes(field))
    .map(([, value]) => (typeof value === 'string' ? beginningOf(value) : ''))
    .filter(Boolean);
}

const beginningOf = (value: string) => (foldLines([value])[0]?.letters ?? '').slice(0, comparedLetters);
const digitsEnd = (phone: string) => phone.replace(/\D/g, '').slice(-8);

function show(lines: readonly FoldedLine[]): string[] {
  return lines.slice(0, maxShown).map(({ text }) => text.replaceAll('\t', '  ').slice(0, longestShown));
}
