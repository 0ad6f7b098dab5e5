import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { type ParsedSection, parsedSections } from '@sabi/contracts/ai/cv-fields';
import type { CvEvidence, Evidence } from '@sabi/contracts/cv/evidence';
import type { Origin } from '@sabi/contracts/http/profile/cv-import';
import type { StoredEntry, StoredLists } from '../entries/entry-repository';
import { type AnyFields, fieldsOf, findChanges, takeFields } from './compare-entries';
import { type Fields, sectionRules } from './section-rules';

/** An entry of a CV beside the matching entry of the profile. */
export interface ComparedEntry {
  readonly key: string;
  readonly section: ParsedSection;
  readonly found: AnyFields;
  /** Its content if everything is accepted. */
  readonly proposed: AnyFields;
  readonly current: StoredEntry | null;
  readonly changes: readonly { readonly field: string; readonly suggested: 'mine' | 'theirs' }[];
  /** Required fields that neither the CV nor the profile has. */
  readonly missing: readonly string[];
  readonly lines: string[];
  readonly inferred: string[];
  /** How sure the parser is; empty where that is not known. */
  readonly sureness: Pick<Evidence, 'confidence' | 'values'>;
}

interface Known {
  readonly lists: StoredLists;
  readonly evidence: CvEvidence | null;
}

/** All entries of a CV in its order; each entry of the profile matches at most one of them. */
export function compareLists(parsed: ParsedCv, known: Known): ComparedEntry[] {
  return parsedSections.flatMap((section) => compareSection(section, parsed[section], known));
}

/** Names an entry of the parsed CV in a decision. */
export const keyOfEntry = (section: ParsedSection, index: number): string => `${section}.${index}`;

function compareSection<Section extends ParsedSection>(
  section: Section,
  found: ParsedCv[Section],
  { lists, evidence }: Known,
): ComparedEntry[] {
  const left = new Set(lists[section]);
  return (found as Fields<Section>[]).map((fields, index) => {
    const current = findCurrent(section, fields, [...left]);
    if (current) left.delete(current);
    const { lines = [], inferred = [], ...sureness } = evidence?.[section][index] ?? {};
    const changed = current ? findChanges(section, fields, current as unknown as Fields<Section>) : [];
    const proposed = current
      ? takeFields(section, pickFields(current, fields), { found: fields as AnyFields, fields: changed })
      : (fields as AnyFields);
    return {
      key: keyOfEntry(section, index),
      section,
      found: fields as AnyFields,
      proposed,
      current,
      changes: changed.map((field) => ({
        field,
        suggested: current ? suggest(section, current, field) : 'theirs',
      })),
      missing: sectionRules[section].names.map(String).filter((name) => !proposed[name]),
      lines,
      inferred,
      sureness,
    };
  });
}

/** The match with the fewest differences, since entries may share a name. */
function findCurrent<Section extends ParsedSection>(
  section: Section,
  found: Fields<Section>,
  entries: readonly StoredEntry[],
): StoredEntry | null {
  const same = entries.filter((entry) =>
    sectionRules[section].areSame(found, entry as unknown as Fields<Section>),
  );
  const distance = (entry: StoredEntry) =>
    findChanges(section, found, entry as unknown as Fields<Section>).length;
  return same.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** Keeps typed values by default and fills empty ones. */
function suggest(section: ParsedSection, current: StoredEntry, choice: string): 'mine' | 'theirs' {
  const isTyped = fieldsOf(section, choice).some(
    (field) => isKnown(current[field]) && originOf(current, field) === 'typed',
  );
  return isTyped ? 'mine' : 'theirs';
}

export function originOf(entry: StoredEntry, field: string): Origin {
  return entry.origins?.[field] ?? entry.source;
}

/** Content fields of a stored entry. */
export function pickFields(entry: StoredEntry, like: object): AnyFields {
  const fields = Object.keys(like).map((name) => [name, entry[name] ?? null]);
  return Object.fromEntries(fields) as AnyFields;
}

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false;
}
