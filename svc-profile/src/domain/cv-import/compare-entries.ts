import type { ParsedSection } from '@sabi/contracts/cv-evidence';
import { isPossiblePeriod, type Period, tellsOtherMonth, tellsOtherPeriod } from './compare-periods';
import { sayingOf } from './normalize-text';
import { type Fields, sectionRules } from './section-rules';

/** An entry of whichever list. */
export type AnyFields = Readonly<Record<string, string | boolean | null>>;

/** The fields of which a document says something else than the profile, or the profile nothing. */
export function findChanges<Section extends ParsedSection>(
  section: Section,
  found: Fields<Section>,
  current: Fields<Section>,
): string[] {
  return sectionRules[section].fields
    .map(String)
    .filter((field) =>
      field === 'period'
        ? tellsOtherPeriod(periodOf(section, found as AnyFields), periodOf(section, current as AnyFields))
        : differs(field, found as AnyFields, current as AnyFields),
    );
}

/** The entry with the given fields as the document has them. What the document is silent about stays. */
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

/** The fields a choice is about. */
export function fieldsOf(section: ParsedSection, choice: string): readonly string[] {
  return choice === 'period' ? sectionRules[section].period : [choice];
}

function differs(field: string, found: AnyFields, current: AnyFields): boolean {
  const [said, known] = [textOf(found[field]), textOf(current[field])];
  return sayingOf(said) !== '' && sayingOf(said) !== sayingOf(known);
}

/** What either knows of one period. Where that would end before it begins, they are two, and the document's is taken whole. */
function mergePeriods(section: ParsedSection, found: AnyFields, current: AnyFields): AnyFields {
  const said = periodOf(section, found);
  const merged = completePeriod(said, periodOf(section, current));
  const { start_date, end_date, is_current } = isPossiblePeriod(merged) ? merged : said;
  const values = [start_date, end_date, is_current];
  return Object.fromEntries(sectionRules[section].period.map((name, index) => [name, values[index] ?? null]));
}

function completePeriod(said: Period, known: Period): Period {
  const start_date = tellsOtherMonth(said.start_date, known.start_date) ? said.start_date : known.start_date;
  if (said.is_current) return { start_date, end_date: null, is_current: true };
  if (said.end_date === null) return { ...known, start_date };
  const end_date = tellsOtherMonth(said.end_date, known.end_date) ? said.end_date : known.end_date;
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
