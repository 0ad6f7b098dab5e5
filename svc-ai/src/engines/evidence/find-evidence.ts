import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import {
  type ParsedField,
  parsedFieldNames,
  type ParsedSection,
  parsedSections,
} from '@sabi/contracts/ai/cv-fields';
import type { CvEvidence, Evidence } from '@sabi/contracts/cv/evidence';
import { type Assessor, createAssessor } from '../confidence/assess-cv';
import type { RulesReading } from '../confidence/document-facts';
import type { SearchableLine } from './searchable-lines';
import { mentionsPresent } from './date-mentions';
import {
  type AnyFields,
  beginningOf,
  containsValue,
  dateFields,
  isDateMentioned,
  type LocatedCv,
  locateCv,
  longestShown,
} from './entry-location';

const maxShown = 4;

export interface EvidenceRequest {
  readonly cv: ParsedCv;
  /** In reading order. */
  readonly lines: readonly string[];
  /** Where rules have read the CV: how, which says how sure they are. */
  readonly reading?: RulesReading | undefined;
}

/**
 * The lines of a document that show each parsed value. Searches for the values, so it works for every parser;
 * values not found have no lines.
 */
export function findEvidence(
  { cv, lines, reading }: EvidenceRequest,
  located: LocatedCv = locateCv(cv, lines),
): CvEvidence {
  const assessor = reading && createAssessor(reading, located.lines);
  const sureness = assessor?.fields(cv);
  const fields = parsedFieldNames.flatMap((field) => {
    const value = cv[field];
    if (!value) return [];
    const confidence = sureness?.get(field);
    const found = findField(field, value, located.lines);
    return [[field, { ...found, ...(confidence !== undefined && { confidence }) }] as const];
  });
  const lists = parsedSections.map(
    (section) => [section, findSection(cv, section, located, assessor)] as const,
  );
  return { fields: Object.fromEntries(fields), ...(Object.fromEntries(lists) as Omit<CvEvidence, 'fields'>) };
}

function findField(field: ParsedField, value: string, document: readonly SearchableLine[]): Evidence {
  const searched = field === 'phone_number' ? digitsEnd(value) : beginningOf(value);
  const found = document.find((line) =>
    field === 'phone_number' ? line.digits.includes(searched) : containsValue(line, searched),
  );
  return found && searched !== '' ? { lines: show([found]), inferred: [] } : { lines: [], inferred: [field] };
}

function findSection(
  cv: ParsedCv,
  section: ParsedSection,
  located: LocatedCv,
  assessor: Assessor | undefined,
): Evidence[] {
  const entries = cv[section] as readonly AnyFields[];
  const places = located.places.get(section) ?? [];
  const confidences = assessor?.section(section, entries, places);
  return entries.map((entry, index) => {
    const place = places[index];
    const own = confidences?.[index];
    return {
      lines: place ? show(place.lines) : [],
      inferred: place ? findInferred(entry, place.around) : [],
      ...(own && { confidence: own.confidence, values: own.values }),
    };
  });
}

/** Fields that no nearby line shows, which the parser inferred. */
function findInferred(entry: AnyFields, around: readonly SearchableLine[]): string[] {
  const dates = dateFields.filter((field) => entry[field] && !isDateMentioned(entry[field], around));
  const isPresentGuessed = entry['is_current'] === true && !around.some(({ text }) => mentionsPresent(text));
  return isPresentGuessed ? [...dates, 'is_current'] : dates;
}

const digitsEnd = (phone: string) => phone.replace(/\D/g, '').slice(-8);

function show(lines: readonly SearchableLine[]): string[] {
  return lines.slice(0, maxShown).map(({ text }) => text.replaceAll('\t', '  ').slice(0, longestShown));
}
