import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field';

export interface TextAreaFieldProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>, FieldTexts {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...area} {...control} />}
    </Field>
  );
}
