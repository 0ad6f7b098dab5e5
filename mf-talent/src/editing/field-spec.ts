import type editing from '../locales/en/editing.json';

type Label = keyof typeof editing.fields;

interface Named {
  /** The service's name of it. */
  readonly name: string;
  readonly label: Label;
}

export interface LineSpec extends Named {
  readonly kind: 'line';
  readonly maxLength: number;
  readonly isRequired?: true;
  readonly type?: 'tel';
  readonly autoComplete?: string;
  /** Words to choose from; any other may be typed. */
  readonly suggestions?: keyof typeof editing.suggestions;
}

export interface TextSpec extends Named {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly rows: number;
}

/** A month, or a year where no more is known. */
export interface MonthSpec extends Named {
  readonly kind: 'month';
  /** The month it must not be before. */
  readonly after?: string;
  /** The switch that leaves it without a value. */
  readonly unless?: string;
}

export interface SwitchSpec extends Named {
  readonly kind: 'switch';
}

/** Forms are data: a list of fields in order. */
export type FieldSpec = LineSpec | TextSpec | MonthSpec | SwitchSpec;

/** Values by the service's field names. */
export type FieldValues = Readonly<Record<string, string | boolean | null>>;

/** Saved values with their version. */
export interface Saved {
  readonly fieldValues: FieldValues;
  readonly version: number;
}
