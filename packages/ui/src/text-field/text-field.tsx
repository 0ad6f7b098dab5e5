import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldTexts } from './field';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>, FieldTexts {
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}
