import type editing from '../locales/en/editing.json';

type Label = keyof typeof editing.fields;

interface Named {
  /** The service's name of the field. */
  readonly name: string;
  readonly label: Label;
}

export interface LineSpec extends Named {
  readonly kind: 'line';
  readonly maxLength: number;
  readonly isRequired?: true;
  readonly type?: 'tel';
  readonly autoComplete?: string;
  /** Suggested values; any other may be typed. */
  readonly suggestions?: keyof typeof editing.suggestions;
}

export interface TextSpec extends Named {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly rows: number;
}

/** A month, or a year alone where the month is unknown. */
export interface MonthSpec extends Named {
  readonly kind: 'month';
  /** Name of the month that must not be later. */
  readonly after?: string;
  /** Name of the switch that clears it. */
  readonly unless?: string;
}

export interface SwitchSpec extends Named {
  readonly kind: 'switch';
}

/** Fields of a form, in order. */
export type FieldSpec = LineSpec | TextSpec | MonthSpec | SwitchSpec;

/** Values by the service's field names. */
export type FieldValues = Readonly<Record<string, string | boolean | null>>;

/** Saved values with their version. */
export interface Saved {
  readonly fieldValues: FieldValues;
  readonly version: number;
}
