import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { type ParsedSection, parsedSections } from '@sabi/contracts/ai/cv-fields';
import type { CvEvidence, Evidence, Omission } from '@sabi/contracts/cv/evidence';
import { entryLimits, lineMaxLength, textMaxLength } from '@sabi/contracts/profile/entry-rules';

type Fields = Readonly<Record<string, string | boolean | null>>;

/** An entry of any list, with its evidence. */
export interface FoundEntry {
  readonly fields: Fields;
  readonly evidence: Evidence | undefined;
}

interface FoundCv {
  readonly cv: ParsedCv;
  readonly evidence: CvEvidence | null;
}

/** Fields of which an entry needs at least one. */
export const namesOf: Readonly<Record<ParsedSection, readonly string[]>> = {
  work_experiences: ['company_name', 'job_title'],
  educations: ['institution_name', 'degree'],
  skills: ['skill_name'],
  languages: ['language_name'],
  licenses_certifications: ['name'],
};
const longTexts: readonly string[] = ['description', 'personal_summary'];

/** Truncated to `parsedCvSchema`, so that one endless line does not cost the rest; with the omissions. */
export function fitCv(cv: ParsedCv, evidence: CvEvidence | null = null): FoundCv & { omissions: Omission[] } {
  const { fields, count } = shorten(fieldsOf(cv), longestOf);
  const omissions: Omission[] = count > 0 ? [{ group: 'fields', reason: 'shortened', count }] : [];
  const fitting = mapEntries({ cv: { ...cv, ...fields }, evidence }, (section, entries) => {
    const fitted = fitEntries(section, entries);
    omissions.push(...fitted.omissions);
    return fitted.entries;
  });
  return { ...fitting, omissions };
}

/** Maps each list; evidence stays with its entries. */
export function mapEntries(
  { cv, evidence }: FoundCv,
  change: (section: ParsedSection, entries: FoundEntry[]) => readonly FoundEntry[],
): FoundCv {
  const lists = parsedSections.map((section) => {
    const entries = (cv[section] as Fields[]).map((fields, index) => ({
      fields,
      evidence: evidence?.[section][index],
    }));
    return [section, change(section, entries)] as const;
  });
  const pick = <Part extends keyof FoundEntry>(part: Part) =>
    Object.fromEntries(lists.map(([section, entries]) => [section, entries.map((entry) => entry[part])]));
  return {
    cv: { ...cv, ...pick('fields') },
    evidence: evidence && ({ ...evidence, ...pick('evidence') } as CvEvidence),
  };
}

function fitEntries(
  section: ParsedSection,
  entries: readonly FoundEntry[],
): { entries: FoundEntry[]; omissions: Omission[] } {
  const named = entries.filter(({ fields }) => namesOf[section].some((name) => fields[name]));
  const held = named.slice(0, entryLimits[section]);
  const shortened = held.map((entry) => ({ ...entry, ...shorten(entry.fields, longestOf) }));
  const counts = {
    unnamed: entries.length - named.length,
    surplus: named.length - held.length,
    shortened: shortened.filter(({ count }) => count > 0).length,
  };
  const reasons = ['unnamed', 'shortened', 'surplus'] as const;
  return {
    entries: shortened.map(({ count: _count, ...entry }) => entry),
    omissions: reasons
      .map((reason) => ({ group: section, reason, count: counts[reason] }))
      .filter(({ count }) => count > 0),
  };
}

/** Texts truncated to a length each, and how many of them were. */
export function shorten<Said extends Fields>(
  said: Said,
  maxLengthOf: (name: string) => number,
): { fields: Said; count: number } {
  const entries = Object.entries(said).map(
    ([name, value]) => [name, typeof value === 'string' ? cut(value, maxLengthOf(name)) : value] as const,
  );
  return {
    fields: Object.fromEntries(entries) as Said,
    count: entries.filter(([name, value]) => value !== said[name]).length,
  };
}

const longestOf = (name: string) => (longTexts.includes(name) ? textMaxLength : lineMaxLength);

function fieldsOf({ first_name, last_name, email, phone_number, personal_summary }: ParsedCv): Fields {
  return { first_name, last_name, email, phone_number, personal_summary };
}

/** Never splits a character. */
function cut(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : text
        .slice(0, maxLength)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim();
}
