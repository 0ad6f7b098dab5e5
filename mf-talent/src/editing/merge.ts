import type { FieldSpec, FieldValues, Saved } from './field-spec';

export type Side = 'mine' | 'theirs';

/** Fields that are chosen together, such as a month and the switch that clears it. */
export interface Difference {
  readonly field: FieldSpec;
  readonly names: readonly string[];
  /** The side that has changed since the form was opened; mine if both have. */
  readonly suggested: Side;
}

const differs = (names: readonly string[], one: FieldValues, other: FieldValues) =>
  names.some((name) => one[name] !== other[name]);

/** Whether the form's fields are equal on both sides. */
export function hasSameValues(fields: readonly FieldSpec[], one: FieldValues, other: FieldValues): boolean {
  return !differs(namesIn(fields), one, other);
}

const namesIn = (fields: readonly FieldSpec[]) => fields.map(({ name }) => name);

export function findDifferences(
  fields: readonly FieldSpec[],
  { base, mine, theirs }: { base: FieldValues; mine: FieldValues; theirs: FieldValues },
): Difference[] {
  return fields
    .filter(({ kind }) => kind !== 'switch')
    .map((field) => {
      const names = field.kind === 'month' && field.unless ? [field.name, field.unless] : [field.name];
      const suggested: Side = differs(names, base, mine) ? 'mine' : 'theirs';
      return { field, names, suggested };
    })
    .filter(({ names }) => differs(names, mine, theirs));
}

/** Their values, with mine where that was chosen. */
export function merge(
  { mine, theirs }: { mine: FieldValues; theirs: Saved },
  differences: readonly Difference[],
  choices: Readonly<Record<string, Side>>,
): FieldValues {
  const chosen = differences
    .filter(({ field, suggested }) => (choices[field.name] ?? suggested) === 'mine')
    .flatMap(({ names }) => names.map((name) => [name, mine[name] ?? null] as const));
  return { ...theirs.fieldValues, ...Object.fromEntries(chosen) };
}
