import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field';

export interface SelectFieldProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'>, FieldTexts {
  /** First option, which means no choice. */
  placeholder: string;
  options: readonly { readonly value: string; readonly label: string }[];
  ref?: Ref<HTMLSelectElement>;
}

/** The native select: it works everywhere, by touch and without script. */
export function SelectField({ label, hint, error, placeholder, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select {...select} {...control}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
