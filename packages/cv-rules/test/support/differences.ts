import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';

/** What is right in a CV; only what is named is compared. `{ any: [...] }`: each of these is right. */
export type Expected = Readonly<Record<string, unknown>>;

const nameOf: Readonly<Record<string, string>> = { skills: 'skill_name', languages: 'language_name' };
const longTexts: readonly string[] = ['description', 'personal_summary'];
const leastCommon = 0.8;

/** Where a CV is not as expected, one sentence each. `_never` lists texts that no value may hold, `name` is the full name. */
export function differences(expected: Expected, cv: ParsedCv): string[] {
  const values: Expected = { ...cv, name: [cv.first_name, cv.last_name].filter(Boolean).join(' ') };
  return Object.entries(expected).flatMap(([field, value]) => {
    if (field === '_never') return (value as string[]).filter((text) => JSON.stringify(cv).includes(text));
    if (Array.isArray(value)) return inList(field, value, values[field] as Expected[]);
    return isSame(field, value, values[field]) ? [] : [describe(field, value, values[field])];
  });
}

/** Entries in the same order. */
function inList(list: string, expected: readonly unknown[], entries: readonly Expected[]): string[] {
  if (expected.length !== entries.length) return [describe(list, expected, entries)];
  return expected.flatMap((value, index) => {
    const fields = typeof value === 'string' ? { [nameOf[list] ?? 'name']: value } : (value as Expected);
    return Object.entries(fields)
      .filter(([field, right]) => !isSame(field, right, entries[index]?.[field]))
      .map(([field, right]) => describe(`${list}[${index}].${field}`, right, entries[index]?.[field]));
  });
}

function isSame(field: string, right: unknown, value: unknown): boolean {
  if (isChoice(right)) return right.any.some((one) => isSame(field, one, value));
  if (right === null || right === undefined || right === '')
    return value === null || value === undefined || value === '';
  if (typeof right !== 'string' || typeof value !== 'string') return right === value;
  return longTexts.includes(field)
    ? shareInCommon(right, value) >= leastCommon
    : plain(right) === plain(value);
}

function isChoice(value: unknown): value is { any: unknown[] } {
  return typeof value === 'object' && value !== null && 'any' in value;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:]+|[\s.,;:]+$/g, '');
}

function shareInCommon(one: string, other: string): number {
  const [left = [], right = []] = [one, other].map(
    (text): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  const common = left.filter((word) => right.includes(word)).length;
  return (2 * common) / (left.length + right.length || 1);
}

function describe(place: string, right: unknown, value: unknown): string {
  return `${place}: ${JSON.stringify(right)} is right, read ${JSON.stringify(value ?? null)}`;
}
