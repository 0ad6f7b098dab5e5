import type { ParsedCv } from '@sabi/contracts/cv';
import { type KnownText, knowText, lettersOf } from './stands-in-text';

type Entry = Readonly<Record<string, string | boolean | null>>;
type Lists = Pick<
  ParsedCv,
  'work_experiences' | 'educations' | 'skills' | 'languages' | 'licenses_certifications'
>;

/** What an entry of a list is known by. */
const names = {
  work_experiences: ['company_name', 'job_title'],
  educations: ['institution_name', 'degree'],
  skills: ['skill_name'],
  languages: ['language_name'],
  licenses_certifications: ['name'],
} as const satisfies { [List in keyof Lists]: readonly (keyof Lists[List][number])[] };

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
      names[key],
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

/** The model's values that stand in the text; what is left open the rules fill in. */
function mergeEntries(entry: Entry, same: Entry | undefined, document: KnownText): Entry {
  const merged = Object.entries(entry).map(([key, value]) => {
    if (typeof value === 'boolean' || isSaid(value, document)) return [key, value];
    const isOpen = key === 'end_date' && entry['is_current'] === true;
    return [key, (isOpen ? null : same?.[key]) ?? (mayBeNull(key) ? null : '')];
  });
  return Object.fromEntries(merged) as Entry;
}

const texts: ReadonlySet<string> = new Set(Object.values(names).flat());
/** A school can be without a degree; every other name is a text, if an empty one. */
const mayBeNull = (key: string) => key === 'degree' || !texts.has(key);

function isSaid(value: string | boolean | null | undefined, document: KnownText): boolean {
  return typeof value === 'string' && value !== '' && spoken(value, document) !== null;
}

/** A month is written in many ways; its year in one or two. */
function spoken(value: string | null, document: KnownText): string | null {
  if (value === null) return null;
  const month = /^(\d{2})(\d{2})(?:-\d{2})?$/.exec(value);
  if (month) return document.says(`${month[1]}${month[2]}`) || document.says(String(month[2])) ? value : null;
  return value.split('\n').every((line) => document.says(line)) ? value : null;
}
