import { emptyCv, type ParsedCv } from '@sabi/contracts/cv';
import { namesOf } from '@sabi/contracts/fit-cv';
import { type KnownText, knowText, lettersOf } from './stands-in-text';

type Entry = Readonly<Record<string, string | boolean | null>>;
type Lists = Pick<
  ParsedCv,
  'work_experiences' | 'educations' | 'skills' | 'languages' | 'licenses_certifications'
>;

/**
 * Of two readings of a document the better one, value by value: the model's where it stands in the text, the rules' where
 * the model has nothing or made it up.
 */
export function mergeCvs(model: ParsedCv, rules: ParsedCv, text: string): ParsedCv {
  const document = knowText(text);
  const list = <List extends keyof Lists>(key: List) =>
    mergeLists(
      model[key] as readonly Entry[],
      rules[key] as readonly Entry[],
      namesOf[key],
      document,
    ) as Lists[List];
  return {
    // Name, address and number were looked for in the text already, where they were read.
    first_name: model.first_name ?? rules.first_name,
    last_name: model.first_name ? model.last_name : rules.last_name,
    email: model.email ?? rules.email,
    phone_number: model.phone_number ?? rules.phone_number,
    personal_summary: spoken(model.personal_summary, document) ?? rules.personal_summary,
    work_experiences: list('work_experiences'),
    educations: list('educations'),
    skills: list('skills'),
    languages: list('languages'),
    licenses_certifications: list('licenses_certifications'),
  };
}

/** A reading without what does not stand in the text. The person's own data was looked for where it was read. */
export function keepSaid(model: ParsedCv, text: string): ParsedCv {
  return mergeCvs(model, { ...emptyCv, first_name: model.first_name, last_name: model.last_name }, text);
}

/** Both engines cut a document in their own way: entries of the rules alone are taken only where the model has none. */
function mergeLists(
  model: readonly Entry[],
  rules: readonly Entry[],
  keys: readonly string[],
  document: KnownText,
): Entry[] {
  const real = model.filter((entry) => keys.some((key) => isSaid(entry[key], document)));
  if (real.length === 0) return [...rules];
  const free = new Set(rules);
  return real.map((entry) => {
    const same = [...free].find((other) => isSame(entry, other, keys));
    if (same) free.delete(same);
    return mergeEntries(entry, same, document);
  });
}

/** Entries with a name in common, unless they began at different times: one employer can have given several posts. */
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

/** The model's values that stand in the text; what is left open the rules fill in, of a period that is one. */
function mergeEntries(entry: Entry, same: Entry | undefined, document: KnownText): Entry {
  const isCurrent = entry['is_current'] === true && goesOn(entry, same, document);
  const merged = Object.entries(entry).map(([key, value]) => {
    if (typeof value === 'boolean') return [key, isCurrent];
    const said = spoken(value, document);
    if (said) return [key, said];
    const isOpen = key === 'end_date' && isCurrent;
    return [key, (isOpen ? null : same?.[key]) ?? (mayBeNull(key) ? null : '')];
  });
  return withWholePeriods(Object.fromEntries(merged) as Entry, same);
}

/** Against the end that the rules read, only where the text says it of this very entry. */
function goesOn(entry: Entry, same: Entry | undefined, document: KnownText): boolean {
  if (same?.['is_current'] === true) return true;
  const start = entry['start_date'];
  return same?.['end_date']
    ? typeof start === 'string' && document.saysOpenSince(start)
    : document.saysCurrent();
}

const periods = [
  ['start_date', 'end_date', 'is_current'],
  ['issue_date', 'expiration_date'],
] as const;

/** Of a start from one reading and an earlier end from the other, both as the rules have them. */
function withWholePeriods(merged: Entry, same: Entry | undefined): Entry {
  const torn = periods.filter(([from, to]) => same && endsBefore(merged[from], merged[to]));
  const own = torn.flat().flatMap((key) => (key in merged ? [[key, same?.[key] ?? null]] : []));
  return { ...merged, ...(Object.fromEntries(own) as Entry) };
}

/** As far as both are known: `2019` and `2019-03` are one time. */
function endsBefore(start: Entry[string] | undefined, end: Entry[string] | undefined): boolean {
  if (typeof start !== 'string' || typeof end !== 'string') return false;
  const known = Math.min(start.length, end.length);
  return end.slice(0, known) < start.slice(0, known);
}

const texts: ReadonlySet<string> = new Set(Object.values(namesOf).flat());
/** A school can be without a degree; every other name is a text, if an empty one. */
const mayBeNull = (key: string) => key === 'degree' || !texts.has(key);

function isSaid(value: string | boolean | null | undefined, document: KnownText): boolean {
  return typeof value === 'string' && value !== '' && spoken(value, document) !== null;
}

/** As much of a value as the document says, line by line; of a date all or nothing. */
function spoken(value: string | null, document: KnownText): string | null {
  if (value === null) return null;
  if (/^\d{4}(?:-\d{2})?$/.test(value)) return document.saysDate(value) ? value : null;
  const said = value.split('\n').filter((line) => document.says(line));
  return said.join('\n') || null;
}
