import { isEarlier, isPossibleMonth } from '@sabi/contracts/profile/entry-rules';
import type { FieldSpec, FieldValues, Saved } from './field-spec';

export interface EditValues {
  lines: Record<string, string>;
  months: Record<string, { month: string; year: string }>;
  switches: Record<string, boolean>;
  /** The saved values that the form started with; part of the values, so that the draft includes them. */
  base: Saved;
}

export type Fault = 'missing' | 'yearMissing' | 'year' | 'order';

/** @param fieldValues if different from the form's initial values */
export function toValues(
  fields: readonly FieldSpec[],
  base: Saved,
  fieldValues: FieldValues = base.fieldValues,
): EditValues {
  const values: EditValues = { lines: {}, months: {}, switches: {}, base };
  for (const { kind, name } of fields) {
    const value = fieldValues[name];
    const text = typeof value === 'string' ? value : '';
    if (kind === 'switch') values.switches[name] = value === true;
    else if (kind === 'month') {
      const [year = '', month = ''] = text.split('-');
      values.months[name] = { month, year };
    } else values.lines[name] = text;
  }
  return values;
}

export function toFieldValues(fields: readonly FieldSpec[], values: EditValues): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.name, readField(field, values)]));
}

/** Initial values of a new entry. */
export function createBlank(fields: readonly FieldSpec[]): Saved {
  const nothing = { fieldValues: {}, version: 0 };
  return { ...nothing, fieldValues: toFieldValues(fields, toValues(fields, nothing)) };
}

function readField(field: FieldSpec, values: EditValues): string | boolean | null {
  if (field.kind === 'switch') return values.switches[field.name] ?? false;
  if (field.kind === 'month') return isLeftOut(field, values) ? null : joinMonth(values, field.name) || null;
  return values.lines[field.name]?.trim() || null;
}

/** `2020-05`, `2020`, or empty. */
function joinMonth({ months }: EditValues, name: string): string {
  const { month = '', year = '' } = months[name] ?? {};
  return [year.trim(), month].filter(Boolean).join('-');
}

export function isLeftOut(field: FieldSpec, { switches }: EditValues): boolean {
  return field.kind === 'month' && field.unless !== undefined && switches[field.unless] === true;
}

/** @returns null for a valid field */
export function findFault(field: FieldSpec, values: EditValues): Fault | null {
  if (field.kind === 'line') return field.isRequired && !values.lines[field.name]?.trim() ? 'missing' : null;
  if (field.kind !== 'month' || isLeftOut(field, values)) return null;
  const { month = '', year = '' } = values.months[field.name] ?? {};
  if (!year.trim()) return month ? 'yearMissing' : null;
  if (!/^\d{4}$/.test(year.trim()) || !isPossibleMonth(year.trim())) return 'year';
  const before = field.after && joinMonth(values, field.after);
  return before && isEarlier(joinMonth(values, field.name), before) ? 'order' : null;
}

/** Name of the control of a field, for its error and the focus. */
export function pathOf({ kind, name }: FieldSpec) {
  if (kind === 'switch') return `switches.${name}` as const;
  return kind === 'month' ? (`months.${name}.year` as const) : (`lines.${name}` as const);
}
