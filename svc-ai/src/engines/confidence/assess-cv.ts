import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { type ParsedSection, parsedFieldNames } from '@sabi/contracts/ai/cv-fields';
import { type AnyFields, type EntryLocation, longestShown } from '../evidence/entry-location';
import type { SearchableLine } from '../evidence/searchable-lines';
import { confidenceModel, scoreFeatures, toProbability } from './confidence-model';
import { describeDocument, type DocumentFacts, type RulesReading } from './document-facts';
import { describeEntry, describeWhole } from './entry-features';
import { describeValue, type Features, findLine } from './value-features';

/** Lines in which the values of an entry are looked for. */
const entryLines = 14;

/** A value with what speaks for and against it. */
export interface ObservedValue {
  /** `first_name`, `work_experiences.job_title` */
  readonly kind: string;
  readonly field: string;
  readonly line: string | undefined;
  readonly features: Features;
}

export interface ObservedEntry {
  readonly section: ParsedSection;
  readonly values: readonly ObservedValue[];
  /** Of the entry itself, without its values' probabilities. */
  readonly features: Features;
}

/** How sure the parser is of an entry, and of each of its values, with their lines. */
export interface EntryConfidence {
  readonly confidence: number;
  readonly values: Record<string, { confidence: number; line?: string }>;
}

export type Place = Pick<EntryLocation, 'index'> | null;

/** Observes each entry of a list. `places`: of the entries, in their order. */
export function observeSection(
  section: ParsedSection,
  entries: readonly AnyFields[],
  places: readonly Place[],
  document: DocumentFacts,
): ObservedEntry[] {
  return entries.map((entry, index) => {
    const place = places[index] ?? null;
    const features = describeEntry({ section, entry, siblings: entries, place }, document);
    const from = place?.index ?? 0;
    const values = Object.entries(entry).flatMap(([field, value]) => {
      if (typeof value !== 'string' || value === '') return [];
      const found = place ? findLine({ field, value }, { from, to: from + entryLines }, document) : undefined;
      const own = describeValue({ section, field, value, entry, index: found }, document);
      return [observed(`${section}.${field}`, field, found, { ...features, ...own }, document)];
    });
    return { section, values, features };
  });
}

/** Observes the single values. */
export function observeFields(cv: ParsedCv, document: DocumentFacts): ObservedValue[] {
  const whole = describeWhole(document);
  return parsedFieldNames.flatMap((field) => {
    const value = cv[field];
    if (!value) return [];
    const index = findLine({ field, value }, { from: 0, to: document.lines.length }, document);
    const own = describeValue({ section: null, field, value, entry: {}, index }, document);
    const isHigh = index !== undefined && index < 3 ? 1 : 0;
    return [observed(field, field, index, { ...whole, ...own, isHigh }, document)];
  });
}

function observed(
  kind: string,
  field: string,
  index: number | undefined,
  features: Features,
  { lines }: DocumentFacts,
): ObservedValue {
  const line = index === undefined ? undefined : lines[index]?.text;
  return { kind, field, line: line?.replaceAll('\t', '  ').slice(0, longestShown), features };
}

/** What an entry's probability depends on: its own features and those of its values. */
export function entryFeatures(entry: ObservedEntry, logOdds: readonly number[]): Features {
  const doubts = logOdds.map((odds) => Math.log1p(Math.exp(-odds)));
  return {
    ...entry.features,
    doubt:
      Math.min(
        3,
        doubts.reduce((sum, doubt) => sum + doubt, 0),
      ) / 3,
    greatestDoubt: Math.min(3, Math.max(0, ...doubts)) / 3,
  };
}

/** Confidences of what the rules read. */
export interface Assessor {
  fields(cv: ParsedCv): ReadonlyMap<string, number>;
  section(section: ParsedSection, entries: readonly AnyFields[], places: readonly Place[]): EntryConfidence[];
}

/** @param searchable the lines of the document, where they are searched for other things too */
export function createAssessor(reading: RulesReading, searchable?: readonly SearchableLine[]): Assessor {
  const document = describeDocument(reading, searchable);
  const { values: ofValues, entries: ofEntries, calibration } = confidenceModel;
  const oddsOf = ({ kind, features }: ObservedValue) => {
    const regression = ofValues[kind];
    return regression ? scoreFeatures(regression, features) : 0;
  };
  const sureness = (odds: number) => toProbability(odds, calibration.values);
  return {
    fields: (cv) =>
      new Map(observeFields(cv, document).map((value) => [value.field, sureness(oddsOf(value))])),
    section: (section, entries, places) =>
      observeSection(section, entries, places, document).map((entry) => {
        const odds = entry.values.map(oddsOf);
        const regression = ofEntries[section];
        const own = regression ? scoreFeatures(regression, entryFeatures(entry, odds)) : 0;
        const values = entry.values.map(({ field, line }, index) => [
          field,
          { confidence: sureness(odds[index] ?? 0), ...(line !== undefined && { line }) },
        ]);
        return {
          confidence: toProbability(own, calibration.entries),
          values: Object.fromEntries(values) as EntryConfidence['values'],
        };
      }),
  };
}
