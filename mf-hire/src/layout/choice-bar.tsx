import type { ReactNode } from 'react';
import styles from './choice-bar.module.css';

interface ChoiceBarProps<Value extends string | null> {
  label: string;
  choices: readonly { readonly value: Value; readonly text: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** As wide as the page; scrolls where it does not fit. */
  isWide?: boolean;
}

/** Buttons of which one is pressed: a filter, or the view of a page. */
export function ChoiceBar<Value extends string | null>({
  label,
  choices,
  value: chosen,
  onChange,
  isWide = false,
}: ChoiceBarProps<Value>) {
  return (
    <div className={styles[isWide ? 'wide' : 'bar']} role="group" aria-label={label}>
      {choices.map(({ value, text }) => (
        <button
          key={value ?? 'all'}
          type="button"
          className={styles['choice']}
          aria-pressed={value === chosen}
          onClick={() => onChange(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
