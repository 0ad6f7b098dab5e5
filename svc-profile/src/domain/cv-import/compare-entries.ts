import type { ParsedSection } from '@sabi/contracts/ai/cv-fields';
import { isPossiblePeriod, type Period, differsFromMonth, differsFromPeriod } from './compare-periods';
import { normalizeText } from './normalize-text';
import { type Fields, sectionRules } from './section-rules';

/** The fields of an entry of any list. */
export type AnyFields = Readonly<Record<string, string | boolean | null>>;

/** Fields that differ from the profile or that it lacks. */
export function findChanges<Section extends ParsedSection>(
  section: Section,
  found: Fields<Section>,
  current: Fields<Section>,
): string[] {
  return sectionRules[section].fields
    .map(String)
    .filter((field) =>
      field === 'period'
        ? differsFromPeriod(periodOf(section, found as AnyFields), periodOf(section, current as AnyFields))
        : differs(field, found as AnyFields, current as AnyFields),
    );
}

/** The entry with the given fields replaced by the CV's. */
export function takeFields(
  section: ParsedSection,
  current: AnyFields,
  { found, fields }: { found: AnyFields; fields: readonly string[] },
): AnyFields {
  const taken = fields.map((field) =>
    field === 'period' ? mergePeriods(section, found, current) : { [field]: found[field] ?? null },
  );
  return Object.assign({}, current, ...taken) as AnyFields;
}

/** The stored fields behind a choice. */
export function fieldsOf(section: ParsedSection, choice: string): readonly string[] {
  return choice === 'period' ? sectionRules[section].period : [choice];
}

function differs(field: string, found: AnyFields, current: AnyFields): boolean {
  const [said, known] = [textOf(found[field]), textOf(current[field])];
  return normalizeText(said) !== '' && normalizeText(said) !== normalizeText(known);
}

/** Merges two periods; takes the CV's where the result would end before it begins. */
function mergePeriods(section: ParsedSection, found: AnyFields, current: AnyFields): AnyFields {
  const said = periodOf(section, found);
  const merged = completePeriod(said, periodOf(section, current));
  const { start_date, end_date, is_current } = isPossiblePeriod(merged) ? merged : said;
  const values = [start_date, end_date, is_current];
  return Object.fromEntries(sectionRules[section].period.map((name, index) => [name, values[index] ?? null]));
}

function completePeriod(said: Period, known: Period): Period {
  const start_date = differsFromMonth(said.start_date, known.start_date) ? said.start_date : known.start_date;
  if (said.is_current) return { start_date, end_date: null, is_current: true };
  if (said.end_date === null) return { ...known, start_date };
  const end_date = differsFromMonth(said.end_date, known.end_date) ? said.end_date : known.end_date;
  return { start_date, end_date, is_current: false };
}

function periodOf(section: ParsedSection, entry: AnyFields): Period {
  const [start = '', end = '', current = ''] = sectionRules[section].period as readonly string[];
  return {
    start_date: textOf(entry[start]),
    end_date: textOf(entry[end]),
    is_current: entry[current] === true,
  };
}

const textOf = (value: AnyFields[string] | undefined): string | null =>
  typeof value === 'string' ? value : null;
