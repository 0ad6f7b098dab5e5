import type { ParsedSection } from '@sabi/contracts/ai/cv-fields';
import { namesOf } from '@sabi/cv/fit-cv';
import type { AnyFields, EntryLocation } from '../evidence/entry-location';
import type { DocumentFacts } from './document-facts';
import { type Features, flag } from './value-features';

/** An entry within its list. */
export interface EntryPlace {
  readonly section: ParsedSection;
  readonly entry: AnyFields;
  readonly siblings: readonly AnyFields[];
  readonly place: Pick<EntryLocation, 'index'> | null;
}

const headingOf: Readonly<Record<ParsedSection, string>> = {
  work_experiences: 'work',
  educations: 'education',
  skills: 'skills',
  languages: 'languages',
  licenses_certifications: 'certifications',
};
/** Lines of an entry's head, near which an unassigned line may belong to it. */
export const headLines = 8;
const has = (entry: AnyFields, field: string) =>
  entry[field] !== null && entry[field] !== '' && entry[field] !== false;

/** What an entry has, how its siblings differ from it, and how the document is made. */
export function describeEntry(found: EntryPlace, document: DocumentFacts): Features {
  const { section, entry, siblings, place } = found;
  const heading = place && document.headings[place.index];
  const names = namesOf[section];
  const around = place ? Array.from({ length: headLines + 1 }, (_none, at) => place.index - 1 + at) : [];
  const signature = (each: AnyFields) =>
    Object.keys(each)
      .filter((field) => has(each, field))
      .join();
  const own = signature(entry);
  const alike = siblings.filter((each) => signature(each) === own).length;
  const same = siblings.filter((each) => names.every((name) => each[name] === entry[name])).length;
  return {
    isPlaced: flag(place !== null),
    isUnderHeading: flag(heading === headingOf[section]),
    isUnderOther: flag(Boolean(heading) && heading !== headingOf[section]),
    ...Object.fromEntries(Object.keys(entry).map((field) => [`has.${field}`, flag(has(entry, field))])),
    isAlikeShare: alike / siblings.length,
    isRepeated: flag(same > 1),
    isAlone: flag(siblings.length === 1),
    isOneOfMany: flag(siblings.length > 8),
    isFirst: flag(siblings[0] === entry),
    hasUnassignedNear: flag(around.some((index) => document.unassigned.has(index))),
    ...describeWhole(document),
  };
}

/** What holds for all values of a document. */
export function describeWhole(document: DocumentFacts): Features {
  return {
    hasUnassigned: flag(document.unassignedCount > 0),
    unassignedOver3: flag(document.unassignedCount > 3),
    unassignedOver10: flag(document.unassignedCount > 10),
    isRecognised: flag(document.isRecognised),
    hasColumns: flag(document.hasColumns),
    hasLooks: flag(document.hasLooks),
    hasFewHeadings: flag(new Set(document.headings).size < 4),
    isLong: flag(document.lines.length > 150),
  };
}
