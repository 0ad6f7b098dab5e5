import { emptyCv, type ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { namesOf } from '@sabi/cv/fit-cv';
import { type TextIndex, createTextIndex, lettersOf } from './text-index';

type Entry = Readonly<Record<string, string | boolean | null>>;
type Lists = Pick<
  ParsedCv,
  'work_experiences' | 'educations' | 'skills' | 'languages' | 'licenses_certifications'
>;

/** Merges two readings by value: the model's if the text contains it, else the rules'. */
export function mergeCvs(model: ParsedCv, rules: ParsedCv, text: string): ParsedCv {
  const document = createTextIndex(text);
  const list = <List extends keyof Lists>(key: List) =>
    mergeLists(
      model[key] as readonly Entry[],
      rules[key] as readonly Entry[],
      namesOf[key],
      document,
    ) as Lists[List];
  return {
    // Contact data of the model are already grounded.
    first_name: model.first_name ?? rules.first_name,
    last_name: model.first_name ? model.last_name : rules.last_name,
    email: model.email ?? rules.email,
    phone_number: model.phone_number ?? rules.phone_number,
    personal_summary: groundedPart(model.personal_summary, document) ?? rules.personal_summary,
    work_experiences: list('work_experiences'),
    educations: list('educations'),
    skills: list('skills'),
    languages: list('languages'),
    licenses_certifications: list('licenses_certifications'),
  };
}

/** Drops values missing from the text, except contact data: see `dropUngroundedContacts`. */
export function dropUngroundedValues(model: ParsedCv, text: string): ParsedCv {
  return mergeCvs(model, { ...emptyCv, first_name: model.first_name, last_name: model.last_name }, text);
}

/**
 * The parsers split documents differently, so the rules' own entries are used only when the model has none.
 */
function mergeLists(
  model: readonly Entry[],
  rules: readonly Entry[],
  keys: readonly string[],
  document: TextIndex,
): Entry[] {
  const real = model.filter((entry) => keys.some((key) => isGrounded(entry[key], document)));
  if (real.length === 0) return [...rules];
  const free = new Set(rules);
  return real.map((entry) => {
    const same = [...free].find((other) => isSame(entry, other, keys));
    if (same) free.delete(same);
    return mergeEntries(entry, same, document);
  });
}

/**
 * Entries with a common name, unless they started at different times, as two positions at one employer do.
 */
function isSame(entry: Entry, other: Entry, keys: readonly string[]): boolean {
  const began = [entry, other].map(({ start_date: date }) =>
    typeof date === 'string' ? date.slice(0, 4) : null,
  );
  if (began[0] && began[1] && began[0] !== began[1]) return false;
  return keys.some((key) => {
    const [a, b] = [entry[key], other[key]].map((name) => (typeof name === 'string' ? lettersOf(name) : ''));
    return a !== undefined && b !== undefined && a !== '' && b !== '' && (a.includes(b) || b.includes(a));
  });
}

/** The model's grounded values, completed by the rules'. */
function mergeEntries(entry: Entry, same: Entry | undefined, document: TextIndex): Entry {
  const isCurrent = entry['is_current'] === true && isOngoing(entry, same, document);
  const merged = Object.entries(entry).map(([key, value]) => {
    if (typeof value === 'boolean') return [key, isCurrent];
    const said = groundedPart(value, document);
    if (said) return [key, said];
    const isOpen = key === 'end_date' && isCurrent;
    return [key, (isOpen ? null : same?.[key]) ?? (mayBeNull(key) ? null : '')];
  });
  return withWholePeriods(Object.fromEntries(merged) as Entry, same);
}

/** Where the rules have an end date, the text must mark this entry as ongoing. */
function isOngoing(entry: Entry, same: Entry | undefined, document: TextIndex): boolean {
  if (same?.['is_current'] === true) return true;
  const start = entry['start_date'];
  return same?.['end_date']
    ? typeof start === 'string' && document.containsOngoingSince(start)
    : document.containsOngoing();
}

const periods = [
  ['start_date', 'end_date', 'is_current'],
  ['issue_date', 'expiration_date'],
] as const;

/** Takes both dates from the rules when the merged period ends before its start. */
function withWholePeriods(merged: Entry, same: Entry | undefined): Entry {
  const inverted = periods.filter(([from, to]) => same && endsBefore(merged[from], merged[to]));
  const own = inverted.flat().flatMap((key) => (key in merged ? [[key, same?.[key] ?? null]] : []));
  return { ...merged, ...(Object.fromEntries(own) as Entry) };
}

/** Compares known parts only: `2019` equals `2019-03`. */
function endsBefore(start: Entry[string] | undefined, end: Entry[string] | undefined): boolean {
  if (typeof start !== 'string' || typeof end !== 'string') return false;
  const known = Math.min(start.length, end.length);
  return end.slice(0, known) < start.slice(0, known);
}

const texts: ReadonlySet<string> = new Set(Object.values(namesOf).flat());
/** In the contract only a degree's name may be null. */
const mayBeNull = (key: string) => key === 'degree' || !texts.has(key);

function isGrounded(value: string | boolean | null | undefined, document: TextIndex): boolean {
  return typeof value === 'string' && value !== '' && groundedPart(value, document) !== null;
}

/** A value's lines that the document contains; a date is kept or dropped as a whole. */
function groundedPart(value: string | null, document: TextIndex): string | null {
  if (value === null) return null;
  if (/^\d{4}(?:-\d{2})?$/.test(value)) return document.containsDate(value) ? value : null;
  const said = value.split('\n').filter((line) => document.contains(line));
  return said.join('\n') || null;
}
