import type { ParsedCv } from '@sabi/contracts/cv';
import { type CvEvidence, type ParsedSection, parsedSections } from '@sabi/contracts/cv-evidence';
import type { Origin } from '@sabi/contracts/http/cv-proposals';
import type { StoredEntry, StoredLists } from '../../data-access/entry-repository';
import { type AnyFields, fieldsOf, findChanges, takeFields } from './compare-entries';
import { type Fields, sectionRules } from './section-rules';

/** An entry of a document beside the one of the profile it stands for. */
export interface ComparedEntry {
  readonly key: string;
  readonly section: ParsedSection;
  readonly found: AnyFields;
  /** What it becomes when all of it is accepted. */
  readonly proposed: AnyFields;
  readonly current: StoredEntry | null;
  readonly changes: readonly { readonly field: string; readonly suggested: 'mine' | 'theirs' }[];
  /** Names the entry cannot be without, and that nobody has said yet. */
  readonly missing: readonly string[];
  readonly lines: string[];
  readonly inferred: string[];
}

interface Known {
  readonly lists: StoredLists;
  readonly evidence: CvEvidence | null;
}

/** Every entry of a document, in its order, each of the profile's standing for one of them at most. */
export function compareLists(parsed: ParsedCv, known: Known): ComparedEntry[] {
  return parsedSections.flatMap((section) => compareSection(section, parsed[section], known));
}

function compareSection<Section extends ParsedSection>(
  section: Section,
  found: ParsedCv[Section],
  { lists, evidence }: Known,
): ComparedEntry[] {
  const left = new Set(lists[section]);
  return (found as Fields<Section>[]).map((fields, index) => {
    const current = findCurrent(section, fields, [...left]);
    if (current) left.delete(current);
    const { lines = [], inferred = [] } = evidence?.[section][index] ?? {};
    const changed = current ? findChanges(section, fields, current as unknown as Fields<Section>) : [];
    const proposed = current
      ? takeFields(section, pickFields(current, fields), { found: fields as AnyFields, fields: changed })
      : (fields as AnyFields);
    return {
      key: `${section}.${index}`,
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
    };
  });
}

/** The one that differs least: two posts under one name are told apart by what else is known of them. */
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

/** What the owner typed stays unless they say otherwise; what is empty is filled. */
function suggest(section: ParsedSection, current: StoredEntry, choice: string): 'mine' | 'theirs' {
  const isTyped = fieldsOf(section, choice).some(
    (field) => isKnown(current[field]) && originOf(current, field) === 'typed',
  );
  return isTyped ? 'mine' : 'theirs';
}

/** Who a field of an entry comes from. */
export function originOf(entry: StoredEntry, field: string): Origin {
  return entry.origins?.[field] ?? entry.source;
}

/** The fields of a list alone, of an entry as it is kept. */
export function pickFields(entry: StoredEntry, like: object): AnyFields {
  const fields = Object.keys(like).map((name) => [name, entry[name] ?? null]);
  return Object.fromEntries(fields) as AnyFields;
}

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false;
}
