import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from './field';
import styles from './field.module.css';
import type { TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that reveals it; hiding it again keeps value and focus. */
export function PasswordField({ label, hint, error, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles['withButton']}>
          <input {...input} {...control} type={visible ? 'text' : 'password'} />
          <button
            type="button"
            className={styles['reveal']}
            aria-label={visible ? hideLabel : showLabel}
            aria-pressed={visible}
            aria-controls={control.id}
            onClick={() => setVisible(!visible)}
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  );
}
