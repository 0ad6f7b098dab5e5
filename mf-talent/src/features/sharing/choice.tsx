import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './sharing.module.css';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  label: string;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox or radio button with its label. */
export function Choice({ label, hint, ...input }: ChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input {...input} />
      <span>
        {label}
        {hint && <span className={styles['hint']}>{hint}</span>}
      </span>
    </label>
  );
}

interface ChoicesProps {
  legend: string;
  /** For short labels: side by side. */
  inline?: boolean;
  children: ReactNode;
}

export function Choices({ legend, inline = false, children }: ChoicesProps) {
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles[inline ? 'inline' : 'stacked']}>{children}</div>
    </fieldset>
  );
}
