import type { ParsedSection } from '@sabi/contracts/cv-evidence';
import { type Period, tellsOtherMonth, tellsOtherPeriod } from './same-time';
import { sayingOf } from './same-words';
import { type Fields, sectionRules } from './sections';

/** An entry of whichever list. */
export type AnyFields = Readonly<Record<string, string | boolean | null>>;

const months: readonly string[] = ['issue_date', 'expiration_date'];

/** The fields of which a document says something else than the profile, or the profile nothing. */
export function findChanges<Section extends ParsedSection>(
  section: Section,
  found: Fields<Section>,
  current: Fields<Section>,
): string[] {
  return sectionRules[section].fields
    .map(String)
    .filter((field) => differs(field, found as AnyFields, current as AnyFields));
}

/** The entry with the given fields as the document has them. What the document is silent about stays. */
export function takeFields(
  current: AnyFields,
  { found, fields }: { found: AnyFields; fields: readonly string[] },
): AnyFields {
  const taken = fields.map((field) =>
    field === 'period' ? mergePeriods(found, current) : { [field]: found[field] ?? null },
  );
  return Object.assign({}, current, ...taken) as AnyFields;
}

/** The fields a choice is about. */
export function fieldsOf(choice: string): readonly string[] {
  return choice === 'period' ? ['start_date', 'end_date', 'is_current'] : [choice];
}

function differs(field: string, found: AnyFields, current: AnyFields): boolean {
  if (field === 'period') return tellsOtherPeriod(periodOf(found), periodOf(current));
  const [said, known] = [textOf(found[field]), textOf(current[field])];
  if (months.includes(field)) return tellsOtherMonth(said, known);
  return sayingOf(said) !== '' && sayingOf(said) !== sayingOf(known);
}

function mergePeriods(found: AnyFields, current: AnyFields): Period {
  const [said, known] = [periodOf(found), periodOf(current)];
  const start_date = tellsOtherMonth(said.start_date, known.start_date) ? said.start_date : known.start_date;
  if (said.is_current) return { start_date, end_date: null, is_current: true };
  if (said.end_date === null) return { ...known, start_date };
  const end_date = tellsOtherMonth(said.end_date, known.end_date) ? said.end_date : known.end_date;
  return { start_date, end_date, is_current: false };
}

function periodOf(entry: AnyFields): Period {
  return {
    start_date: textOf(entry['start_date']),
    end_date: textOf(entry['end_date']),
    is_current: entry['is_current'] === true,
  };
}

const textOf = (value: AnyFields[string] | undefined): string | null =>
  typeof value === 'string' ? value : null;
